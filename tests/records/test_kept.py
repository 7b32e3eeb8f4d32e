import re
from pathlib import Path

import pytest

from svod.records import kept


def test_what_is_written_is_read(tmp_path: Path) -> None:
    kept.write(tmp_path, "some", b"one")
    kept.write(tmp_path, "some", b"two")
    kept.write(tmp_path, "other", b"")
    assert (kept.read(tmp_path, "some"), kept.read(tmp_path, "other")) == (b"two", b"")
    assert sorted(path.name for path in (tmp_path / kept.FOLDER).iterdir()) == ["other", "some"]


def test_what_is_not_there_or_damaged_is_not_read(tmp_path: Path) -> None:
    assert kept.read(tmp_path, "some") is None
    kept.write(tmp_path, "some", b"content")
    file = tmp_path / kept.FOLDER / "some"
    raw = file.read_bytes()
    for damaged in (b"", raw[:-1], raw + b"x", raw.replace(b"content", b"contemt")):
        file.write_bytes(damaged)
        assert kept.read(tmp_path, "some") is None


def test_without_a_folder_nothing_is_kept() -> None:
    kept.write(None, "some", b"content")
    assert kept.read(None, "some") is None


def test_a_place_that_cannot_be_written_to_costs_only_time(tmp_path: Path) -> None:
    (tmp_path / kept.FOLDER).write_text("no folder")
    kept.write(tmp_path, "some", b"content")
    assert kept.read(tmp_path, "some") is None
    (tmp_path / kept.FOLDER).unlink()
    (tmp_path / kept.FOLDER / "some").mkdir(parents=True)
    kept.write(tmp_path, "some", b"content")
    assert [path.name for path in (tmp_path / kept.FOLDER).iterdir()] == ["some"]


@pytest.mark.parametrize("other", [b"", b"a", b"ba", b"ab\0", b"AB"])
def test_fingerprints(other: bytes) -> None:
    assert kept.digest(b"ab") == kept.digest(b"ab") != kept.digest(other)
    assert re.fullmatch(rb".{16}", kept.digest(other), re.DOTALL)


def test_the_fingerprint_of_code_is_that_of_its_modules() -> None:
    assert kept.code("svod.text") == kept.code("svod.text")
    assert len({kept.code("svod.text"), kept.code("svod.links"), kept.code("svod.text", "svod.links")}) == 3
