import pytest

from tests.checks.small_base import RUSSIAN_SAID, SmallBase

RULE = "russian-quotes"


@pytest.mark.parametrize(
    "english, russian",
    [
        ("The card is played.", 'Карта "Пока" сыграна.'),
        ("The card is played.", "Карта «Пока сыграна."),
        ("The card is played.", "Карта „Пока“ сыграна."),
    ],
)
def test_it_is_broken(base: SmallBase, english: str, russian: str) -> None:
    base.say(english, russian)
    assert base.found(RULE) == [RUSSIAN_SAID]


@pytest.mark.parametrize(
    "english, russian",
    [
        ("The card is played.", "Карта «Пока» сыграна."),
        ("The card is played.", "Сказано: «Карта „Пока“ сыграна»."),
    ],
)
def test_it_is_kept(base: SmallBase, english: str, russian: str) -> None:
    base.say(english, russian)
    assert base.found(RULE) == []
