import os
import shutil
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from svod.records.library import Library
from svod.records.store import load
from tests.golden_files import GoldenFiles, folder_for

BASE = Path(__file__).parent / "fixtures" / "base"

# Time limits of single examples are off: on a shared machine they fail by chance.
settings.register_profile("dev", max_examples=50, deadline=None)
settings.register_profile("ci", max_examples=100, deadline=None, derandomize=True, print_blob=True)
settings.register_profile(
    "long", max_examples=2_000, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") else "dev"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write the golden files anew")


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> GoldenFiles:
    """`golden("menu.json", text)` compares with tests/golden/<layer>/<module>/menu.json."""
    update: bool = request.config.getoption("--update-golden")
    return GoldenFiles(folder_for(request.path), update=update)


@pytest.fixture
def base(tmp_path: Path) -> Path:
    """A copy, free to change, of the small whole base in tests/fixtures/base."""
    return shutil.copytree(BASE, tmp_path / "base", ignore=shutil.ignore_patterns(".svod"))


@pytest.fixture(scope="session")
def library(tmp_path_factory: pytest.TempPathFactory) -> Library:
    """The library of the small whole base."""
    root = tmp_path_factory.mktemp("library") / "base"
    return load(shutil.copytree(BASE, root, ignore=shutil.ignore_patterns(".svod")))
