import pytest

from tests.checks.small_base import RUSSIAN_SAID, SmallBase

RULE = "step-codes-differ"


@pytest.mark.parametrize(
    "english, russian",
    [
        ("It is rolled in ORP 4.", "Его бросают в ФБЗ 4."),
        ("It is rolled in DRP 1.", "Его бросают сразу."),
        ("It is rolled.", "Его бросают в ФБП."),
    ],
)
def test_it_is_broken(base: SmallBase, english: str, russian: str) -> None:
    base.steps()
    base.say(english, russian)
    assert base.found(RULE) == [RUSSIAN_SAID]


@pytest.mark.parametrize(
    "english, russian",
    [
        ("It is rolled in ORP 4.", "Его бросают в ФБН 4."),
        ("It is rolled in the Defensive Roll Phase.", "Его бросают в ФБЗ."),
    ],
)
def test_it_is_kept(base: SmallBase, english: str, russian: str) -> None:
    base.steps()
    base.say(english, russian)
    assert base.found(RULE) == []
