"""What every command begins with: the folder of the base, and its library."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from svod.records.store import find_root, load

if TYPE_CHECKING:
    from svod.records.library import Library


class Unusable(click.ClickException):
    """The command cannot work with what it was given; exit code 2."""

    exit_code = 2


def base_root(near: Path | None = None) -> Path:
    """The folder of the base at or above ``near`` (else the current folder). Raises Unusable."""
    root = find_root(near or Path.cwd())
    if root is None:
        raise Unusable(f"no base at or above {near or Path.cwd()}: a base has the folders rulings and heroes")
    return root


def open_library(near: Path | None = None) -> tuple[Path, Library]:
    """The base's folder and its library, changed records compiled first."""
    root = base_root(near)
    return root, load(root)
