"""What a term says of a document, in integers; worked out once, when the index is made.

A prompt and a browser add the same integers in the same order: no query time knows a fraction.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

import msgspec

from svod.search.lexicon import CONCEPT

FULL = 31
"""The weight of a term that says all it can of a document."""
LEVELS = (4, 8, 11, 14, 18, 23, 29)
"""The weights that there are: finer ones answer the judged queries no better, and make phones wait."""
_FIELDS = {
    "names": 5.0,
    "title": 6.0,
    "decision": 2.0,
    "about": 2.5,
    "body": 0.5,
    "other": 1.5,
    "asked": 2.5,
    "facts": 50.0,
}
"""What a term counts by the field it stands in."""
_LENGTH = {"names": 0.2, "title": 0.4, "decision": 0.5, "about": 0.6, "body": 0.6, "other": 0.6}
"""How far a long field makes its terms count less; 0 not at all, as where no number stands, 1 in full."""
_SATURATION = 4.0
_WEAK, _COMMON = 9, 5
"""A weight of at most ``_WEAK`` is left out for a term that more than ``_COMMON`` documents have: more than
half of all postings, without which the judged queries are answered as well."""
_MASS = 1024
_SHARES = 64
_COORDINATION = 1.0
"""Power of the share of the query that a document has: with more of the words it comes first."""
WHOLE = 1024

Fields = Mapping[str, Sequence[str]]
"""Field → its terms, those that stand several times several times."""


class Measures(msgspec.Struct, frozen=True, array_like=True):
    """Integers that scores are made of.

    ``masses[n]`` is what a word tells that n documents have: the rarer, the more. ``shares[n]`` is what is
    left of a score (``WHOLE`` is all) where a document has n of 64 parts of what the query tells.
    """

    masses: tuple[int, ...]
    shares: tuple[int, ...]

    def share(self, mass: int, total: int) -> int:
        """What is left of the score of a document that has ``mass`` of ``total``."""
        return self.shares[mass * _SHARES // total] if total else WHOLE


def measures(count: int) -> Measures:
    """The measures of an index of so many documents."""
    masses = (round(_MASS * math.log1p((count - n + 0.5) / (n + 0.5))) for n in range(count + 1))
    shares = (round(WHOLE * (n / _SHARES) ** _COORDINATION) for n in range(_SHARES + 1))
    return Measures(tuple(masses), tuple(shares))


def weigh(documents: Sequence[Fields]) -> list[dict[str, int]]:
    """Term → its weight, one of ``LEVELS``, of every document; what says next to nothing is left out."""
    lengths = [{field: _words(terms) for field, terms in document.items()} for document in documents]
    averages = {
        field: max(sum(each.get(field, 0) for each in lengths) / max(len(documents), 1), 1.0)
        for field in _FIELDS
    }
    found = []
    for document, length in zip(documents, lengths, strict=True):
        often: dict[str, float] = defaultdict(float)
        for field, terms in document.items():
            share = _LENGTH.get(field, 0.0)
            norm = 1 - share + share * length[field] / averages[field]
            for term, times in sorted(Counter(terms).items()):
                often[term] += _FIELDS[field] * times / norm
        found.append({term: round(FULL * f / (_SATURATION + f)) for term, f in sorted(often.items())})
    having = Counter(term for each in found for term in each)
    subjects = (frozenset(document.get("about", ())) for document in documents)
    return [
        {
            term: _level(weight)
            for term, weight in weights.items()
            if weight > _WEAK or having[term] <= _COMMON or term in about
        }
        for weights, about in zip(found, subjects, strict=True)
    ]


def _level(weight: int) -> int:
    """The level nearest to a weight; of two the lower one."""
    return min(LEVELS, key=lambda level: abs(level - weight))


def _words(terms: Sequence[str]) -> int:
    return sum(not term.startswith(CONCEPT) for term in terms) or len(terms)
