import pytest
from hypothesis import given
from hypothesis import strategies as st

from svod.text.folding import fold, same_wording

CHARACTERS = [chr(code) for code in range(0x20000) if not 0xD800 <= code <= 0xDFFF]


@pytest.mark.parametrize(
    "one, other",
    [
        ("Ёж", "еж"),
        ("Е\u0308ж", "ёж"),
        ("ЗАТЕМ", "затем"),
        ("«Затем»", '"затем"'),
        ("Widow’s", "widow's"),
        ("Gunslinger\u00a0 \n", "gunslinger"),
        ("ФБН—4", "фбн-4"),
        ("ﬁre", "fire"),
        ("Ⅱ", "ii"),
        ("Straße", "STRASSE"),
    ],
)
def test_two_writings_of_a_text_fold_to_one(one: str, other: str) -> None:
    assert fold(one) == fold(other)


@pytest.mark.parametrize("one, other", [("й", "и"), ("щит", "шит"), ("a b", "ab"), ("Урон", "Урона")])
def test_different_texts_stay_different(one: str, other: str) -> None:
    assert fold(one) != fold(other)


def test_folding_a_single_character_twice_changes_nothing_more() -> None:
    assert [c for c in CHARACTERS if fold(fold(c)) != fold(c)] == []


@given(st.text())
def test_folding_twice_changes_nothing_more(text: str) -> None:
    assert fold(fold(text)) == fold(text)
    assert same_wording(same_wording(text)) == same_wording(text)


@pytest.mark.parametrize(
    "one, other",
    [
        ("a  b\u00a0c", "a b c"),
        ("«Затем» — слово", '"Затем" - слово'),
        ("[[zz-one|термин]]", "[[zz-two|термин]]"),
        ("и\u0306", "й"),
    ],
)
def test_a_cosmetic_change_keeps_the_wording(one: str, other: str) -> None:
    assert same_wording(one) == same_wording(other)


@pytest.mark.parametrize(
    "one, other",
    [
        ("Урон", "урон"),
        ("все", "всё"),
        ("1 CP", "2 CP"),
        ("may.", "may,"),
        ("[[zz|термин]]", "[[zz|слово]]"),
        ("[[zz-one]]", "[[zz-two]]"),
        ("²", "2"),
    ],
)
def test_a_change_of_words_does_not(one: str, other: str) -> None:
    assert same_wording(one) != same_wording(other)
