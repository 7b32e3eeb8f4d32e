import pytest

from tests.checks.small_base import RUSSIAN_SAID, SmallBase

RULE = "forbidden-variant"


@pytest.mark.parametrize(
    "english, russian",
    [
        ("3 undefendable damage.", "3 неотражаемого урона."),
        ("The token of Stun is removed.", "Жетон Ошеломления снимается."),
        ("Stun is removed.", "Ошеломление снимается."),
    ],
)
def test_it_is_broken(base: SmallBase, english: str, russian: str) -> None:
    base.words()
    base.status("stun", "Stun", "Оглушение", ", forbidden: [Ошеломление]")
    base.say(english, russian)
    assert base.found(RULE) == [RUSSIAN_SAID]


@pytest.mark.parametrize(
    "english, russian",
    [
        ("3 undefendable damage.", "3 неблокируемого урона."),
        ("All are amazed.", "Все в ошеломлении."),
    ],
)
def test_it_is_kept(base: SmallBase, english: str, russian: str) -> None:
    base.words()
    base.status("stun", "Stun", "Оглушение", ", forbidden: [Ошеломление]")
    base.say(english, russian)
    assert base.found(RULE) == []
