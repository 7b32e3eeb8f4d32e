import pytest
from hypothesis import given
from hypothesis import strategies as st

from svod.text.tokens import is_step_code, tokens


@pytest.mark.parametrize(
    "text, expected",
    [
        ("Ещё раз!", ["еще", "раз"]),
        ("йод и ёж", ["йод", "и", "еж"]),
        ("«Пока-пока!», 15 БС", ["пока", "пока", "15", "бс"]),
        ("Wolverine’s claws", ["wolverine's", "claws"]),
        ("Buh, Bye! 2v2", ["buh", "bye", "2v2"]),
        ("у\u0301дар", ["удар"]),
        ("\uff21\uff22\uff11", ["ab1"]),
        ("a_b\x00c", ["a", "b", "c"]),
        ("'quoted' ''", ["quoted"]),
        (" … ❤ ", []),
    ],
)
def test_words(text: str, expected: list[str]) -> None:
    assert tokens(text) == expected


@pytest.mark.parametrize(
    "text, expected",
    [
        ("ФБЗ 1", ["фбз", "1", "drp-1"]),
        ("фбз1", ["фбз", "1", "drp-1"]),
        ("в ORP 4.", ["в", "orp", "4", "orp-4"]),
        ("drp-6", ["drp", "6", "drp-6"]),
        ("ФБН 2", ["фбн", "2", "orp-2"]),
        ("ORP 12", ["orp", "12"]),
        ("xorp 1", ["xorp", "1"]),
        ("DRP 2a", ["drp", "2a"]),
        ("ФБЗ: 1 карта", ["фбз", "1", "карта"]),
    ],
)
def test_a_step_code_is_also_one_token(text: str, expected: list[str]) -> None:
    assert tokens(text) == expected


def test_only_step_codes_in_one_hold_a_hyphen() -> None:
    assert [token for token in tokens("ФБЗ 1: Пока-пока, Spider-Man") if is_step_code(token)] == ["drp-1"]


@given(st.text())
def test_any_text_gives_words_of_letters_and_digits(text: str) -> None:
    for token in tokens(text):
        assert token
        assert all(letter.isalnum() or letter in "'-" for letter in token)


@given(st.text(alphabet="абвгдежзийклмнопрстуфхцчшщъыьэюяabcdefghijklmnopqrstuvwxyz0123456789 "))
def test_case_does_not_matter(text: str) -> None:
    assert tokens(text.upper()) == tokens(text)
