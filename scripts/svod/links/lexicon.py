"""The names under which texts speak of records, each word in every form it may take.

Plain tables: finding names in a text needs a look-up a word, and neither dictionary nor records.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cached_property
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


class Name(msgspec.Struct, frozen=True, array_like=True):
    """One name of a record.

    ``words`` are the numbers of its words in the lexicon, ``gaps`` what stands between them, ``ends`` the
    sign after the last. ``capitals`` says which words begin with a capital letter, ``exact`` that all their
    letters keep their case. ``owners`` are the heroes it belongs to, ``terms`` the keywords that look alike;
    an ``everyday`` name may also be said without being meant.
    """

    hit_id: str
    words: tuple[int, ...]
    gaps: tuple[str, ...]
    capitals: tuple[bool, ...]
    ends: str = ""
    exact: bool = False
    everyday: bool = False
    owners: tuple[str, ...] = ()
    terms: tuple[str, ...] = ()


class Lexicon(msgspec.Struct, frozen=True, array_like=True, dict=True):
    """All names of both languages (texts of either keep some of the other), and the steps there are.

    ``forms`` gives the numbers of the words to which a folded form may belong.
    """

    forms: dict[str, tuple[int, ...]]
    names: tuple[Name, ...]
    steps: frozenset[str]

    @cached_property
    def by_first(self) -> Mapping[int, tuple[Name, ...]]:
        """The number of a word → the names that begin with it, longer ones first."""
        found: dict[int, list[Name]] = defaultdict(list)
        for name in self.names:
            found[name.words[0]].append(name)
        return {word: tuple(sorted(names, key=_longest_first)) for word, names in found.items()}


def _longest_first(name: Name) -> tuple[int, str]:
    return -len(name.words), name.hit_id


class Numbering:
    """Gives every set of forms a number."""

    def __init__(self) -> None:
        self._numbers: dict[frozenset[str], int] = {}

    def of(self, forms: Iterable[str]) -> int:
        """The number of a word with these forms."""
        return self._numbers.setdefault(frozenset(forms), len(self._numbers))

    def table(self) -> dict[str, tuple[int, ...]]:
        """Form → the numbers of the words that have it."""
        found: dict[str, list[int]] = defaultdict(list)
        for forms, number in self._numbers.items():
            for form in sorted(forms):
                found[form].append(number)
        return {form: tuple(numbers) for form, numbers in found.items()}
