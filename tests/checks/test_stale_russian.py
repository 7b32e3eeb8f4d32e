import pytest

from svod.records.problem import Level
from tests.checks.small_base import SmallBase

RULE = "stale-russian"


def made_from(base: SmallBase, english: str, today: str) -> None:
    base.write(
        "heroes/zz-thing.yml",
        f'id: zz-thing\nkind: card\ncode: R2\nname: N\npoints:\n  - {{key: a, text: "{today}"}}\n',
    )
    base.write(
        "heroes/zz-thing.ru.yml", f'id: zz-thing\nunits:\n  point/a:\n    ru: Да\n    from: "{english}"\n'
    )


def test_the_first_difference_is_shown(base: SmallBase) -> None:
    made_from(base, "The old keg stays in its place", "The old keg goes from its place")

    problem = base.only(RULE)

    assert (problem.path, problem.line, problem.column) == ("heroes/zz-thing.ru.yml", 5, 11)
    before, now = "The old keg stays in its place", "The old keg goes from its place"
    assert problem.message == f"made from “{before}”; the English now says “{now}”"
    assert problem.level is Level.WARNING


def test_a_difference_far_inside_or_at_the_end_is_shown(base: SmallBase) -> None:
    made_from(base, "one two three four five", "one two three four")
    assert (
        base.only(RULE).message
        == "made from “… two three four five”; the English now says “… two three four”"
    )


@pytest.mark.parametrize("today", ["The keg’s end — soon", "The  keg's end - soon", "The keg‘s end – soon"])
def test_a_change_of_looks_is_none(base: SmallBase, today: str) -> None:
    made_from(base, "The keg's end — soon", today)
    assert base.found(RULE) == []
