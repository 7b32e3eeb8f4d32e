import pytest
from hypothesis import given
from hypothesis import strategies as st

from svod.text.english import english_forms, english_phrase, plural


@pytest.mark.parametrize(
    "word, forms",
    [
        ("attack", "attacks attacked attacking"),
        ("ally", "allies allied"),
        ("pay", "pays paying"),
        ("remove", "removes removed removing"),
        ("free", "frees freed"),
        ("stun", "stunned stunning"),
        ("Touch", "touches touched"),
        ("die", "dice"),
        ("dice", "die"),
    ],
)
def test_the_forms_of_a_word(word: str, forms: str) -> None:
    assert english_forms(word) >= set(forms.split()) | {word.lower()}


@pytest.mark.parametrize("word", ["CP", "2v2", "to"])
def test_what_is_too_short_or_no_word_has_only_its_own_form(word: str) -> None:
    assert english_forms(word) == {word.lower()}


def test_a_last_letter_is_doubled_only_after_one_vowel() -> None:
    assert "healled" not in english_forms("heal")
    assert "drawwed" not in english_forms("draw")


@pytest.mark.parametrize("noun, expected", [("boss", "bosses"), ("key", "keys"), ("body", "bodies")])
def test_plurals(noun: str, expected: str) -> None:
    assert plural(noun) == expected


def test_each_word_of_a_phrase_has_its_forms() -> None:
    first, second = english_phrase("Roll Attempts")
    assert "rolling" in first
    assert "attempts" in second


@given(st.text())
def test_a_word_is_one_of_the_forms_of_any_phrase(text: str) -> None:
    assert all(each for each in english_phrase(text))
