import pytest

from tests.checks.small_base import RUSSIAN_SAID, SmallBase

RULE = "russian-dash"


@pytest.mark.parametrize(
    "english, russian",
    [
        ("Stun is a status.", "Стопка - это предел."),
        ("It is at once.", "Он—сразу."),
        ("On 1-2.", "При 1-2."),
    ],
)
def test_it_is_broken(base: SmallBase, english: str, russian: str) -> None:
    base.say(english, russian)
    assert base.found(RULE) == [RUSSIAN_SAID]


@pytest.mark.parametrize(
    "english, russian",
    [
        ("It is a status.", "Стопка — это предел."),
        ("On 1-2.", "При 1–2."),
        ("It is left.", "Кто-нибудь по-прежнему здесь."),
    ],
)
def test_it_is_kept(base: SmallBase, english: str, russian: str) -> None:
    base.say(english, russian)
    assert base.found(RULE) == []
