"""Putting a new site in the place of the old one: made beside, swapped in whole, nothing left behind."""

from __future__ import annotations

import json
import os
import shutil
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from svod.api.v1 import FOLDER

if TYPE_CHECKING:
    from collections.abc import Iterator

_NEW, _OLD = "svod-new", "svod-old"


class ForeignFolderError(Exception):
    """The place is taken by something that Svod did not make."""


@contextmanager
def replacing(target: Path) -> Iterator[Path]:
    """An empty folder beside ``target`` to build in.

    It takes the place of ``target`` when the block ends well, and vanishes when it does not. What a killed
    run left behind is put right first. Raises ForeignFolderError where ``target`` is a file, or a folder that
    holds anything but a site of ours.
    """
    target = Path(os.path.realpath(target))
    _recover(target)
    if target.is_file():
        raise ForeignFolderError(f"{target} is a file, not a folder")
    if target.is_dir() and any(target.iterdir()) and not is_ours(target):
        raise ForeignFolderError(
            f"{target} is not empty and holds no site made by svod: name another folder, or empty it yourself"
        )
    target.parent.mkdir(parents=True, exist_ok=True)
    beside = _beside(target, _NEW, os.getpid())
    beside.mkdir()
    try:
        yield beside
        _swap(beside, target)
    finally:
        shutil.rmtree(beside, ignore_errors=True)


def is_ours(folder: Path) -> bool:
    """Whether the folder holds a site that Svod built: its API says so."""
    try:
        index = json.loads((folder / FOLDER / "index.json").read_bytes())
    except (OSError, ValueError):
        return False
    return isinstance(index, dict) and index.get("project") == "svod"


def _swap(new: Path, target: Path) -> None:
    """Two renames: between them there is no site, but never half of one."""
    old = _beside(target, _OLD, os.getpid())
    if target.is_dir():
        new.chmod(target.stat().st_mode)
        target.rename(old)
    else:
        new.chmod(0o755)
    new.rename(target)
    shutil.rmtree(old, ignore_errors=True)


def _recover(target: Path) -> None:
    """Clears away the folders of runs that were killed, after putting back a site that was on its way out."""
    for old in _left_by_the_dead(target, _OLD):
        if target.exists():
            shutil.rmtree(old, ignore_errors=True)
        else:
            old.rename(target)
    for new in _left_by_the_dead(target, _NEW):
        shutil.rmtree(new, ignore_errors=True)


def _beside(target: Path, sort: str, process: int) -> Path:
    return target.with_name(f".{target.name}.{sort}-{process}")


def _left_by_the_dead(target: Path, sort: str) -> list[Path]:
    found = target.parent.glob(f".{target.name}.{sort}-*") if target.parent.is_dir() else ()
    return sorted(path for path in found if not _alive(path.name.rpartition("-")[2]))


def _alive(process: str) -> bool:
    if not process.isdecimal():
        return False
    try:
        os.kill(int(process), 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return int(process) != os.getpid()
