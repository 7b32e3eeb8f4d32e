"""What a query was understood as."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from svod.text.tokens import tokens

if TYPE_CHECKING:
    from svod.search.retyping import Change


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
        """Percent of its surest reading: less than 100 for a word that was guessed."""
        return max((percent for _, percent in self.terms), default=0)


class Named(NamedTuple):
    """A record called by one of its names in the query."""

    text: str
    id: str


@dataclass(frozen=True)
class Understood:
    """What the parts of the understanding found.

    ``outright`` are the records that the query gives by code or id, ``together`` is what stood in quotes,
    ``elsewhere`` are words unknown here, of other games or of shops.
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

    @property
    def is_name(self) -> bool:
        """Whether the query is names of records and nothing else."""
        said = {token for name in self.names for token in tokens(name.text)}
        return bool(said) and said >= {word.text for word in self.words}
