import pytest

from svod.records.problem import Level
from tests.checks.small_base import SmallBase

RULE = "steps-of-decision"
ONE = "rulings/zz-one.yml"


def when(base: SmallBase, at: str, decision: str, russian: str = "") -> None:
    base.steps()
    base.ruling(
        parts=f"- key: main\n  situation: S\n  answer: when\n  short: T\n  at: [{at}]\n  decision: {decision}"
    )
    if russian:
        unit = f"  part/main/decision:\n    ru: {russian}\n    from: {decision}\n"
        base.write("rulings/zz-one.ru.yml", f"id: zz-one\nunits:\n{unit}")


@pytest.mark.parametrize(
    "at, decision, russian",
    [
        ("orp-4", "In ORP 4.", "На ФБН 4."),
        ("orp-4", "In ORP step 4.", "На шаге 4 ФБН."),
        ("orp", "In ORP 4.", "На ФБН 4."),
        ("drp", "At the end of the DRP.", "В конце ФБЗ."),
        ("drp", "At the end of the Defensive Roll Phase.", "В конце фазы броска защиты."),
        ("upkeep", "In the Upkeep Phase.", "В фазе поддержки."),
        ("upkeep, drp-1", "In the Upkeep Phase and in DRP 1.", "В фазу поддержки и на ФБЗ 1."),
        ("", "At once.", "Сразу."),
    ],
)
def test_both_say_the_same(base: SmallBase, at: str, decision: str, russian: str) -> None:
    when(base, at, decision, russian)
    assert base.found(RULE) == []


@pytest.mark.parametrize(
    "at, decision, message",
    [
        ("drp-1", "In DRP 1, not ORP 4.", "the decision names 'ORP 4', 'at' has drp-1"),
        ("", "In DRP 1.", "the decision names 'DRP 1', 'at' has no steps"),
        ("drp-1, upkeep", "In DRP 1.", "'at' has 'upkeep', the decision does not name it"),
        ("drp-1", "In the DRP.", "'at' has 'drp-1', the decision does not name it"),
    ],
)
def test_they_differ(base: SmallBase, at: str, decision: str, message: str) -> None:
    when(base, at, decision)
    problem = base.only(RULE)
    assert (problem.path, problem.line, problem.column) == (ONE, 11, 13)
    assert problem.message == message
    assert problem.level is Level.WARNING


def test_the_russian_differs(base: SmallBase) -> None:
    when(base, "drp-1", "In DRP 1.", "На ФБЗ 2.")
    assert base.found(RULE) == [("rulings/zz-one.ru.yml", 4, 9)] * 2


def test_only_the_answer_when_is_bound(base: SmallBase) -> None:
    base.ruling(parts="- {key: main, situation: S, answer: yes, short: 'Yes', decision: 'Yes, in DRP 1.'}")
    assert base.found(RULE) == []
