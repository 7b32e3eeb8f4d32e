import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from svod.cli.main import main

SOUND = """\
id: zz-keg
kind: status
code: R1
name: Powder Keg
"""
NAMES = "id: zz-keg\nnames: {preferred: Пороховая бочка, attested: translators}\n"


@pytest.fixture(autouse=True)
def base(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A sound base, the current folder, outside of any environment that changes the output."""
    for variable in ("GITHUB_ACTIONS", "NO_COLOR"):
        monkeypatch.delenv(variable, raising=False)
    root = tmp_path / "base"
    for folder in ("rulings", "heroes/deep", "docs"):
        (root / folder).mkdir(parents=True)
    (root / "heroes/zz-keg.yml").write_text(SOUND, encoding="utf-8")
    (root / "heroes/zz-keg.ru.yml").write_text(NAMES, encoding="utf-8")
    monkeypatch.chdir(root)
    return root


def svod(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["check", *arguments])


def plant_error(base: Path, folder: str = "heroes") -> None:
    broken = SOUND.replace("zz-keg", "zz-barrel").replace("R1", "R2") + "heroes: [zz-nobody]\n"
    (base / folder / "zz-barrel.yml").write_text(broken, encoding="utf-8")
    (base / folder / "zz-barrel.ru.yml").write_text(NAMES.replace("zz-keg", "zz-barrel"), encoding="utf-8")


def plant_warning(base: Path) -> None:
    (base / "heroes/zz-keg.ru.yml").unlink()


def test_a_sound_base_is_passed_over_in_silence() -> None:
    outcome = svod()
    assert (outcome.exit_code, outcome.output) == (0, "")


def test_an_error_is_told_with_place_and_remedy(base: Path) -> None:
    plant_error(base)
    outcome = svod()
    assert outcome.exit_code == 1
    assert outcome.stdout == (
        "heroes/zz-barrel.yml:5:10: error: there is no hero 'zz-nobody' [unknown-reference]\n"
        "    Write it, or correct the id.\n"
    )
    assert outcome.stderr == "1 error, 0 warnings in 1 file\n"


def test_a_warning_passes_unless_strict(base: Path) -> None:
    plant_warning(base)
    relaxed, strict = svod(), svod("--strict")
    assert (relaxed.exit_code, strict.exit_code) == (0, 1)
    assert relaxed.stdout == strict.stdout
    assert "heroes/zz-keg.yml:1:1: warning: " in relaxed.stdout


@pytest.mark.parametrize("inside", ["rulings", "heroes/deep", "docs"])
def test_the_base_is_found_from_a_folder_inside(
    base: Path, inside: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant_error(base)
    monkeypatch.chdir(base / inside)
    assert svod().stdout.startswith("heroes/zz-barrel.yml:5:10: error: ")


def test_a_path_limits_what_is_reported(base: Path) -> None:
    plant_warning(base)
    plant_error(base, "heroes/deep")
    (base / "rulings/zz-bad.yml").write_text("kind: zz\n", encoding="utf-8")

    def files(*paths: str) -> list[str]:
        return [
            problem["path"] for problem in json.loads(svod("--format", "json", *paths).stdout)["problems"]
        ]

    assert files() == ["heroes/deep/zz-barrel.yml", "heroes/zz-keg.yml", "rulings/zz-bad.yml"]
    assert files("heroes") == ["heroes/deep/zz-barrel.yml", "heroes/zz-keg.yml"]
    assert files("heroes/zz-keg.yml") == ["heroes/zz-keg.yml"]
    assert files("rulings", "heroes/deep") == ["heroes/deep/zz-barrel.yml", "rulings/zz-bad.yml"]
    assert files(str(base / "rulings")) == ["rulings/zz-bad.yml"]
    assert files(".") == files()


def test_what_is_not_reported_does_not_count(base: Path) -> None:
    plant_error(base, "heroes/deep")
    assert svod("rulings").exit_code == 0
    assert svod("heroes").exit_code == 1


def test_the_base_is_that_of_the_first_path(
    base: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant_error(base)
    monkeypatch.chdir(tmp_path)
    assert svod("base/heroes").stdout.startswith("heroes/zz-barrel.yml:5:10: error: ")


@pytest.mark.parametrize(
    "arguments, said",
    [
        (["heroes/zz-none.yml"], "does not exist"),
        (["docs"], "docs is not in the base"),
        (["heroes", "../elsewhere"], "elsewhere is not in the base"),
        (["../elsewhere"], "no base at or above"),
        (["--format", "xml"], "'xml' is not one of"),
    ],
)
def test_unusable_input(tmp_path: Path, arguments: list[str], said: str) -> None:
    (tmp_path / "elsewhere").mkdir()
    outcome = svod(*arguments)
    assert outcome.exit_code == 2
    assert said in outcome.stderr
    assert outcome.stdout == ""


def test_without_a_base_there_is_nothing_to_check(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    outcome = svod()
    assert outcome.exit_code == 2
    assert "a base has the folders rulings and heroes" in outcome.stderr


def test_json_is_all_that_is_printed(base: Path) -> None:
    plant_error(base)
    plant_warning(base)
    outcome = svod("--format", "json", "--stats")
    report = json.loads(outcome.output)
    assert outcome.exit_code == 1
    assert (report["errors"], report["warnings"]) == (1, 1)
    assert report["problems"][0] == {
        "path": "heroes/zz-barrel.yml",
        "line": 5,
        "column": 10,
        "level": "error",
        "rule": "unknown-reference",
        "message": "there is no hero 'zz-nobody'",
        "hint": "Write it, or correct the id.",
    }
    assert report["stats"]["records"]["status"] == 2


def test_on_github_problems_become_annotations(base: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plant_error(base)
    chosen = svod("--format", "github")
    monkeypatch.setenv("GITHUB_ACTIONS", "true")
    assert chosen.stdout == svod().stdout
    assert chosen.stdout == (
        "::error file=heroes/zz-barrel.yml,line=5,col=10,title=unknown-reference::"
        "there is no hero 'zz-nobody' Write it, or correct the id.\n"
    )
    assert svod("--format", "text").stdout.startswith("heroes/zz-barrel.yml:5:10: ")


def test_stats_are_lines_of_text() -> None:
    outcome = svod("--stats")
    assert outcome.exit_code == 0
    assert "records:\n  ruling: 0\n" in outcome.stdout
    assert "\n  status: 1\n" in outcome.stdout
    assert "\ntexts: 0\n" in outcome.stdout


@pytest.mark.parametrize("environment, coloured", [({}, True), ({"NO_COLOR": "1"}, False)])
def test_a_terminal_gets_colours_and_a_summary(
    base: Path, environment: dict[str, str], *, coloured: bool
) -> None:
    plant_error(base)
    terminal, its_end = os.openpty()
    command = [sys.executable, "-m", "svod", "check"]
    outcome = subprocess.run(
        command, stdout=its_end, stderr=subprocess.PIPE, env=os.environ | environment, check=False
    )
    os.close(its_end)
    shown = os.read(terminal, 10_000).decode()
    os.close(terminal)
    assert (outcome.returncode, outcome.stderr) == (1, b"")
    assert ("\x1b[31merror:\x1b[0m" in shown) == coloured
    assert ("\x1b" in shown) == coloured
    assert shown.endswith("1 error, 0 warnings in 1 file\r\n")


def test_help_shows_examples() -> None:
    outcome = svod("--help")
    assert outcome.exit_code == 0
    assert "svod check --strict rulings/gunslinger" in outcome.stdout
