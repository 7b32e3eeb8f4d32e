"""The search: from what a person typed to hits."""

from __future__ import annotations

import datetime as dt
import functools
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from svod.records.held import last_changed
from svod.search.facets import MODE, THINGS, Filters, facet
from svod.search.former import former_texts
from svod.search.former_ranking import FormerRanking
from svod.search.index_store import index
from svod.search.nearest_terms import NearestTerms
from svod.search.preference import called, gains
from svod.search.query import PARTS, Understanding
from svod.search.results import FormerHit, Hit, Results, View
from svod.search.scoring import PERCENT, Score, Scorer, with_neighbours

if TYPE_CHECKING:
    from svod.records.library import Library
    from svod.search.understood import Understood

_ENOUGH = ((40, 0), (8, 300))
"""The best hit has at least so many percent of what the query's words tell, and as much as so many percent of
a word that no other record has would: a short query must be known for the most part, a long message is
mostly noise."""
_NAMED = 55
"""Percent of the best score that the page of a thing named in the query has at least."""
_PAGES = ("hero:", "status:", "card:")
_SURE_NAME = 50
"""Percent by which each word of a bare name must be known; a name far from what was typed is a guess."""
_NO_FILTERS = Filters()


@dataclass(frozen=True)
class Ranking:
    """All documents that answer a query, the best first.

    ``hidden`` is how many more would answer it for sure, were it not for the filters.
    """

    understood: Understood
    confident: bool
    scores: tuple[Score, ...]
    hidden: int = 0


class Engine:
    """Searches the texts in ``lang`` that held on ``day``.

    With ``root`` the index is kept in the base's folder, else in memory.
    """

    def __init__(
        self, library: Library, root: Path | None, lang: str, day: dt.date, parts: frozenset[str] = PARTS
    ) -> None:
        self._library = library
        self._view = View(library, lang, day)
        opened = index(library, root, lang, day)
        self._index = opened.whoosh
        self._understanding = Understanding(library, opened, parts)
        self._nearest = NearestTerms(opened)
        self._following = "neighbours" in parts
        self._neighbours = opened.tables.neighbours
        self._scorer = Scorer(self._index, opened.tables.measures)

    def rank(self, query: str, filters: Filters = _NO_FILTERS) -> Ranking:
        """Every document for a query, in order. Without words the filters alone decide, newest first."""
        understood = self._understanding.of(query)
        allowed = self._allowed(filters)
        if not understood.words and allowed:
            listed = sorted(sorted(allowed), key=self._changed, reverse=True)
            return Ranking(understood, confident=True, scores=tuple(Score(number, 0) for number in listed))
        found = self._scorer.scores(understood.words, gains(understood, self._index))
        scores = {score.number: score for score in with_neighbours(found, self._around(understood, found))}
        outright = [
            number
            for hit_id in understood.outright
            for number in sorted(self._index.tagged(facet("id", hit_id)))
        ]
        first = {number: scores.get(number, Score(number, 0)) for number in outright}
        everything = tuple((first | scores).values())
        ordered = tuple(s for s in everything if allowed is None or s.number in allowed)
        together = self._together(understood, ordered)
        sure = bool(together) and self._sure(understood, together[0])
        hidden = 0 if allowed is None else self._hidden(understood, everything, allowed)
        return Ranking(understood, confident=sure, scores=together or ordered, hidden=hidden)

    def search(
        self, query: str, filters: Filters = _NO_FILTERS, limit: int = 10, *, former: bool = False
    ) -> Results:
        """The best hits for a query; with ``former`` also the texts that no longer hold."""
        ranking = self.rank(query, filters)
        understood = ranking.understood
        near = [] if ranking.confident or ranking.hidden else self._nearest.of(understood.words)
        return Results(
            query=query,
            understood={
                "words": [word.text for word in understood.words],
                "names": [name._asdict() for name in understood.names],
                "steps": list(understood.steps),
                "filters": filters.asked(),
                "keywords": [name._asdict() for name in understood.keywords],
                "changes": [change._asdict() for change in understood.changes],
                "days": understood.days,
                "elsewhere": list(understood.elsewhere),
                "nearest": [{"text": self._view.name(concept), "id": concept} for concept in near],
            },
            confident=ranking.confident,
            hits=tuple(self._hit(score, understood) for score in ranking.scores[:limit]),
            hidden=ranking.hidden,
            former=self._former_hits(understood, filters)[:limit] if former else None,
        )

    def hit_id(self, score: Score) -> str:
        """The hit id of a document ranked."""
        return self._index.hit_id(score.number)

    def _together(self, understood: Understood, ordered: tuple[Score, ...]) -> tuple[Score, ...]:
        """Of ranked documents those that have every text in quotes within one passage."""
        return tuple(
            score
            for score in ordered
            if all(self._scorer.together(quoted, score.number) for quoted in understood.together)
        )

    def _hidden(self, understood: Understood, scores: Iterable[Score], allowed: set[int]) -> int:
        """How many documents that answer for sure the filters keep out."""
        out = (s for s in scores if s.number not in allowed and self._enough(s.mass, s.total))
        return len(self._together(understood, tuple(out)))

    def _former_hits(self, understood: Understood, filters: Filters) -> tuple[FormerHit, ...]:
        allowed = self._allowed(filters)
        if not understood.words and allowed is None:
            return ()
        records = None if allowed is None else {self._index.hit_id(number) for number in allowed}
        masses = [self._scorer.told(word) for word in understood.words]
        return tuple(
            self._view.former(text, score)
            for text, score in self._former.ranked(understood, masses, self._enough)
            if records is None or text.id in records
        )

    @functools.cached_property
    def _former(self) -> FormerRanking:
        texts = former_texts(self._library, self._view.lang, self._view.day)
        return FormerRanking(texts, self._view.name)

    def _around(self, understood: Understood, found: Sequence[Score]) -> Iterator[tuple[int, int]]:
        """The pages that follow the best one: of what it speaks of, and of what the query names."""
        if found and self._following:
            yield from self._neighbours[found[0].number]
            for name in understood.names:
                if name.id.startswith(_PAGES):
                    pages = sorted(self._index.tagged(facet("id", name.id)))
                    yield from ((number, _NAMED) for number in pages)

    def _hit(self, score: Score, understood: Understood) -> Hit:
        places = [place for _, place in self._scorer.best_places(understood.words, score.number)]
        return self._view.hit(self.hit_id(score), places, score.value)

    def _sure(self, understood: Understood, best: Score) -> bool:
        if understood.missing:
            return bool(understood.outright)
        if understood.is_pair:
            return all(best.number in about for about in called(understood.names, self._index).values())
        known = understood.is_name and all(word.sure >= _SURE_NAME for word in understood.words)
        return known or self._enough(best.mass, best.total)

    def _enough(self, mass: int, total: int) -> bool:
        """Whether ``mass`` of the ``total`` that the query's words tell is an answer."""
        return any(
            PERCENT * mass >= share * total and PERCENT * mass >= told * self._scorer.mass(1)
            for share, told in _ENOUGH
        )

    def _changed(self, number: int) -> str:
        hit_id = self._index.hit_id(number)
        record = self._library.records.get(hit_id)
        return (last_changed(record) if record else None) or ""

    def _allowed(self, filters: Filters) -> set[int] | None:
        """The documents that pass the filters; None where there are none."""
        groups: list[set[int]] = []
        for sort, values in filters.values.items():
            having = [set(self._index.tagged(facet(sort, value))) for value in values]
            if sort == MODE:
                having = [each | self._in_every_mode() for each in having]
            groups += having if sort in THINGS else [set().union(*having)]
        if filters.since or filters.until:
            groups.append(self._within(filters))
        return set.intersection(*groups) if groups else None

    def _in_every_mode(self) -> set[int]:
        """The documents that name no mode."""
        named = (self._index.tagged(term) for term in self._index.facets(facet(MODE, "")))
        return set(range(self._index.count)).difference(*named)

    def _within(self, filters: Filters) -> set[int]:
        """The documents ruled or changed on a day between those of the filters."""
        found: set[int] = set()
        prefix = facet("on", "")
        for term in self._index.facets(prefix):
            day = term.removeprefix(prefix)
            if (filters.since or day) <= day <= (filters.until or day):
                found |= self._index.tagged(term)
        return found
