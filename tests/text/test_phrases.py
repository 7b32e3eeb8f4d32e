from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from svod.text.english import english_phrase
from svod.text.folding import fold
from svod.text.phrases import Phrases, everywhere, find, is_acronym, phrases, words_of

TABLE = phrases(
    [("roll", "roll"), ("attempt", "roll attempt"), ("try", "Roll attempt"), ("heal", "Heal"), ("rr", "RR")],
    english_phrase,
    lambda text: text == "Heal",
)


def found(text: str, table: Phrases = TABLE) -> list[tuple[str, set[str]]]:
    words = words_of(text)
    return [
        (text[words[each.first].start : words[each.last - 1].end], set(each.terms))
        for each in find(table, text, words)
    ]


def test_the_longest_phrase_is_found_in_any_form_with_all_its_terms() -> None:
    assert found("He rolled; two Roll attempts.") == [
        ("rolled", {"roll"}),
        ("Roll attempts", {"attempt", "try"}),
    ]


def test_everywhere_gives_shorter_ones_inside_longer_too() -> None:
    text = "one roll attempt"
    assert {(at, phrase.of) for at, phrase in everywhere(TABLE, text, words_of(text))} == {
        (1, "roll"),
        (1, "attempt"),
        (1, "try"),
    }


def test_a_capital_letter_may_be_wanted() -> None:
    assert found("Heals, heals") == [("Heals", {"heal"})]
    words = words_of("heals")
    assert [phrase.of for _, phrase in everywhere(TABLE, "heals", words, capitals=False)] == ["heal"]


def test_an_acronym_is_found_as_written_only() -> None:
    assert found("RR, rr, Rr") == [("RR", {"rr"})]


@pytest.mark.parametrize("text", ["roll. Attempt", "roll — attempt", "roll  attempt", "roll of attempt"])
def test_no_more_than_a_space_stands_between_the_words(text: str) -> None:
    assert ("attempt" in {term for _, terms in found(text) for term in terms}) is False


def test_an_english_possessive_counts_as_the_word() -> None:
    assert found("the roll's end") == [("roll's", {"roll"})]


def test_the_phrases_of_a_term() -> None:
    assert [len(phrase.words) for phrase in TABLE.of("attempt")] == [2]
    assert TABLE.of("none") == ()


@pytest.mark.parametrize(
    "text, expected",
    [("CP", True), ("БС", True), ("C", False), ("Cp", False), ("ABCDEF", False), ("2V", False)],
)
def test_acronyms(text: str, expected: bool) -> None:  # noqa: FBT001  # what is expected
    assert is_acronym(text) is expected


@given(st.text())
def test_words_are_stretches_of_the_text_in_order_and_folded(text: str) -> None:
    end = 0
    for word in words_of(text):
        assert end <= word.start < word.end
        assert text[word.start : word.end] == word.written
        assert word.folded == fold(word.written)
        end = word.end


@given(st.lists(st.sampled_from(["roll", "Roll", "attempts", "Heal", "RR", "of", ".", ", "])).map(" ".join))
def test_what_is_found_does_not_overlap(text: str) -> None:
    places = [(each.first, each.last) for each in find(TABLE, text, words_of(text))]
    assert all(before[1] <= after[0] for before, after in pairwise(places))
