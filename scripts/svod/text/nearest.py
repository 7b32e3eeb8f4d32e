"""The known name that a person most likely meant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from svod.text.folding import fold

if TYPE_CHECKING:
    from collections.abc import Mapping


def nearest(name: str, known: Mapping[str, str]) -> str | None:
    """Of ``known`` (name in any language or id → id) the id of the closest name; None if none is close."""
    import difflib  # noqa: PLC0415  # not needed while every name is known

    folded: dict[str, str] = {}
    for other, target in known.items():
        folded.setdefault(fold(other), target)
    close = difflib.get_close_matches(fold(name), list(folded), n=1, cutoff=0.7)
    return folded[close[0]] if close else None
