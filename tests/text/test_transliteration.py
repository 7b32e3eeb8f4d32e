import pytest
from hypothesis import given
from hypothesis import strategies as st

from svod.text.transliteration import skeleton, skeletons, stems_of, transliterates

HEARD = [
    ("демедж", "damage"),
    ("апкип", "upkeep"),
    ("ролл", "roll"),
    ("стан", "stun"),
    ("баунти", "bounty"),
    ("кард", "card"),
    ("токен", "token"),
    ("хил", "heal"),
    ("стил", "steal"),
    ("пойзон", "poison"),
    ("ультимейт", "ultimate"),
]


@pytest.mark.parametrize("russian, english", HEARD)
@pytest.mark.parametrize("ending", ["", "а", "ом"])
def test_english_by_ear_in_any_form(russian: str, english: str, ending: str) -> None:
    word = russian if russian.endswith("и") else russian + ending
    assert transliterates(word, english, known=False)


@pytest.mark.parametrize("russian, english", HEARD)
def test_its_consonants_lead_to_the_english(russian: str, english: str) -> None:
    assert not skeletons(english).isdisjoint(stems_of(f"{russian}ами"))


@pytest.mark.parametrize("russian, english", [("урон", "damage"), ("карта", "stun"), ("ст", "stun")])
def test_another_word_is_none(russian: str, english: str) -> None:
    assert not transliterates(russian, english, known=False)


def test_of_a_known_word_a_close_likeness_is_asked() -> None:
    assert transliterates("токен", "token", known=True)
    assert transliterates("деле", "deal", known=False)
    assert not transliterates("деле", "deal", known=True)


def test_the_skeleton_leaves_vowels_and_doubles_out() -> None:
    assert skeleton("Демедж") == skeleton("дамаж") == "дмж"
    assert skeleton("ролл") == "рл"


@given(st.text(alphabet="abcdefghijklmnopqrstuvwxyz'- ", max_size=12), st.text(max_size=12))
def test_no_word_breaks_it(english: str, russian: str) -> None:
    assert skeletons(english)
    whole = skeleton(russian)
    assert next(stems_of(russian), "") == whole
    for known in (False, True):
        assert isinstance(transliterates(russian, english, known=known), bool)
