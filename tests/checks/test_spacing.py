import pytest

from tests.checks.small_base import ENGLISH_SAID, RUSSIAN_SAID, SmallBase

RULE = "spacing"


@pytest.mark.parametrize(
    "text",
    ["The keg  explodes.", "The keg explodes , at once.", "The keg ( all of it) explodes.", "Now,the keg."],
)
def test_in_english(base: SmallBase, text: str) -> None:
    base.say(text)
    assert base.found(RULE) == [ENGLISH_SAID]


@pytest.mark.parametrize(
    "text",
    ["Бочка  взрывается.", "Бочка взрывается .", "« Бочка» взрывается.", "Да,бочка.", "Бочка взрывается. "],
)
def test_in_russian(base: SmallBase, text: str) -> None:
    base.say("The keg explodes.", text)
    assert base.found(RULE) == [RUSSIAN_SAID]


def test_each_sort_of_fault_is_told_once(base: SmallBase) -> None:
    base.say("The  keg  explodes , at once , all of it.")
    assert base.found(RULE) == [ENGLISH_SAID] * 2


@pytest.mark.parametrize(
    "text", ["The keg explodes, at once (all of it): 1,000.", "See https://example.org/a,b now."]
)
def test_what_is_well_spaced(base: SmallBase, text: str) -> None:
    base.say(text, "Бочка взрывается — вся, сразу…")
    assert base.found(RULE) == []
