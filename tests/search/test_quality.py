"""The search on the whole base answers judged queries no worse than it did."""

from pathlib import Path

import pytest

from svod.records.store import load
from tests.bench.search import engines, mean, queries, scored

ROOT = Path(__file__).parents[2]
LEAST = {
    "public": {"ndcg@10": 0.92, "success@1": 0.91, "recognised": 0.85},
    "own": {"ndcg@10": 0.92, "success@1": 0.84, "recognised": 0.7},
    "heldout": {"ndcg@10": 0.92, "success@1": 0.85, "recognised": 0.75},
    "heldout2": {"ndcg@10": 0.91, "success@1": 0.82, "recognised": 0.7},
}
LEAST_BY_LANGUAGE = 0.90


@pytest.mark.parametrize("name", sorted(LEAST))
def test_judged_queries_are_answered(name: str) -> None:
    library, judged = load(ROOT), queries(name)
    figures = scored(library, engines(library), judged)
    reached = {figure: mean(figures, figure) for figure in LEAST[name]}
    assert all(found and found[0] >= LEAST[name][figure] for figure, found in reached.items()), reached
    assert not any(each["zero"] for each in figures)
    for lang in ("ru", "en"):
        own = [each for query, each in zip(judged, figures, strict=True) if query.lang == lang]
        found = mean(own, "ndcg@10")
        assert found is not None
        assert found[0] >= LEAST_BY_LANGUAGE, (lang, found)
