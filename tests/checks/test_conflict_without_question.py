import pytest

from tests.checks.small_base import SmallBase

RULE = "conflict-without-question"


def contradicting(base: SmallBase, asks: str = "", kind: str = "question") -> None:
    base.ruling("conflicts_with: [zz-two]")
    base.ruling(stem="zz-two", code="R2")
    if asks:
        parts = "parts:\n  - {key: main, situation: Which is it?}\n"
        head = f"id: zz-question\nkind: {kind}\ncode: R3\ntitle: Which?\n"
        base.write("rulings/zz-question.yml", f"{head}{parts}{asks}\n")


@pytest.mark.parametrize("asks", ["", "related: [{key: one, to: zz-one, reason: It gives CP.}]"])
def test_no_question_names_both(base: SmallBase, asks: str) -> None:
    contradicting(base, asks)
    problem = base.only(RULE)
    assert (problem.path, problem.line, problem.column) == ("rulings/zz-one.yml", 7, 18)
    assert problem.message == "no question speaks of the contradiction with zz-two"


def test_another_kind_that_names_both_is_no_question(base: SmallBase) -> None:
    contradicting(base, "rests_on: [zz-one, zz-two]", kind="ruling")
    assert base.found(RULE) == [("rulings/zz-one.yml", 7, 18)]


@pytest.mark.parametrize(
    "asks",
    [
        "related: [{key: one, to: zz-one, reason: It gives.}, {key: two, to: zz-two, reason: It does not.}]",
        "rests_on: [zz-one]\nconflicts_with: [zz-two]",
        "points: [{key: a, text: '[[zz-one]] gives CP, [[zz-two]] none.'}]",
    ],
)
def test_a_question_names_both(base: SmallBase, asks: str) -> None:
    contradicting(base, asks)
    assert ("rulings/zz-one.yml", 7, 18) not in base.found(RULE)
