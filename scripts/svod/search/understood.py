"""What a query was understood as."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from svod.search.lexicon import CONCEPT
from svod.text.function_words import FUNCTION_WORDS
from svod.text.tokens import tokens

if TYPE_CHECKING:
    from svod.search.retyping import Change


_SURE = {90: 75, 80: 60, 60: 38}
"""Percent of a guess → how sure it is; a guess that matches well may still be wrong."""
_AGAINST = frozenset("vs versus against против".split())
_ONE_OF_SEVERAL, _CERTAIN = 70, 100


@dataclass(frozen=True)
class Word:
    """A word of the query: the terms of the index that it stands for, each with a percent.

    ``weight``, in percent, is what it counts against other words.
    """

    text: str
    terms: tuple[tuple[str, int], ...]
    weight: int = 100

    @property
    def sure(self) -> int:
        """Percent by which it is known what was meant: less for a guess, less still for one among several."""
        best = max((percent for _, percent in self.terms), default=0)
        alike = sum(percent == best for term, percent in self.terms if not term.startswith(CONCEPT))
        sure = _SURE.get(best, best)
        return sure * _ONE_OF_SEVERAL // 100 if alike > 1 and best < _CERTAIN else sure


class Named(NamedTuple):
    """A record called by one of its names in the query."""

    text: str
    id: str


@dataclass(frozen=True)
class Understood:
    """What the parts of the understanding found.

    ``outright`` are the records that the query gives by code or id, ``together`` is what stood in quotes,
    ``missing`` are codes of records and steps that there are not, ``elsewhere`` words unknown here, of other
    games or of shops.
    """

    words: tuple[Word, ...]
    names: tuple[Named, ...] = ()
    keywords: tuple[Named, ...] = ()
    steps: tuple[str, ...] = ()
    outright: tuple[str, ...] = ()
    changes: tuple[Change, ...] = ()
    together: tuple[tuple[tuple[str, ...], ...], ...] = ()
    days: str | None = None
    elsewhere: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()

    @property
    def is_name(self) -> bool:
        """Whether the query is names of records and nothing else."""
        return self._only_names(frozenset())

    @property
    def is_pair(self) -> bool:
        """Whether the query sets heroes against each other and says nothing else."""
        heroes = {name.text for name in self.names if name.id.startswith("hero:")}
        return len(heroes) > 1 and self._only_names(FUNCTION_WORDS | _AGAINST)

    def _only_names(self, beside: frozenset[str]) -> bool:
        said = {token for name in self.names for token in tokens(name.text)}
        return bool(said) and said | beside >= {word.text for word in self.words}
