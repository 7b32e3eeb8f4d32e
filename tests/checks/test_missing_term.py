import pytest

from tests.checks.small_base import RUSSIAN_SAID, SmallBase

RULE = "missing-term"


@pytest.mark.parametrize(
    "english, russian",
    [
        ("The Stun is removed.", "Жетон снимается."),
        ("3 undefendable damage.", "3 урона."),
    ],
)
def test_it_is_broken(base: SmallBase, english: str, russian: str) -> None:
    base.status("stun", "Stun", "Оглушение")
    base.words()
    base.say(english, russian)
    assert base.found(RULE) == [RUSSIAN_SAID]


@pytest.mark.parametrize(
    "english, russian",
    [
        ("The Stun is removed.", "Оглушение снимается."),
        ("It takes the Stun off.", "Он избавляет от Оглушения."),
        ("The others are amazed.", "Остальные в изумлении."),
    ],
)
def test_it_is_kept(base: SmallBase, english: str, russian: str) -> None:
    base.status("stun", "Stun", "Оглушение")
    base.words()
    base.say(english, russian)
    assert base.found(RULE) == []
