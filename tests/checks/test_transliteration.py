import pytest

from tests.checks.small_base import RUSSIAN_SAID, SmallBase

RULE = "transliteration"


@pytest.mark.parametrize(
    "english, russian",
    [
        ("Stun is removed.", "Стан снимается."),
        ("Stun is removed in the end.", "В конце станы снимаются."),
    ],
)
def test_it_is_broken(base: SmallBase, english: str, russian: str) -> None:
    base.status("stun", "Stun", "Оглушение")
    base.say(english, russian)
    assert base.found(RULE) == [RUSSIAN_SAID]


@pytest.mark.parametrize(
    "english, russian",
    [
        ("Stun is removed.", "Оглушение снимается."),
        ("The camp is removed.", "Лагерь снимается."),
    ],
)
def test_it_is_kept(base: SmallBase, english: str, russian: str) -> None:
    base.status("stun", "Stun", "Оглушение")
    base.say(english, russian)
    assert base.found(RULE) == []
