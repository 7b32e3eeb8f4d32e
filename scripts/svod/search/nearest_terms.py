"""The names nearest to what was asked, for a search that is not sure."""

from __future__ import annotations

import functools
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from svod.search.facets import facet
from svod.search.scoring import PERCENT
from svod.text.edits import slips
from svod.text.elsewhere import ELSEWHERE
from svod.text.function_words import FUNCTION_WORDS
from svod.text.romanisation import cyrillic, sound
from svod.text.stems import stem

if TYPE_CHECKING:
    from svod.search.index_store import Index
    from svod.search.understood import Word

MOST = 5
"""Names given."""
_MOST_WORDS, _MOST_UNKNOWN = 24, 4
"""Words of a query that are looked at, and those among them that the base does not know."""
_LEAST = 76
"""Percent of likeness that is worth telling: of a name half of the words are as near to what was asked."""
_SHORTEST, _SHORTEST_BEGINNING = 3, 4
_SLIPPED = 3
"""One letter of so many may be another."""
_FIRST_SLIP = 7
"""Letters from which the first may be another too."""
_FACT = "="
_KEYWORDS = "keywords:"


class NearestTerms:
    """Looks among the names that the index knows."""

    def __init__(self, index: Index) -> None:
        self._index, self._phrases = index.whoosh, index.tables.lexicon.phrases

    def of(self, words: Sequence[Word]) -> list[str]:
        """The concepts (hit ids, ``keywords:key``) with the nearest names, the nearest first, ties by id.

        A name is near by the words of it that were asked for, as the query was read; where a word is
        unknown, by those that sound like it. Names of many other words are further away, or too far.
        """
        telling = [word for word in words if _tells(word.text)][:_MOST_WORDS]
        alike: dict[str, dict[int, int]] = defaultdict(dict)
        unknown = 0
        for number, word in enumerate(telling):
            read = {term: percent for term, percent in word.terms if _FACT not in term}
            if not any(term in self._names or self._index.knows(term) for term in read):
                unknown += 1
                read = self._alike(next(iter(read), "")) if unknown <= _MOST_UNKNOWN else {}
            for term, percent in read.items():
                if percent >= _LEAST and term in self._names:
                    alike[term][number] = percent
        return self._nearest(alike, len(telling))

    def _nearest(self, alike: Mapping[str, Mapping[int, int]], asked: int) -> list[str]:
        """``alike``: word of a name → number of a word asked for → percent of likeness."""
        scores: dict[str, int] = {}
        for phrase in dict.fromkeys(phrase for word in sorted(alike) for phrase in self._names[word]):
            own = [word for word in phrase.split(" ") if word not in FUNCTION_WORDS]
            best: dict[int, int] = {}
            for word in own:
                for number, percent in alike.get(word, {}).items():
                    best[number] = max(best.get(number, 0), percent)
            shared = sum(best.values())
            if 2 * shared < _LEAST * max(1, len(own)):
                continue
            score = 2 * PERCENT * shared // (len(own) + asked)
            for concept in self._phrases[phrase]:
                scores[concept] = max(scores.get(concept, 0), score)
        ordered = sorted(scores, key=lambda concept: (-scores[concept], concept))
        return [concept for concept in ordered if self._is_shown(concept)][:MOST]

    def _is_shown(self, concept: str) -> bool:
        return concept.startswith(_KEYWORDS) or bool(self._index.tagged(facet("id", concept)))

    @functools.cached_property
    def _names(self) -> dict[str, list[str]]:
        """Word of a name → the names that have it."""
        found: dict[str, list[str]] = defaultdict(list)
        for phrase in self._phrases:
            for word in dict.fromkeys(phrase.split(" ")):
                found[word].append(phrase)
        return dict(found)

    @functools.cached_property
    def _sounds(self) -> dict[str, tuple[str, int]]:
        """Word of a name → how it sounds, and the letters of that."""
        found = ((word, _sound(word)) for word in self._names if word.isalpha())
        return {word: (heard, _letters(heard)) for word, heard in found if len(heard) >= _SHORTEST}

    def _alike(self, asked: str) -> dict[str, int]:
        """The words of names that sound like an unknown one, with the percent of likeness."""
        typed = _sound(asked)
        if len(typed) < _SHORTEST or not asked.isalpha():
            return {}
        own = _letters(typed)
        return {
            word: _likeness(typed, other)
            for word, (other, letters) in self._sounds.items()
            if (letters & ~own).bit_count() <= len(other) // _SLIPPED + 1
        }


def _tells(word: str) -> bool:
    """Whether a word tells what is asked about here."""
    return word not in FUNCTION_WORDS and stem(word) not in ELSEWHERE


def _sound(word: str) -> str:
    """Both alphabets in one, so that a word is near in whichever it was typed."""
    return sound(cyrillic(word))


def _likeness(typed: str, other: str) -> int:
    """Percent of letters that two words share: but for slips, or as their common beginning."""
    longer = max(len(typed), len(other))
    if typed[0] != other[0] and longer < _FIRST_SLIP:
        return 0
    apart = slips(typed, other, longer // _SLIPPED)
    begun = _beginning(typed, other)
    return max(
        0 if apart is None else PERCENT * (longer - apart) // longer,
        2 * PERCENT * begun // (len(typed) + len(other)) if begun >= _SHORTEST_BEGINNING else 0,
    )


def _beginning(one: str, other: str) -> int:
    for at, (letter, another) in enumerate(zip(one, other, strict=False)):
        if letter != another:
            return at
    return min(len(one), len(other))


def _letters(word: str) -> int:
    """One bit for each letter that a word has; those of the Russian alphabet have one each."""
    found = 0
    for letter in word:
        found |= 1 << (ord(letter) & 31)
    return found
