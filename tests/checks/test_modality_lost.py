import pytest

from tests.checks.small_base import RUSSIAN_SAID, SmallBase

RULE = "modality-lost"


@pytest.mark.parametrize(
    "english, russian",
    [
        ("The Monk may spend it.", "Монах тратит его."),
        ("The Monk may spend it.", "Монах должен потратить его."),
        ("The Monk must spend it.", "Монах может потратить его."),
    ],
)
def test_it_is_broken(base: SmallBase, english: str, russian: str) -> None:
    base.say(english, russian)
    assert set(base.found(RULE)) == {RUSSIAN_SAID}


@pytest.mark.parametrize(
    "english, russian",
    [
        ("The Monk may spend it.", "Монах может потратить его."),
        ("It cannot be spent.", "Потратить его нельзя."),
        ("The Monk must spend it.", "Монах обязан потратить его."),
    ],
)
def test_it_is_kept(base: SmallBase, english: str, russian: str) -> None:
    base.say(english, russian)
    assert base.found(RULE) == []
