"""Which names there are: phrases of stems, in both languages, and the concepts that they call.

A concept is a hit id, or ``keywords:key`` for a word of the rules' language.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from svod.records.record import Document, Thing
from svod.records.tables import KeywordRow
from svod.text.stems import stems

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from svod.records.library import Library
    from svod.search.names import Names

CONCEPT = "="
"""What the terms of concepts begin with; no word does."""
_LONGEST_TITLE = 4
"""Words of a text's title that is a name; a longer one is a sentence, which nobody writes whole."""


class Lexicon(msgspec.Struct, frozen=True, array_like=True):
    """Phrase (its stems, a space between) → the concepts it calls; ``longest`` in stems."""

    phrases: dict[str, tuple[str, ...]]
    longest: int

    def spans(self, terms: Sequence[str]) -> Iterator[tuple[int, int, tuple[str, ...]]]:
        """The longest phrases in a text's stems, from the left, none overlapping."""
        start = 0
        while start < len(terms):
            for end in range(min(len(terms), start + self.longest), start, -1):
                called = self.phrases.get(" ".join(terms[start:end]))
                if called:
                    yield start, end, called
                    break
            else:
                end = start + 1
            start = end


def lexicon(library: Library, names: Names) -> Lexicon:
    """The lexicon of a library."""
    called: dict[str, set[str]] = {}
    keywords = [f"keywords:{key}" for key in library.rows("keywords")]
    abilities = [f"ability:{key}" for key in library.abilities]
    for concept in [*library.records, *abilities, *keywords]:
        for name in names.of(concept):
            words = stems(name)
            if words and (
                len(words) <= _LONGEST_TITLE or not isinstance(library.records.get(concept), Document)
            ):
                called.setdefault(" ".join(words), set()).add(concept)
    phrases = {phrase: tuple(sorted(concepts)) for phrase, concepts in sorted(called.items())}
    return Lexicon(phrases, max((phrase.count(" ") + 1 for phrase in phrases), default=1))


def everyday(library: Library) -> frozenset[str]:
    """The concepts whose names are also common words: they are found in texts only where fields name them."""
    return frozenset(
        f"keywords:{row.key}"
        for row in library.rows("keywords").values()
        if isinstance(row, KeywordRow) and row.everyday
    )


def is_thing(library: Library, concept: str) -> bool:
    """Whether a concept is a thing or an ability: its names count in texts only where they are meant."""
    return concept.startswith("ability:") or isinstance(library.records.get(concept), Thing)
