"""The lock files agree with pyproject.toml and with each other; `make lock` renews them."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKS = ("requirements.txt", "requirements-dev.txt")


def entries(lock: str) -> list[tuple[Requirement, str]]:
    """Every pin of a lock file with the text that follows it: its hashes and what asked for it."""
    text = (ROOT / lock).read_text(encoding="utf-8")
    blocks = re.split(r"^(?=[a-z0-9])", text, flags=re.MULTILINE)[1:]
    return [(Requirement(block.partition("\\")[0].strip()), block) for block in blocks]


def wanted(lock: str) -> list[Requirement]:
    """What pyproject.toml asks of a lock file."""
    groups = ["build", "dev"] if lock == "requirements-dev.txt" else ["build"]
    lines = PROJECT["project"]["dependencies"] + [
        line for group in groups for line in PROJECT["dependency-groups"][group]
    ]
    return [Requirement(line) for line in lines]


@pytest.mark.parametrize("lock", LOCKS)
def test_every_pin_is_exact_and_hashed(lock: str) -> None:
    pins = entries(lock)
    assert len(pins) > len(wanted(lock))
    loose = [
        str(pin)
        for pin, block in pins
        if [specifier.operator for specifier in pin.specifier] != ["=="] or "--hash=sha256:" not in block
    ]
    assert loose == []


@pytest.mark.parametrize("lock", LOCKS)
def test_what_the_project_asks_for_is_pinned(lock: str) -> None:
    versions: dict[str, list[str]] = {}
    for pin, _ in entries(lock):
        versions.setdefault(pin.name, []).extend(specifier.version for specifier in pin.specifier)
    unmet = [
        str(requirement)
        for requirement in wanted(lock)
        if not (pinned := versions.get(canonicalize_name(requirement.name)))
        or not all(requirement.specifier.contains(version) for version in pinned)
    ]
    assert unmet == []


@pytest.mark.parametrize("lock", LOCKS)
def test_nothing_is_pinned_that_the_project_no_longer_asks_for(lock: str) -> None:
    asked = {canonicalize_name(requirement.name) for requirement in wanted(lock)}
    by_project = {
        pin.name for pin, block in entries(lock) if re.search(r"# +(via )?(svod |pyproject)", block)
    }
    assert by_project == asked


def test_both_lock_files_pin_the_same_versions() -> None:
    site, dev = ({str(pin) for pin, _ in entries(lock)} for lock in LOCKS)
    assert site <= dev


def test_the_build_asks_for_what_the_lock_holds() -> None:
    assert PROJECT["build-system"]["requires"] == PROJECT["dependency-groups"]["build"]
