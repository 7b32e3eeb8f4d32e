import pytest
from hypothesis import given
from hypothesis import strategies as st

from svod.text.spelling import dictionary, is_word, spellings, with_yo


@pytest.mark.parametrize("word", ["урон", "Урона", "ещё", "еще", "берет"])
def test_words_of_the_dictionary(word: str) -> None:
    assert is_word(word)


@pytest.mark.parametrize("word", ["демедж", "уроном-", "stun", "уронн"])
def test_what_is_none(word: str) -> None:
    assert not is_word(word)
    assert with_yo(word) is None


@pytest.mark.parametrize(
    "word, expected",
    [("Еще", "ещё"), ("ещё", None), ("все", None), ("урон", None), ("тремя", None), ("трех", "трёх")],
)
def test_only_a_word_that_may_not_stand_with_e_lacks_its_yo(word: str, expected: str | None) -> None:
    assert with_yo(word) == expected


def test_the_dictionary_is_a_file() -> None:
    assert dictionary().is_file()


@given(st.text(alphabet="абвеёжикнорт", max_size=6))
def test_spellings_differ_by_yo_alone(word: str) -> None:
    assert all(each.replace("ё", "е") == word.replace("ё", "е") for each in spellings(word))
