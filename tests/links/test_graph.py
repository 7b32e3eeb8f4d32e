from pathlib import Path

import pytest

from svod.links.graph import Edge, Graph, graph
from svod.records.library import Library
from svod.records.store import load


@pytest.fixture(scope="module")
def whole(library: Library) -> Graph:
    return graph(library)


@pytest.mark.parametrize(
    "target, about, mentions",
    [
        ("hero:zz-fencer", {"zz-parry-cost", "zz-riposte-timing", "zz-duel-fees", "zz-question"}, set()),
        ("card:zz-feint", {"zz-parry-cost", "zz-burn-reworded", "zz-erratum-feint", "zz-list-swords"}, set()),
        ("mode:zz-duel", {"zz-parry-cost"}, set()),
        ("step:drp-1", {"zz-riposte-timing"}, {"zz-parry-cost"}),
        ("zz-list-swords", {"zz-list-entry"}, set()),
        ("ability:zz-fencer.parry", {"zz-list-swords", "hero:zz-fencer"}, {"zz-parry-cost"}),
        ("zz-term-parry", set(), {"zz-parry-cost", "hero:zz-fencer"}),
        ("zz-golden-rule", set(), {"zz-parry-cost", "zz-clarification", "zz-term-parry"}),
        ("zz-duel-fees", set(), {"zz-parry-cost"}),
        ("zz-riposte-timing", set(), {"zz-parry-cost"}),
        ("zz-parry-cost", set(), set()),
        ("zz-nothing", set(), set()),
    ],
)
def test_who_is_about_a_record_and_who_mentions_it(
    whole: Graph, target: str, about: set[str], mentions: set[str]
) -> None:
    found = whole.backlinks(target)
    assert (set(found[0]) - {"status:zz-burn", "card:zz-feint", "component:zz-die"}, set(found[1])) == (
        about,
        mentions,
    )
    assert all(len(group) == len(set(group)) for group in found)
    assert set(found[0]).isdisjoint(found[1])


def test_things_are_about_their_hero(whole: Graph) -> None:
    assert {"status:zz-burn", "card:zz-feint", "component:zz-die"} <= set(
        whole.backlinks("hero:zz-fencer")[0]
    )


def test_sources_by_field(whole: Graph) -> None:
    assert whole.sources("hero:zz-fencer", "main") == ("zz-duel-fees", "zz-parry-cost", "zz-riposte-timing")
    assert whole.sources("zz-duel-fees", "supersedes") == ("zz-parry-cost",)
    assert whole.sources("zz-duel-fees", "main") == whole.sources("zz-duel-fees") == ()
    assert whole.sources("zz-term-parry", "rests_on") == ("hero:zz-fencer",)
    assert whole.sources("zz-term-parry", "text") == ("zz-parry-cost",)


def test_edges_by_source_and_by_target_are_the_same(whole: Graph, library: Library) -> None:
    assert {edge for group in whole.to.values() for edge in group} == set(whole.edges)
    assert {edge for group in whole.by.values() for edge in group} == set(whole.edges)
    assert len(set(whole.edges)) == len(whole.edges)
    known = {*library.records, *(f"ability:{ability}" for ability in library.abilities)}
    assert {edge.target for edge in whole.edges} | {edge.source for edge in whole.edges} <= known


def test_an_edge_says_where_it_stands(whole: Graph) -> None:
    (edge,) = (edge for edge in whole.by["zz-parry-cost"] if edge.field == "components")
    assert edge == Edge("zz-parry-cost", "components", "component:zz-die", ())
    assert edge.where == ("components", 0)


def test_links_of_either_language_count_and_links_to_nothing_do_not(base: Path) -> None:
    russian = base / "rulings/reference/zz-about.ru.yml"
    text = russian.read_text(encoding="utf-8").replace(
        "ru: Более", "ru: '[[zz-question]] [[zz-about]] [[zz-no]] Более"
    )
    text = text.replace("более ранний.\n", "более ранний.'\n")
    russian.write_text(text, encoding="utf-8")
    library = load(base)
    assert library.problems == ()
    assert [(edge.target, edge.field) for edge in graph(library).by["zz-about"]] == [("zz-question", "text")]


def test_names_in_texts_count_once_and_less_than_fields(base: Path) -> None:
    about = base / "rulings/reference/zz-about.yml"
    text = "An older Burn and an older Feint with the Burn of the Fencer."
    about.write_text(
        about.read_text(encoding="utf-8").replace("A later", f"{text} A later"), encoding="utf-8"
    )
    whole = graph(load(base))
    assert [(edge.target, edge.field) for edge in whole.by["zz-about"]] == [
        ("status:zz-burn", "text"),
        ("card:zz-feint", "text"),
        ("hero:zz-fencer", "text"),
    ]
    about_it, mentioning = whole.backlinks("status:zz-burn")
    assert "zz-about" in mentioning
    assert set(about_it).isdisjoint(mentioning)


def test_references_to_nothing_are_no_edges(base: Path) -> None:
    question = base / "rulings/reference/zz-question.yml"
    with question.open("a", encoding="utf-8") as file:
        file.write("statuses: [zz-no]\nrests_on: [zz-fencer.parry, zz-parry-price]\n")
    assert {edge.target for edge in graph(load(base)).by["zz-question"]} == {"hero:zz-fencer"}


def test_the_graph_of_nothing() -> None:
    assert graph(Library({}, {}, {}, {})).edges == ()
