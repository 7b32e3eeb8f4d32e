from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from svod.text.numerals import numerals, too_few


@pytest.mark.parametrize(
    "text, digits, words, implied",
    [
        ("2 or 3 of 2 dice", {2: 2, 3: 1}, {}, {}),
        ("1/2, 1–5", {1: 2, 2: 1, 5: 1}, {}, {}),
        ("Three dice, четырём игрокам", {}, {3: 1, 4: 1}, {}),
        ("both, дважды, второй", {}, {}, {2: 3}),
        ("the two", {}, {}, {2: 1}),
        ("две шестёрки", {}, {2: 1, 6: 1}, {}),
        ("двойной урон, шестигранный", {}, {}, {2: 1, 6: 1}),
        ("никаких чисел", {}, {}, {}),
    ],
)
def test_the_numbers_of_a_text(
    text: str, digits: dict[int, int], words: dict[int, int], implied: dict[int, int]
) -> None:
    found = numerals(text)
    assert (found.digits, found.words, found.implied) == (Counter(digits), Counter(words), Counter(implied))


@pytest.mark.parametrize(
    "of, there, missing",
    [
        ("deals 3 damage", "3 урона", []),
        ("deals 3 damage", "три урона", []),
        ("deals 3 damage", "4 урона", [3]),
        ("2 dice and 2 cards", "2 кубика и карты", [2]),
        ("two dice", "оба кубика", []),
        ("both dice", "кубики", []),
        ("one of them", "любого из них", []),
        ("1 CP", "БС", [1]),
        ("1 CP", "одно БС", []),
    ],
)
def test_what_stands_less_often_in_the_other_text(of: str, there: str, missing: list[int]) -> None:
    assert too_few(numerals(of), numerals(there)) == missing


@given(st.text())
def test_a_text_lacks_none_of_its_own_numbers(text: str) -> None:
    found = numerals(text)
    assert too_few(found, found) == []


@given(st.lists(st.integers(min_value=0, max_value=10**6)))
def test_every_number_in_digits_is_found(numbers: list[int]) -> None:
    assert numerals(" and ".join(map(str, numbers))).digits == Counter(numbers)
