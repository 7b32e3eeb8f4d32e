import pytest
from hypothesis import given
from hypothesis import strategies as st

from svod.text.edits import slips

WORDS = st.text("абв", max_size=7)


@pytest.mark.parametrize(
    "typed, meant, apart",
    [
        ("stun", "stun", 0),
        ("stnu", "stun", 1),
        ("stunn", "stun", 1),
        ("stn", "stun", 1),
        ("stan", "stun", 1),
        ("преемуществ", "преимуществ", 1),
        ("keg", "stun", None),
        ("abcd", "badc", 2),
    ],
)
def test_missing_added_wrong_and_swapped_letters(typed: str, meant: str, apart: int | None) -> None:
    assert slips(typed, meant, 2) == apart


@pytest.mark.parametrize("typed, apart", [("нежтиь", 1), ("нежитью", 0), ("нежитькоторая", None)])
def test_an_ending_may_be_left_on_what_was_typed(typed: str, apart: int | None) -> None:
    assert slips(typed, "нежит", 1, ending=3) == apart


@given(WORDS, WORDS)
def test_both_ways_are_as_far(one: str, other: str) -> None:
    assert slips(one, other, 9) == slips(other, one, 9)


@given(WORDS, WORDS, st.integers(0, 3))
def test_more_than_most_is_none(one: str, other: str, most: int) -> None:
    apart = slips(one, other, 9)
    assert apart is not None
    assert slips(one, other, most) == (apart if apart <= most else None)
