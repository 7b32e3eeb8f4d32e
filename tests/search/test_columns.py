import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from svod.search.columns import counted, digits, exchanged, front_coded, gaps, shared, steps

WORDS = st.lists(st.text("абвгя'az09é", min_size=1, max_size=30)).map(sorted)


@given(st.lists(st.integers(0, 10**9)))
def test_columns_need_no_escapes(numbers: list[int]) -> None:
    assert json.dumps(digits(numbers)) == f'"{digits(numbers)}"'


def test_small_numbers_take_one_sign() -> None:
    assert len(digits(range(60))) == 60
    assert len(set(digits(range(60)))) == 60
    assert len(digits([60])) == 2


@given(WORDS)
def test_words_need_no_escapes(words: list[str]) -> None:
    assert json.dumps(front_coded(words), ensure_ascii=False) == f'"{front_coded(words)}"'


def test_gaps_of_neighbours_are_nothing() -> None:
    assert gaps([3, 4, 5, 9]) == digits([3, 0, 0, 3])
    assert counted([3, 4, 5, 9]) == digits([4, 3, 0, 0, 3])
    assert counted([]) == digits([0])


@given(st.text())
def test_exchanging_twice_gives_the_text_back(text: str) -> None:
    assert exchanged(exchanged(text)) == text


def test_russian_text_becomes_ascii() -> None:
    assert exchanged("бочка ё").isascii()


@pytest.mark.parametrize("one, other, count", [("", "а", 0), ("бочк", "бочонк", 3), ("стан", "стан", 4)])
def test_words_share_their_beginning(one: str, other: str, count: int) -> None:
    assert shared(one, other) == count


def test_what_does_not_rise_is_refused_where_it_must() -> None:
    assert steps([3, 3, 5]) == digits([3, 0, 2])
    with pytest.raises(ValueError, match="from 0 up"):
        gaps([3, 3])
    with pytest.raises(ValueError, match="from 0 up"):
        steps([3, 2])
