import pytest

from tests.checks.small_base import RUSSIAN_SAID, SmallBase

RULE = "wrong-term"


@pytest.mark.parametrize(
    "english, russian",
    [
        ("The Stun is removed.", "Снимается Горение."),
        ("The die is removed.", "Снимается Горение."),
    ],
)
def test_it_is_broken(base: SmallBase, english: str, russian: str) -> None:
    base.status("stun", "Stun", "Оглушение")
    base.status("burn", "Burn", "Горение")
    base.say(english, russian)
    assert base.found(RULE) == [RUSSIAN_SAID]


@pytest.mark.parametrize(
    "english, russian",
    [
        ("The Stun is removed.", "Снимается Оглушение."),
        ("The Stun and the Burn are removed.", "Горение и Оглушение снимаются."),
    ],
)
def test_it_is_kept(base: SmallBase, english: str, russian: str) -> None:
    base.status("stun", "Stun", "Оглушение")
    base.status("burn", "Burn", "Горение")
    base.say(english, russian)
    assert base.found(RULE) == []
