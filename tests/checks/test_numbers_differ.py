import pytest

from tests.checks.small_base import RUSSIAN_SAID, SmallBase

RULE = "numbers-differ"


@pytest.mark.parametrize(
    "english, russian",
    [
        ("It deals 3 damage.", "Он наносит 2 урона."),
        ("It deals damage.", "Он наносит 2 урона."),
        ("It has two cards.", "У него три карты."),
    ],
)
def test_it_is_broken(base: SmallBase, english: str, russian: str) -> None:
    base.say(english, russian)
    assert base.found(RULE) == [RUSSIAN_SAID]


@pytest.mark.parametrize(
    "english, russian",
    [
        ("It deals 3 damage.", "Он наносит 3 урона."),
        ("It has 2 cards.", "У него две карты."),
        ("It is rolled in DRP 1.", "Его бросают в начале фазы."),
    ],
)
def test_it_is_kept(base: SmallBase, english: str, russian: str) -> None:
    base.say(english, russian)
    assert base.found(RULE) == []
