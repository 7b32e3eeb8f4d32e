"""How well documents answer the words of a query: BM25F, scaled by how much of the query a document has."""

from __future__ import annotations

import functools
import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from svod.search.documents import Place
    from svod.search.query import Word
    from svod.search.whoosh_index import WhooshIndex

_WEIGHTS = {"names": 5.0, "title": 3.0, "decision": 2.0, "about": 1.5, "body": 1.0}
"""What a word counts by the field it stands in."""
_LENGTH = {"names": 0.3, "title": 0.5, "decision": 0.6, "about": 0.5, "body": 0.6}
"""How far a long field makes its words count less; 0 not at all, 1 in full."""
_SATURATION = 1.5
_COORDINATION = 1.5
"""Power of the share of the query that a document has: with more of the words it comes first."""

_PART = 1.25
"""Gain of a part over what explains it: the decision is read first."""


class Score(NamedTuple):
    """A document's score; ``mass`` is what the words it has tell, ``covered`` their share of the query."""

    number: int
    value: float
    mass: float = 0.0
    covered: float = 1.0


class Scorer:
    """Scores the documents of one index."""

    def __init__(self, index: WhooshIndex) -> None:
        self._index = index
        self._term = functools.lru_cache(maxsize=4_096)(self._frequencies)

    def scores(self, words: Sequence[Word], preferred: Mapping[int, float]) -> list[Score]:
        """Every document that has one of the words, the best first; equal ones by number.

        ``preferred`` gives what the scores of some documents are multiplied by.
        """
        total = 0.0
        values: dict[int, float] = defaultdict(float)
        masses: dict[int, float] = defaultdict(float)
        for word in words:
            matches = self._matches(word)
            mass = self.mass(len(matches))
            total += mass
            for number, match in matches.items():
                values[number] += mass * match
                masses[number] += mass
        found = [
            Score(
                number,
                value * preferred.get(number, 1.0) * (masses[number] / total) ** _COORDINATION,
                masses[number],
                masses[number] / total,
            )
            for number, value in values.items()
        ]
        return sorted(found, key=lambda score: (-score.value, score.number))

    def mass(self, matching: int) -> float:
        """What a word tells that so many documents have: the rarer, the more; one that none has, the most."""
        return math.log1p((self._index.count - matching + 0.5) / (matching + 0.5))

    def best_places(self, words: Sequence[Word], number: int) -> list[tuple[float, Place]]:
        """The passages of a document with words of the query, the best first; equal ones in reading order."""
        found: list[tuple[float, Place]] = []
        masses = [self.mass(len(self._matches(word))) for word in words]
        for field, weight in (("decision", _PART), ("body", 1.0)):
            values: dict[int, float] = defaultdict(float)
            for word, mass in zip(words, masses, strict=True):
                for passage, match in self._passages(word, number, field).items():
                    values[passage] += weight * mass * match
            places = self._index.places(number, field) if values else []
            found += [(values[passage], places[passage]) for passage in sorted(values)]
        return sorted(found, key=lambda each: -each[0])

    def _matches(self, word: Word) -> dict[int, float]:
        """Number of a document → how well it has the word, up to 1."""
        found: dict[int, float] = {}
        for term, weight in word.terms:
            for number, match in self._term(term).items():
                found[number] = max(found.get(number, 0.0), weight * match)
        return found

    def _frequencies(self, term: str) -> Mapping[int, float]:
        """Number of a document → how often it has a term, over its fields, saturated below 1."""
        found: dict[int, float] = defaultdict(float)
        for field, weight in _WEIGHTS.items():
            average = self._index.average(field)
            for number, times in self._index.postings(field, term).items():
                length = self._index.length(field, number) / average
                found[number] += weight * times / (1 - _LENGTH[field] + _LENGTH[field] * length)
        return {number: often / (_SATURATION + often) for number, often in found.items()}

    def _passages(self, word: Word, number: int, field: str) -> dict[int, float]:
        """Number of a passage → how well it has the word."""
        found: dict[int, float] = {}
        for term, weight in word.terms:
            for passage, times in self._index.passages(number, field, term).items():
                match = weight * times / (_SATURATION + times)
                found[passage] = max(found.get(passage, 0.0), match)
        return found
