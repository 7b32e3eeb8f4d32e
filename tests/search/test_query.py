from pathlib import Path

import pytest

from svod.records.library import Library
from svod.records.store import load
from svod.search.index_store import index
from svod.search.query import MAX_TOKENS, PARTS, Understanding
from svod.search.understood import Understood
from tests.search.conftest import TODAY


@pytest.fixture(scope="module")
def words(library: Library) -> Understanding:
    return Understanding(library, index(library, None, "ru", TODAY))


def asked(words: Understanding, query: str) -> Understood:
    return words.of(query)


def test_words_stand_once_in_the_order_typed(words: Understanding) -> None:
    found = asked(words, "Парирование, парирования и ещё раз парирование ")
    assert [word.text for word in found.words] == ["парирование", "и", "еще", "раз"]


@pytest.mark.parametrize(
    "query, named",
    [
        ("ожог фехтовальщицы ", {"status:zz-burn", "hero:zz-fencer"}),
        ("burn of the fencer", {"status:zz-burn", "hero:zz-fencer"}),
        ("фенсерша", {"hero:zz-fencer"}),
        ("фехт", {"hero:zz-fencer"}),
        ("парирование II", {"ability:zz-fencer.parry-2"}),
        ("parry", {"ability:zz-fencer.parry", "zz-term-parry"}),
        ("ничего", set()),
    ],
)
def test_names_of_both_languages_are_known_the_longest_first(
    words: Understanding, query: str, named: set[str]
) -> None:
    assert {name.id for name in asked(words, query).names} == named


def test_the_text_of_a_name_is_as_typed(words: Understanding) -> None:
    assert [name.text for name in asked(words, "Ожоги и ФБЗ 1").names] == ["ожоги", "фбз 1"]


def test_step_codes_of_both_languages(words: Understanding) -> None:
    assert asked(words, "фбз 1 или orp4, DRP 9").steps == ("drp-1", "orp-4")


@pytest.mark.parametrize(
    "query, outright",
    [
        ("R101", ("zz-parry-cost",)),
        ("р101", ("zz-parry-cost",)),
        ("правда ли что в r101", ("zz-parry-cost",)),
        ("R 101", ("zz-parry-cost",)),
        ("R999", ()),
        ("status:zz-burn", ("status:zz-burn",)),
        ("zz-parry-price", ("zz-parry-cost",)),
        ("ожог", ()),
    ],
)
def test_codes_and_ids_name_a_record_outright(
    words: Understanding, query: str, outright: tuple[str, ...]
) -> None:
    assert asked(words, query).outright == outright


def test_the_last_word_may_be_unfinished(words: Understanding) -> None:
    unfinished = asked(words, "фехтовал").words[-1]
    assert dict(unfinished.terms)["фехтовальщиц"] == 100
    assert dict(asked(words, "фехтовал ").words[-1].terms)["фехтовальщиц"] < 100


@pytest.mark.parametrize(
    "query, left", [("ожог ф", ["ожог"]), ("ожог ф ", ["ожог", "ф"]), ("ожог 5", ["ожог", "5"]), ("ф", [])]
)
def test_a_last_word_of_one_letter_says_nothing_while_it_is_typed(
    words: Understanding, query: str, left: list[str]
) -> None:
    assert [word.text for word in asked(words, query).words] == left


def test_a_letter_that_ends_a_name_belongs_to_it(base: Path) -> None:
    (base / "heroes/zz-x.yml").write_text(
        "id: zz-x\nkind: hero\ncode: R301\nname: Doctor X\n", encoding="utf-8"
    )
    library = load(base)
    found = Understanding(library, index(library, None, "en", TODAY)).of("doctor x")
    assert [(name.text, name.id) for name in found.names] == [("doctor x", "hero:zz-x")]


def test_what_a_known_word_may_begin_weighs_less(words: Understanding) -> None:
    # «фехт» is itself a name in the base
    terms = dict(asked(words, "фехт").words[-1].terms)
    assert terms["фехт"] == 100
    assert 0 < terms["фехтовальщиц"] < 100


@pytest.mark.parametrize(
    "query, days", [("ожог июнь 2026", "2026-06"), ("burn 9/20/2024", "2024-09-20"), ("ожог", None)]
)
def test_a_period_is_a_word_of_its_own(words: Understanding, query: str, days: str | None) -> None:
    found = asked(words, query)
    assert found.days == days
    assert [word.text for word in found.words][:1] == [query.split(maxsplit=1)[0]]
    assert len(found.words) == (2 if days else 1)


def test_a_word_that_holds_the_sentence_together_is_no_name_and_weighs_little(words: Understanding) -> None:
    first, second = asked(words, "было ожог ").words
    assert first.weight < second.weight
    assert {name.id for name in asked(words, "было ожог ").names} == {"status:zz-burn"}


def test_what_stands_in_quotes_is_wanted_together(words: Understanding) -> None:
    assert asked(words, 'ожог "burn parry" ').together == ((("burn",), ("parri",)),)
    assert asked(words, "«ожог» ").together == ((("ожог",),),)
    assert asked(words, '"ожог ').together == ()


def test_words_of_other_games_are_told_in_any_form_and_weigh_more_than_a_name(words: Understanding) -> None:
    found = asked(words, "ожог в манчкине")
    assert found.elsewhere == ("манчкине",)
    assert found.words[-1].weight > found.words[0].weight


def test_parts_can_be_taken_back(library: Library) -> None:
    plain = Understanding(library, index(library, None, "ru", TODAY), PARTS - {"layout"})
    assert plain.of("j;ju").changes == ()
    assert [
        change.read for change in Understanding(library, index(library, None, "ru", TODAY)).of("j;ju").changes
    ] == ["ожог"]


def test_a_flood_of_words_is_cut(words: Understanding) -> None:
    found = asked(words, " ".join(f"{number:x}" for number in range(100_000)))
    assert 0 < len(found.words) <= MAX_TOKENS
