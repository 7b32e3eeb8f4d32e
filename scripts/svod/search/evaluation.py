"""How good the search is, by judged queries: the measures, and nothing that knows the search itself."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

import msgspec

UNGRADED = frozenset({"ability", "component", "step", "mode", "question"})
"""Kinds whose hits are left out before scoring: nobody graded them."""
_DEPTH = 10
_RECALL_DEPTH = 5
_ANSWERS = 2


class Judged(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of a file of judged queries.

    ``relevant`` maps the id of a page to its grade: 2 answers, 1 helps; empty if the base holds no answer.
    ``note`` is for people and is never given to the search.
    """

    q: str
    lang: Literal["ru", "en"]
    kind: str
    relevant: dict[str, Literal[1, 2]]
    note: str = ""


@dataclass(frozen=True)
class Outcome:
    """What the search said to a query: the hit ids in order, with the kind of each."""

    hits: Sequence[tuple[str, str]]
    confident: bool


Figures = dict[str, float | int | None]


def read(lines: Iterable[str]) -> Iterator[tuple[int, Judged | msgspec.DecodeError]]:
    """The judged queries of a JSON-lines file with the number of their line, or what is wrong with it."""
    for number, line in enumerate(lines, start=1):
        if line.strip():
            try:
                yield number, msgspec.json.decode(line, type=Judged)
            except msgspec.DecodeError as error:
                yield number, error


def evaluate(
    queries: Sequence[Judged], search: Callable[[Judged], Outcome], current: Callable[[str], tuple[str, ...]]
) -> dict[str, Figures | dict[str, Figures]]:
    """The figures over all queries, by language and by kind of query.

    ``current`` gives the ids to which the content of a former id went; an id that it does not know is one
    that no hit can have, and is missed.
    """
    scores = [(query, score(search(query), moved(query.relevant, current))) for query in queries]
    by_lang: dict[str, list[Figures]] = defaultdict(list)
    by_kind: dict[str, list[Figures]] = defaultdict(list)
    for query, figures in scores:
        by_lang[query.lang].append(figures)
        by_kind[query.kind].append(figures)
    return {
        "overall": _mean([figures for _, figures in scores]),
        "by_lang": {lang: _mean(group) for lang, group in sorted(by_lang.items())},
        "by_kind": {kind: _mean(group) for kind, group in sorted(by_kind.items())},
    }


def moved(relevant: Mapping[str, int], current: Callable[[str], tuple[str, ...]]) -> dict[str, int]:
    """The grades by today's ids; where several former ids became one, the best grade counts, once."""
    found: dict[str, int] = {}
    for former, grade in relevant.items():
        for hit_id in current(former) or (former,):
            found[hit_id] = max(found.get(hit_id, 0), grade)
    return found


def ndcg(grades: Sequence[int], ideal: Iterable[int]) -> float:
    """Gain is the grade: the discounted gain of the first ten hits, as a share of the best possible."""
    best = _discounted(sorted(ideal, reverse=True))
    return _discounted(grades) / best if best else 0.0


def _discounted(grades: Sequence[int]) -> float:
    return sum(grade / math.log2(rank + 2) for rank, grade in enumerate(grades[:_DEPTH]))


def score(outcome: Outcome, relevant: Mapping[str, int]) -> Figures:
    """The figures of one query; None where a figure does not apply to it."""
    if not relevant:
        recognised = not outcome.hits or not outcome.confident
        return {
            "ndcg@10": None,
            "success@1": None,
            "recall@5": None,
            "zero": None,
            "recognised": int(recognised),
        }
    grades = [relevant.get(hit_id, 0) for hit_id, kind in outcome.hits if kind not in UNGRADED]
    counted = grades if outcome.confident else []
    return {
        "ndcg@10": ndcg(counted, relevant.values()),
        "success@1": int(counted[:1] == [_ANSWERS]),
        "recall@5": sum(grade > 0 for grade in counted[:_RECALL_DEPTH]) / len(relevant),
        "zero": int(not grades),
        "recognised": None,
    }


def _mean(scores: Sequence[Figures]) -> Figures:
    """``n`` queries, and the mean of every figure over those to which it applies."""
    figures: Figures = {"n": len(scores)}
    for name in ("ndcg@10", "success@1", "recall@5", "zero", "recognised"):
        values = [value for score in scores if (value := score[name]) is not None]
        figures[name] = round(sum(values) / len(values), 4) if values else None
    return figures
