"""How well documents answer the words of a query: integers added in a fixed order, ties by number."""

from __future__ import annotations

import functools
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from svod.search.weights import WHOLE

if TYPE_CHECKING:
    from svod.search.documents import Place
    from svod.search.understood import Word
    from svod.search.weights import Measures
    from svod.search.whoosh_index import WhooshIndex

PERCENT = 100
_PART = 125
"""Gain, in percent, of a part over what explains it: the decision is read first."""
_OFTEN = (0, 4, 6, 7)
"""What a term tells of a passage that has it so many times, or more."""

_WORDS = 257
"""Words that the longest query has: for each the documents are kept while its hits are made."""


class Score(NamedTuple):
    """A document's score; ``mass`` is what the words it has tell, ``total`` what all of the query do.

    Of a word that was guessed only the percent counts in ``mass`` that it is sure by.
    """

    number: int
    value: int
    mass: int = 0
    total: int = 0


class Scorer:
    """Scores the documents of one index."""

    def __init__(self, index: WhooshIndex, measures: Measures) -> None:
        self._index, self._measures = index, measures
        self._matches = functools.lru_cache(maxsize=_WORDS)(self._matching)

    def scores(self, words: Sequence[Word], gains: Mapping[int, int]) -> list[Score]:
        """Every document that has one of the words, the best first; equal ones by number.

        ``gains`` gives what the scores of some documents are multiplied by, in percent.
        """
        total = 0
        values: dict[int, int] = defaultdict(int)
        masses: dict[int, int] = defaultdict(int)
        for word in words:
            matches = self._matches(word)
            mass = self._told(word, matches)
            known = mass * word.sure // PERCENT
            total += mass
            for number, match in matches.items():
                values[number] += mass * match
                masses[number] += known
        found = [
            Score(
                number,
                self._scaled(value, masses[number], total, gains.get(number, PERCENT)),
                masses[number],
                total,
            )
            for number, value in values.items()
        ]
        return sorted(found, key=lambda score: (-score.value, score.number))

    def _scaled(self, value: int, mass: int, total: int, gain: int) -> int:
        return value * self._measures.share(mass, total) // WHOLE * gain // PERCENT

    def told(self, word: Word) -> int:
        """What a word of a query tells, by the documents that have it and by its own weight."""
        return self._told(word, self._matches(word))

    def _told(self, word: Word, matches: Mapping[int, int]) -> int:
        return self.mass(len(matches)) * word.weight // PERCENT

    def mass(self, matching: int) -> int:
        """What a word tells that so many documents have; one that none has tells as much as the rarest."""
        return self._measures.masses[max(matching, min(1, self._index.count))]

    def together(self, terms: Sequence[Collection[str]], number: int) -> bool:
        """Whether one passage of a document has a term of each of the groups."""
        found = [
            {passage for term in group for passage in self._index.passages(number, term)} for group in terms
        ]
        return bool(set.intersection(*found)) if found else True

    def best_places(self, words: Sequence[Word], number: int) -> list[tuple[int, Place]]:
        """The passages of a document with words of the query, the best first; equal ones in reading order."""
        values: dict[int, int] = defaultdict(int)
        for word in words:
            mass = self.mass(len(self._matches(word)))
            for passage, match in self._passages(word, number).items():
                values[passage] += mass * match
        places = self._index.places(number) if values else []
        found = [
            (value * (_PART if places[passage].sort == "part" else PERCENT), places[passage])
            for passage, value in sorted(values.items())
        ]
        return sorted(found, key=lambda each: -each[0])

    def _matching(self, word: Word) -> dict[int, int]:
        """Number of a document → how well it has the word."""
        found: dict[int, int] = {}
        for term, percent in word.terms:
            for number, weight in self._index.weights(term).items():
                match = weight * percent // PERCENT
                if match > found.get(number, 0):
                    found[number] = match
        return found

    def _passages(self, word: Word, number: int) -> dict[int, int]:
        """Number of a passage → how well it has the word."""
        found: dict[int, int] = {}
        for term, percent in word.terms:
            for passage, times in self._index.passages(number, term).items():
                match = percent * _OFTEN[min(times, len(_OFTEN) - 1)]
                found[passage] = max(found.get(passage, 0), match)
        return found


def with_neighbours(scores: Sequence[Score], neighbours: Iterable[tuple[int, int]]) -> list[Score]:
    """The scores after some documents are given the percent of the best score that they have at least."""
    if not scores:
        return []
    best = scores[0]
    known = {score.number: score for score in scores}
    for number, percent in neighbours:
        score = known.get(number, Score(number, 0, 0, best.total))
        known[number] = score._replace(value=max(score.value, best.value * percent // PERCENT))
    return sorted(known.values(), key=lambda score: (-score.value, score.number))
