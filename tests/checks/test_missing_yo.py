import pytest

from tests.checks.small_base import RUSSIAN_SAID, SmallBase

RULE = "missing-yo"


@pytest.mark.parametrize(
    "english, russian",
    [
        ("It is not yet rolled.", "Он еще не брошен."),
        ("The Black Cat is there.", "Черная Кошка здесь."),
    ],
)
def test_it_is_broken(base: SmallBase, english: str, russian: str) -> None:
    base.status("black-cat", "Black Cat", "Чёрная Кошка")
    base.say(english, russian)
    assert base.found(RULE) == [RUSSIAN_SAID]


@pytest.mark.parametrize(
    "english, russian",
    [
        ("It is not yet rolled.", "Он ещё не брошен."),
        ("The Black Cat has all.", "У Чёрной Кошки есть все."),
    ],
)
def test_it_is_kept(base: SmallBase, english: str, russian: str) -> None:
    base.status("black-cat", "Black Cat", "Чёрная Кошка")
    base.say(english, russian)
    assert base.found(RULE) == []
