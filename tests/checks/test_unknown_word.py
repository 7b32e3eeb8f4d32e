import pytest

from tests.checks.small_base import RUSSIAN_SAID, SmallBase

RULE = "unknown-word"


@pytest.mark.parametrize(
    "english, russian",
    [
        ("It explodes.", "Он взрываеться."),
        ("It explodes.", "Сначала прачитай."),
    ],
)
def test_it_is_broken(base: SmallBase, english: str, russian: str) -> None:
    base.status("stun", "Stun", "Оглушение")
    base.say(english, russian)
    assert base.found(RULE) == [RUSSIAN_SAID]


@pytest.mark.parametrize(
    "english, russian",
    [
        ("It explodes.", "Он взрывается."),
        ("Of Stun.", "Кто-то из-за Оглушения."),
    ],
)
def test_it_is_kept(base: SmallBase, english: str, russian: str) -> None:
    base.status("stun", "Stun", "Оглушение")
    base.say(english, russian)
    assert base.found(RULE) == []
