"""The pieces of a record that held, one after another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from svod.records.fragments import Dated
    from svod.records.held import Held, HeldText


def held_pieces(held: Held) -> Iterator[Dated]:
    """Every piece that held or may have held, outer before inner."""
    yield from _pieces((*held.parts, *held.points, *held.examples, *held.items))
    for texts in held.abilities.values():
        yield from _pieces(texts)


def _pieces(texts: Iterable[HeldText[Any]]) -> Iterator[Dated]:
    for text in texts:
        yield text.piece
        yield from _pieces(text.inner)
