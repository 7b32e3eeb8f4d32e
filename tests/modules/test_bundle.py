import datetime as dt
import json
from typing import Any

import pytest

from svod.links.lookup import find
from svod.records.library import Library
from svod.search.bundle import bundle
from svod.search.documents import documents, held_of, passages
from svod.search.index_store import Index, index
from svod.search.names import Names
from svod.search.results import View
from svod.search.terms import Terms
from svod.search.texts import texts
from svod.search.wordings import Wordings
from tests.modules.node import Node

TODAY = dt.date(2026, 3, 1)
LANGUAGES = pytest.mark.parametrize("lang", ["ru", "en"])


@pytest.fixture
def opened(library: Library, lang: str) -> Index:
    return index(library, None, lang, TODAY)


@pytest.fixture
def unpacked(node: Node, library: Library, opened: Index, lang: str) -> Any:  # noqa: ANN401  # what JSON holds
    packed = bundle(library, opened, lang, TODAY)
    concepts = [*packed["ids"].split("\n"), *packed["keywords"].split("\n")]
    packed_texts = texts(library, concepts, lang, TODAY)
    return node.call(
        "../../../tests/modules/unpacked.mjs", "unpacked", packed, packed_texts, list(opened.whoosh.terms())
    )


def as_json(content: object) -> Any:  # noqa: ANN401  # the same
    return json.loads(json.dumps(content))


@LANGUAGES
def test_the_index_comes_back_whole(unpacked: Any, opened: Index) -> None:  # noqa: ANN401  # the same
    whoosh = opened.whoosh
    assert unpacked["weights"] == as_json({term: whoosh.weights(term) for term in whoosh.terms()})
    assert unpacked["unknown"] == []
    assert unpacked["vocabulary"] == list(whoosh.vocabulary)
    assert unpacked["tagged"] == {each: sorted(whoosh.tagged(each)) for each in whoosh.facets("")}


@LANGUAGES
def test_the_tables_come_back_whole(unpacked: Any, opened: Index) -> None:  # noqa: ANN401  # the same
    tables = opened.tables
    assert unpacked["phrases"] == as_json(tables.lexicon.phrases)
    assert unpacked["forms"] == as_json(tables.forms)
    assert unpacked["heard"] == as_json(tables.heard)
    assert unpacked["masses"] == list(tables.measures.masses)
    assert unpacked["shares"] == list(tables.measures.shares)
    assert unpacked["neighbours"] == as_json(tables.neighbours)


@LANGUAGES
def test_the_cards_say_what_hits_say(
    unpacked: Any,  # noqa: ANN401  # the same
    library: Library,
    opened: Index,
    lang: str,
) -> None:
    view = View(library, lang, TODAY)
    hits = [view.hit(opened.whoosh.hit_id(number), [], 0) for number in range(opened.whoosh.count)]
    names = ("id", "kind", "code", "title", "url", "standing", "issued", "changed", "channel")
    shown = [{name: card[name] for name in names} for card in unpacked["cards"]]
    assert shown == [{name: getattr(hit, name) for name in names} for hit in hits]


@LANGUAGES
def test_the_decisions_of_several_parts_come_with_the_texts(
    unpacked: Any,  # noqa: ANN401  # the same
    library: Library,
    lang: str,
) -> None:
    several = 0
    for card, pending in zip(unpacked["cards"], unpacked["pending"], strict=True):
        held = held_of(library, card["id"], TODAY)
        words = Wordings(library, held.record, lang)
        decisions = [words.of(text.piece, "decision") for text in held.parts] if card["parts"] else []
        assert [part["decision"] for part in card["parts"]] == decisions
        if len(decisions) > 1:
            several += 1
            assert {part["decision"] for part in pending["parts"]} == {None}
            assert [part["answer"] for part in pending["parts"]] == [text.piece.answer for text in held.parts]
    assert several


@LANGUAGES
def test_the_words_of_every_passage_are_found_again(
    unpacked: Any,  # noqa: ANN401  # the same
    library: Library,
    opened: Index,
    lang: str,
) -> None:
    terms = Terms(library, opened.tables.lexicon)
    whoosh = opened.whoosh
    for number, document in enumerate(documents(library, Names(library), lang, TODAY)):
        assert unpacked["places"][number] == [place._asdict() for place, _ in terms.passages(document)]
        assert unpacked["texts"][number] == [passage.text for passage in passages(document)]
        known = {term: whoosh.passages(number, term) for term in whoosh.terms()}
        assert unpacked["passages"][number] == as_json(known)


@LANGUAGES
def test_ids_and_codes_lead_to_the_same(node: Node, library: Library, opened: Index, lang: str) -> None:
    codes = [record.code for record in library.records.values()]
    asked = [
        *library.records,
        *codes,
        *library.tombstones,
        *library.former_codes,
        "zz",
        "r 1",
        " Р1 ",
        "R0",
        "",
    ]
    asked += [hit_id.rpartition(":")[2] for hit_id in library.records]
    packed = bundle(library, opened, lang, TODAY)
    found = node.call("../../../tests/modules/unpacked.mjs", "found", packed, asked)
    indexed = {opened.whoosh.hit_id(number) for number in range(opened.whoosh.count)}
    assert found == [[each for each in find(library, one) if each in indexed] for one in asked]
