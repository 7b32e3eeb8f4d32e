"""Which documents say much the same; ``python -m svod.search.similar`` proposes relations to editors.

One pass over the terms of an index: the work grows with the base, not with its square.
"""

from __future__ import annotations

import datetime as dt
import sys
from collections import Counter
from itertools import combinations
from math import isqrt
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from svod.links.graph import graph
from svod.records.store import load
from svod.search.index_store import index
from svod.search.lexicon import CONCEPT

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from svod.records.library import Library
    from svod.search.index_store import Index
    from svod.search.whoosh_index import WhooshIndex

ALL = 1000
"""The likeness of two documents with the same terms at the same weights."""
_COMMON = 48
"""Documents that have a term; one that more have tells nothing, and each posting meets at most so many."""
_MOST = 8
_LEAST = 60
_KINDS = frozenset({"ruling", "rule", "term", "list", "entry", "golden-rule", "erratum", "question"})


class Near(NamedTuple):
    """A document, by its number, and how like another it is: from 1 to ``ALL``."""

    number: int
    likeness: int


class Proposal(NamedTuple):
    """Two records, neither of which speaks of the other yet."""

    likeness: int
    first: str
    second: str


def similar(opened: Index, most: int = _MOST) -> tuple[tuple[Near, ...], ...]:
    """The documents nearest to every document, the nearest first, ties by number."""
    shared: Counter[tuple[int, int]] = Counter()
    own = [0] * opened.whoosh.count
    for postings in _terms(opened.whoosh):
        mass = opened.tables.measures.masses[len(postings)]
        weighed = sorted(postings.items())
        for number, weight in weighed:
            own[number] += mass * weight * weight
        for (one, weight), (other, beside) in combinations(weighed, 2):
            shared[one, other] += mass * weight * beside
    near: list[list[Near]] = [[] for _ in own]
    for (one, other), together in shared.items():
        likeness = ALL * together // isqrt(own[one] * own[other])
        if likeness:
            near[one].append(Near(other, likeness))
            near[other].append(Near(one, likeness))
    return tuple(tuple(sorted(each, key=lambda n: (-n.likeness, n.number))[:most]) for each in near)


def proposals(library: Library, opened: Index) -> tuple[Proposal, ...]:
    """The pairs that are alike and that no field, link or name joins; each once, the likest first."""
    edges = graph(library).by
    known = {owner: {edge.target for edge in made} for owner, made in edges.items()}
    hit_id = opened.whoosh.hit_id
    found = set()
    for number, around in enumerate(similar(opened)):
        for near in around:
            first, second = sorted((hit_id(number), hit_id(near.number)))
            rules = all(each in library.records and _rules(library, each) for each in (first, second))
            joined = second in known.get(first, ()) or first in known.get(second, ())
            if near.likeness >= _LEAST and rules and not joined:
                found.add(Proposal(near.likeness, first, second))
    return tuple(sorted(found, key=lambda each: (-each.likeness, each.first, each.second)))


def _terms(whoosh: WhooshIndex) -> Iterator[Mapping[int, int]]:
    """The postings of every word and every record or ability spoken of, but for those of common ones."""
    concepts = (CONCEPT + whoosh.hit_id(number) for number in range(whoosh.count))
    for term in (*whoosh.vocabulary, *concepts):
        postings = whoosh.weights(term)
        if 0 < len(postings) <= _COMMON:
            yield postings


def _rules(library: Library, hit_id: str) -> bool:
    return library.records[hit_id].kind in _KINDS


def main() -> None:
    """Prints the proposals for the base in the current folder: likeness and two hit ids a line."""
    root = Path.cwd()
    library = load(root)
    opened = index(library, root, "en", dt.datetime.now(tz=dt.UTC).date())
    sys.stdout.writelines("\t".join(map(str, each)) + "\n" for each in proposals(library, opened))


if __name__ == "__main__":
    main()
