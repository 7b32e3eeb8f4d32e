from svod.records.problem import Level
from tests.checks.small_base import SmallBase

RULE = "unnecessary-accept"
ACCEPT = "accept:\n  missing-russian: Not translated for now.\n"


def test_an_accepted_warning_is_silent(base: SmallBase) -> None:
    base.ruling(ACCEPT)
    assert base.found("missing-russian") == []
    assert base.found(RULE) == []


def test_one_that_no_longer_applies_is_an_error(base: SmallBase) -> None:
    base.thing("card", "Card", ACCEPT)
    base.write("heroes/zz-thing.ru.yml", "id: zz-thing\nnames: {preferred: Карта, attested: ours}\n")
    problem = base.only(RULE)
    assert (problem.path, problem.line, problem.column) == ("heroes/zz-thing.yml", 6, 3)
    assert problem.level is Level.ERROR


def test_it_is_accepted_in_that_record_only(base: SmallBase) -> None:
    base.ruling(ACCEPT, stem="zz-one", code="R1")
    base.ruling(stem="zz-two", code="R2")
    assert base.found("missing-russian") == [("rulings/zz-two.yml", 1, 1)]
