import pytest

from tests.checks.small_base import RUSSIAN_SAID, SmallBase

RULE = "negation-lost"


@pytest.mark.parametrize(
    "english, russian",
    [
        ("It is not removed.", "Жетон снимается."),
        ("It is removed.", "Жетон не снимается."),
    ],
)
def test_it_is_broken(base: SmallBase, english: str, russian: str) -> None:
    base.say(english, russian)
    assert base.found(RULE) == [RUSSIAN_SAID]


@pytest.mark.parametrize(
    "english, russian",
    [
        ("It is not removed.", "Жетон не снимается."),
        ("It is removed.", "Жетон снимается."),
        ("It comes without cards.", "Он приходит без карт."),
    ],
)
def test_it_is_kept(base: SmallBase, english: str, russian: str) -> None:
    base.say(english, russian)
    assert base.found(RULE) == []
