import os
import subprocess
import sys
from pathlib import Path

import pytest

from svod.publish.swap import ForeignFolderError, is_ours, replacing


def write(folder: Path, text: str) -> None:
    """A site of ours that says `text`."""
    (folder / "api/v1").mkdir(parents=True)
    (folder / "api/v1/index.json").write_text('{"project": "svod"}')
    (folder / "index.html").write_text(text)


@pytest.fixture
def target(tmp_path: Path) -> Path:
    """Where an old site stands."""
    write(tmp_path / "site", "old")
    (tmp_path / "site/gone.html").touch()
    return tmp_path / "site"


def names(folder: Path) -> list[str]:
    """What is in the folder."""
    return sorted(path.name for path in folder.iterdir())


def fail_in(target: Path) -> None:
    """Build half of a new site."""
    with replacing(target) as folder:
        write(folder, "new")
        raise RuntimeError


def dead_process() -> int:
    """The number of a process that has ended."""
    with subprocess.Popen([sys.executable, "-c", ""]) as process:
        process.wait()
    return process.pid


def test_a_new_site_takes_the_place_of_the_old_one_as_a_whole(target: Path) -> None:
    with replacing(target) as folder:
        write(folder, "new")
        assert (target / "index.html").read_text() == "old"
    assert (target / "index.html").read_text() == "new"
    assert not (target / "gone.html").exists()
    assert names(target.parent) == ["site"]


def test_a_failure_leaves_the_old_site_and_no_litter(target: Path) -> None:
    with pytest.raises(RuntimeError):
        fail_in(target)
    assert (target / "index.html").read_text() == "old"
    assert names(target.parent) == ["site"]


def test_where_nothing_stood_a_failure_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError):
        fail_in(tmp_path / "site")
    assert names(tmp_path) == []


@pytest.mark.parametrize("missing", ["site", "deep/down/site"])
def test_a_folder_that_is_not_there_is_made_and_can_be_read_by_all(tmp_path: Path, missing: str) -> None:
    with replacing(tmp_path / missing) as folder:
        write(folder, "new")
    assert is_ours(tmp_path / missing)
    assert (tmp_path / missing).stat().st_mode & 0o777 == 0o755


def test_an_empty_folder_may_be_filled(tmp_path: Path) -> None:
    (tmp_path / "site").mkdir(mode=0o750)
    with replacing(tmp_path / "site") as folder:
        write(folder, "new")
    assert is_ours(tmp_path / "site")
    assert (tmp_path / "site").stat().st_mode & 0o777 == 0o750


@pytest.mark.parametrize(
    "files",
    [
        {"letter.txt": "dear"},
        {"index.html": "a site of somebody else"},
        {"api/v1/index.json": "{}"},
        {"api/v1/index.json": "[1]"},
        {"api/v1/index.json": "{"},
    ],
)
def test_a_folder_that_is_not_ours_is_refused_and_kept(tmp_path: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        (tmp_path / "taken" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "taken" / name).write_text(text)
    with pytest.raises(ForeignFolderError, match="holds no site made by svod"), replacing(tmp_path / "taken"):
        pytest.fail("it was let in")
    for name, text in files.items():
        assert (tmp_path / "taken" / name).read_text() == text
    assert names(tmp_path) == ["taken"]


def test_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "taken").touch()
    with pytest.raises(ForeignFolderError, match="is a file"), replacing(tmp_path / "taken"):
        pytest.fail("it was let in")


def test_a_link_keeps_pointing_to_the_place_that_it_names(target: Path) -> None:
    link = target.parent / "current"
    link.symlink_to(target)
    with replacing(link) as folder:
        write(folder, "new")
    assert link.is_symlink()
    assert (target / "index.html").read_text() == "new"


def test_the_folder_of_a_killed_run_is_cleared_away(target: Path) -> None:
    (target.parent / f".site.svod-new-{dead_process()}/half").mkdir(parents=True)
    with replacing(target) as folder:
        write(folder, "new")
    assert names(target.parent) == ["site"]


def test_a_run_killed_between_the_two_renames_gets_its_old_site_back(target: Path) -> None:
    target.rename(target.with_name(f".site.svod-old-{dead_process()}"))
    with pytest.raises(RuntimeError):
        fail_in(target)
    assert (target / "index.html").read_text() == "old"
    assert names(target.parent) == ["site"]


def test_the_folder_of_a_run_that_still_works_is_left_alone(target: Path) -> None:
    other = target.parent / f".site.svod-new-{os.getppid()}"
    other.mkdir()
    with replacing(target) as folder:
        write(folder, "new")
    assert names(target.parent) == [other.name, "site"]
