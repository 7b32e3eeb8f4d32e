import pytest
from hypothesis import given
from hypothesis import strategies as st

from svod.text.wordlist import Wordlist

NOT = Wordlist(
    "не no", starting="нельзя un", ending="n't less", phrases="ни один, by no means", but="under unit"
)


@pytest.mark.parametrize("word", ["не", "no", "нельзя", "unable", "can't", "powerless"])
def test_words_of_the_sense(word: str) -> None:
    assert word in NOT


@pytest.mark.parametrize("word", ["нет", "now", "under", "units", "один", ""])
def test_other_words(word: str) -> None:
    assert word not in NOT


def test_the_words_in_order_then_the_phrases() -> None:
    assert list(NOT.stand("ни один не может, by no means")) == ["не", "no", "ни один", "by no means"]


def test_a_phrase_is_of_whole_words() -> None:
    assert list(Wordlist(phrases="ни один").stand("они один на один")) == []


def test_the_first_one() -> None:
    assert NOT.first("he can't, no") == "can't"
    assert NOT.first("he can") == ""


@given(st.text())
def test_an_empty_list_stands_nowhere(text: str) -> None:
    assert Wordlist().first(text) == ""
