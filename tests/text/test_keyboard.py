import pytest
from hypothesis import given
from hypothesis import strategies as st

from svod.text.keyboard import retyped


@pytest.mark.parametrize(
    "typed, meant",
    [(",jxrf", "бочка"), ("ыегт", "stun"), ("Rhfvgec", "Крампус"), ("'yn", "энт"), ("гз", "up")],
)
def test_the_same_keys_in_the_other_layout(typed: str, meant: str) -> None:
    assert retyped(typed) == meant


@pytest.mark.parametrize("text", ["15", "", "!?", "стaн"])
def test_letters_of_both_alphabets_or_of_none_are_left(text: str) -> None:
    assert retyped(text) is None


@given(st.text("абвгдежзийклмнопрстуфхцчшщъыьэюя", min_size=1))
def test_retyped_twice_is_as_it_was(text: str) -> None:
    there = retyped(text)
    assert there is not None
    back = retyped(there)
    assert back in (text, None)  # None where all keys give signs
