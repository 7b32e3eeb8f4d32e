from pathlib import Path

import pytest

from tests.golden_files import GOLDEN, GoldenFiles, folder_for


def test_the_same_text_passes_and_another_fails(tmp_path: Path) -> None:
    (tmp_path / "menu.txt").write_text("суп\n", encoding="utf-8")
    golden = GoldenFiles(tmp_path, update=False)
    golden("menu.txt", "суп\n")
    with pytest.raises(AssertionError, match="make golden"):
        golden("menu.txt", "суп")


def test_a_missing_file_fails(tmp_path: Path) -> None:
    with pytest.raises(pytest.fail.Exception, match="is missing"):
        GoldenFiles(tmp_path, update=False)("menu.txt", "суп")


def test_update_writes_the_file(tmp_path: Path) -> None:
    GoldenFiles(tmp_path, update=True)("deep/menu.txt", "щи\n")
    assert (tmp_path / "deep/menu.txt").read_bytes() == "щи\n".encode()


def test_the_folder_mirrors_the_test_module() -> None:
    assert folder_for(GOLDEN.parent / "text/test_dates.py") == GOLDEN / "text/dates"
