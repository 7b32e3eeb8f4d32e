"""Bringing every Russian file of a base into the form in which the tool writes it.

``python -m svod.translation.tidy`` does so for the base of the current folder.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from svod.records.store import find_root, load
from svod.translation.refusal import RefusalError
from svod.translation.russian_file import rewrite

if TYPE_CHECKING:
    from collections.abc import Iterator


def tidy(root: Path) -> Iterator[str]:
    """Rewrites the files; gives what to say of those that cannot be."""
    library = load(root)
    for owner in library.russian:
        try:
            rewrite(root, library, owner, lambda russian: russian)
        except RefusalError as refusal:
            yield str(refusal)


if __name__ == "__main__":
    found = find_root(Path.cwd())
    sys.exit("\n".join(tidy(found)) if found else "no base at or above the current folder")
