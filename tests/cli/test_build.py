from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from svod.cli.main import main
from tests.site.sound_base import sound_base


@pytest.fixture
def base(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The base in which the command is called."""
    made = sound_base(tmp_path / "base")
    monkeypatch.chdir(made)
    monkeypatch.setenv("SVOD_SITE_URL", "https://h.example/")
    return made


def build(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["build", *arguments])


def test_the_site_is_built_without_a_word_where_nobody_watches(base: Path) -> None:
    outcome = build()
    assert (outcome.exit_code, outcome.output) == (0, "")
    assert (base / "site/en/index.html").is_file()


def test_the_site_is_built_where_it_is_wanted(base: Path, tmp_path: Path) -> None:
    assert build("--out", str(tmp_path / "out")).exit_code == 0
    assert (tmp_path / "out/index.html").is_file()
    assert not (base / "site").exists()


def test_errors_in_records_give_1_and_are_all_told(base: Path) -> None:
    (base / "rulings/zz-bad.yml").write_text("id: zz-bad\nkind: ruling\ncode: R999\ntitl: x\n")
    outcome = build()
    assert outcome.exit_code == 1
    assert "rulings/zz-bad.yml:1:1: error:" in outcome.output
    assert "rulings/zz-bad.yml:4:1: error:" in outcome.output


@pytest.mark.usefixtures("base")
def test_a_folder_of_somebody_else_gives_2(tmp_path: Path) -> None:
    (tmp_path / "home").mkdir()
    (tmp_path / "home/letter.txt").touch()
    outcome = build("--out", str(tmp_path / "home"))
    assert outcome.exit_code == 2
    assert "holds no site made by svod" in outcome.output


@pytest.mark.usefixtures("base")
def test_an_address_that_is_none_gives_2(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SVOD_SITE_URL", "nowhere")
    outcome = build()
    assert outcome.exit_code == 2
    assert "site_url" in outcome.output


def test_outside_of_a_base_it_gives_2(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    outcome = build()
    assert outcome.exit_code == 2
    assert "no base" in outcome.output


def test_help_has_examples() -> None:
    assert "svod build --out" in build("--help").output
