"""The search: from what a person typed to hits."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from svod.records.held import last_changed
from svod.search.facets import MODE, THINGS, Filters, facet
from svod.search.index_store import index
from svod.search.preference import preferences
from svod.search.query import Understood, understand
from svod.search.results import Hit, Results, View
from svod.search.scoring import Score, Scorer

if TYPE_CHECKING:
    from svod.records.library import Library
    from svod.search.whoosh_index import WhooshIndex

_SHARE = 0.5
"""The best hit has at least this share of what the query's words tell, or …"""
_PLENTY = 3.5
"""… as much as so many words would tell that no other record has (a long message is mostly noise)."""
_NO_FILTERS = Filters()


@dataclass(frozen=True)
class Ranking:
    """All documents that answer a query, the best first."""

    understood: Understood
    confident: bool
    scores: tuple[Score, ...]


class Engine:
    """Searches the texts in ``lang`` that held on ``day``.

    With ``root`` the index is kept in the base's folder, else in memory.
    """

    def __init__(self, library: Library, root: Path | None, lang: str, day: dt.date) -> None:
        self._library = library
        self._view = View(library, lang, day)
        self._index: WhooshIndex = index(library, root, lang, day)
        self._scorer = Scorer(self._index)

    def rank(self, query: str, filters: Filters = _NO_FILTERS) -> Ranking:
        """Every document for a query, in order. Without words the filters alone decide, newest first."""
        understood = understand(query, self._library, self._index)
        allowed = self._allowed(filters)
        if not understood.words and allowed:
            listed = sorted(sorted(allowed), key=self._changed, reverse=True)
            return Ranking(understood, confident=True, scores=tuple(Score(number, 0.0) for number in listed))
        scores = {
            score.number: score
            for score in self._scorer.scores(understood.words, preferences(understood, self._index))
        }
        outright = [
            number
            for hit_id in understood.outright
            for number in self._index.postings("facets", facet("id", hit_id))
        ]
        first = {number: scores.get(number, Score(number, 0.0)) for number in outright}
        ordered = tuple(s for s in (first | scores).values() if allowed is None or s.number in allowed)
        return Ranking(understood, confident=bool(ordered) and self._sure(ordered[0]), scores=ordered)

    def search(self, query: str, filters: Filters = _NO_FILTERS, limit: int = 10) -> Results:
        """The best hits for a query."""
        ranking = self.rank(query, filters)
        understood = ranking.understood
        return Results(
            query=query,
            understood={
                "words": [word.text for word in understood.words],
                "names": [name._asdict() for name in understood.names],
                "steps": list(understood.steps),
                "filters": filters.asked(),
            },
            confident=ranking.confident,
            hits=tuple(self._hit(score, understood) for score in ranking.scores[:limit]),
        )

    def hit_id(self, score: Score) -> str:
        """The hit id of a document ranked."""
        return self._index.hit_id(score.number)

    def _hit(self, score: Score, understood: Understood) -> Hit:
        places = [place for _, place in self._scorer.best_places(understood.words, score.number)]
        return self._view.hit(self.hit_id(score), places, score.value)

    def _sure(self, best: Score) -> bool:
        return best.covered >= _SHARE or best.mass >= _PLENTY * self._scorer.mass(1)

    def _changed(self, number: int) -> str:
        hit_id = self._index.hit_id(number)
        record = self._library.records.get(hit_id)
        return (last_changed(record) if record else None) or ""

    def _allowed(self, filters: Filters) -> set[int] | None:
        """The documents that pass the filters; None where there are none."""
        groups: list[set[int]] = []
        for sort, values in filters.values.items():
            having = [set(self._index.postings("facets", facet(sort, value))) for value in values]
            if sort == MODE:
                having = [each | self._in_every_mode() for each in having]
            groups += having if sort in THINGS else [set().union(*having)]
        if filters.since or filters.until:
            groups.append(self._within(filters))
        return set.intersection(*groups) if groups else None

    def _in_every_mode(self) -> set[int]:
        """The documents that name no mode."""
        terms = self._index.terms("facets", facet(MODE, ""))
        named = (self._index.postings("facets", term) for term in terms)
        return set(range(self._index.count)).difference(*named)

    def _within(self, filters: Filters) -> set[int]:
        """The documents ruled or changed on a day between those of the filters."""
        found: set[int] = set()
        prefix = facet("on", "")
        for term in self._index.terms("facets", prefix):
            day = term.removeprefix(prefix)
            if (filters.since or day) <= day <= (filters.until or day):
                found |= self._index.postings("facets", term).keys()
        return found
