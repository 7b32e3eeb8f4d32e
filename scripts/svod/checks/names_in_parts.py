"""The lexicon of names in parts, of which a few suffice to read a few texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import msgspec

from svod.links.lexicon import Lexicon, Name
from svod.text.sharded import Sharded, sharded

if TYPE_CHECKING:
    from collections.abc import Mapping


class NamesInParts(msgspec.Struct, frozen=True, array_like=True):
    """What a lexicon holds: form → numbers of words; number of a first word → names; the steps."""

    forms: Sharded[tuple[int, ...]]
    beginning: Sharded[tuple[Name, ...]]
    steps: frozenset[str]

    def lexicon(self) -> Lexicon:
        """The lexicon; it decodes a part when it looks something up there."""
        made = Lexicon(cast("dict[str, tuple[int, ...]]", _Forms(self.forms)), (), self.steps)
        made.__dict__["by_first"] = cast("Mapping[int, tuple[Name, ...]]", _Beginning(self.beginning))
        return made


class _Forms:
    """The part of a mapping that finding names needs."""

    def __init__(self, table: Sharded[tuple[int, ...]]) -> None:
        self._table = table

    def get(self, form: str, default: tuple[int, ...]) -> tuple[int, ...]:
        return self._table.get(form, tuple[int, ...]) or default


class _Beginning:
    """The same for the names that begin with a word."""

    def __init__(self, table: Sharded[tuple[Name, ...]]) -> None:
        self._table = table

    def get(self, number: int, default: tuple[Name, ...]) -> tuple[Name, ...]:
        return self._table.get(_written(number), tuple[Name, ...]) or default


def _written(number: int) -> str:
    """A number as a word; those with the same last digits share a part."""
    return f"{number:05}"[::-1]


def in_parts(lexicon: Lexicon) -> NamesInParts:
    """A lexicon in parts."""
    beginning = {_written(number): names for number, names in lexicon.by_first.items()}
    return NamesInParts(sharded(lexicon.forms), sharded(beginning), lexicon.steps)
