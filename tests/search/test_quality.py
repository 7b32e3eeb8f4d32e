"""The search on the whole base answers judged queries no worse than it did."""

from pathlib import Path

import pytest

from svod.pages.search_page import TIPS
from svod.pages.strings import Strings
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


NONSENSE = {
    "ru": (
        "рецепт блинов на молоке|погода в москве завтра|как починить кран на кухне|курс доллара|"
        "расписание электричек|как выучить английский|где купить велосипед|футбол спартак зенит счёт|"
        "столица австралии|сколько весит слон|отпуск в турции|туз пики в преферансе|инициатива в бою dnd"
    ),
    "en": (
        "how to bake bread|weather in london tomorrow|bitcoin price|how tall is mount everest|"
        "football scores|learn guitar chords|fix a leaking tap|running shoes size 42|chess knight moves|"
        "poker side pot|catan robber on seven|warlock spell slots level five|magic trample deathtouch|"
        "blackjack insurance"
    ),
}
LEAST_NONSENSE_KNOWN = 0.9


@pytest.mark.parametrize(
    "query, lang, first",
    [
        ("бочка варвар", "ru", "barbarian-thick-skin-2-vs-powder-keg"),
        ("when is blind rolled", "en", "moon-elf-blind-activation-timing"),
    ],
)
def test_a_plain_question_gets_its_ruling_first(query: str, lang: str, first: str) -> None:
    results = engines(load(ROOT))[lang].search(query, limit=1)
    assert [hit.id for hit in results.hits] == [first]
    assert results.confident


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_the_examples_that_the_site_gives_are_answered(lang: str) -> None:
    library = load(ROOT)
    strings, engine = Strings(library, lang), engines(library)[lang]
    rankings = {tip: engine.rank(strings(f"search.tip-{tip}-example")) for tip in TIPS}
    assert [tip for tip, ranking in rankings.items() if not (ranking.confident and ranking.scores)] == []


@pytest.mark.parametrize("lang", sorted(NONSENSE))
def test_the_search_says_when_it_does_not_know(lang: str) -> None:
    engine = engines(load(ROOT))[lang]
    asked = NONSENSE[lang].split("|")
    unsure = [query for query in asked if not engine.rank(query).confident]
    assert len(unsure) >= LEAST_NONSENSE_KNOWN * len(asked), set(asked) - set(unsure)


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
