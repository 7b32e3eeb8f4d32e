import pytest

from tests.checks.small_base import RUSSIAN_SAID, SmallBase

RULE = "untranslated"


@pytest.mark.parametrize(
    "english, russian",
    [
        ("Stun is removed.", "Stun снимается."),
        ("It explodes.", "Он explodes."),
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
        ("So it was said on Discord.", "Так сказано на Discord."),
        ("It says so.", "Там сказано «at once»."),
    ],
)
def test_it_is_kept(base: SmallBase, english: str, russian: str) -> None:
    base.status("stun", "Stun", "Оглушение")
    base.say(english, russian)
    assert base.found(RULE) == []
