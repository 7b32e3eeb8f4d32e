import pytest

from svod.records.library import Library
from svod.search.lexicon import Lexicon, everyday, is_thing, lexicon
from svod.search.names import Names


@pytest.fixture(scope="module")
def known(library: Library) -> Lexicon:
    return lexicon(library, Names(library))


def test_names_of_both_languages_call_one_concept(known: Lexicon) -> None:
    assert known.phrases["burn"] == known.phrases["ожог"] == ("status:zz-burn",)
    assert "hero:zz-fencer" in known.phrases["фенсерш"]


def test_titles_abilities_and_keywords_are_names_too(known: Lexicon) -> None:
    called = {concept for concepts in known.phrases.values() for concept in concepts}
    assert {"zz-undated", "ability:zz-fencer.parry", "keywords:zz-parry"} <= called


def test_a_title_that_is_a_sentence_is_no_name(known: Lexicon, library: Library) -> None:
    assert len(library.name("zz-parry-cost", "en").text.split()) > 4
    assert "zz-parry-cost" not in {concept for concepts in known.phrases.values() for concept in concepts}


def test_phrases_are_found_the_longest_first(known: Lexicon) -> None:
    assert [(start, end) for start, end, _ in known.spans(["x", "burn", "burn"])] == [(1, 2), (2, 3)]


def test_things_and_everyday_words(library: Library) -> None:
    assert is_thing(library, "status:zz-burn")
    assert is_thing(library, "ability:zz-fencer.parry")
    assert not is_thing(library, "zz-parry-cost")
    assert not is_thing(library, "keywords:zz-parry")
    assert all(concept.startswith("keywords:") for concept in everyday(library))
