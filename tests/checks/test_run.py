from collections.abc import Callable, Iterator, Mapping
from types import ModuleType
from typing import Any

from svod.checks.rule import Finding, Rule
from svod.checks.rules import RULES
from svod.checks.run import NO_FILE, run
from svod.checks.subject import Subject
from svod.records.problem import Level, Problem
from svod.records.store import load
from tests.checks.small_base import SmallBase

BY_ID = {rule.id: rule for rule in RULES}


def altered(rule: Rule, check: Callable[..., Iterator[Any]], **others: object) -> Rule:
    """The rule with another check, and other things of its module."""
    module = ModuleType("zz")
    vars(module).update(vars(rule.module), check=check, **others)
    return Rule(rule.id, rule.scope, lambda: module)


def test_every_problem_comes_in_one_run_sorted_by_place(base: SmallBase) -> None:
    base.write("rulings/zz-broken.yml", "id: [")
    base.ruling("statuses: [zz-none]\npoints:\n  - {key: main, text: a<b>c, zz: 1}", stem="zz-two")
    base.thing("card", "Card", "type: zz")

    problems = base.run()

    assert list(problems) == sorted(problems)
    assert [
        (problem.path, problem.line, problem.rule) for problem in problems if problem.level == Level.ERROR
    ] == [
        ("heroes/zz-thing.yml", 5, "wrong-value"),
        ("rulings/zz-broken.yml", 2, "yaml"),
        ("rulings/zz-two.yml", 7, "unknown-reference"),
        ("rulings/zz-two.yml", 9, "duplicate-key"),
        ("rulings/zz-two.yml", 9, "raw-html"),
        ("rulings/zz-two.yml", 9, "unknown-field"),
    ]


def test_a_fault_of_a_rule_is_reported_as_such_and_the_rest_goes_on(base: SmallBase) -> None:
    def faulty(subject: Subject) -> Iterator[Finding]:
        yield Finding(("title",), "found before")
        if subject.owner == "zz-two":
            raise ZeroDivisionError("by zero")

    base.ruling(stem="zz-one", code="R1")
    base.ruling(stem="zz-two", code="R2")
    base.ruling(stem="zz-three", code="R3")
    rules = (
        altered(BY_ID["unknown-key"], faulty, LEVEL=Level.WARNING),
        BY_ID["missing-russian"],
    )

    problems = run(base.root, load(base.root), rules)

    assert [problem for problem in problems if "fault" in problem.message] == [
        Problem(
            "rulings/zz-two.yml",
            1,
            1,
            "unknown-key",
            "fault in the rule: ZeroDivisionError: by zero",
            "Please report it. The other rules are not affected.",
            Level.ERROR,
        )
    ]
    assert [problem.rule for problem in problems].count("unknown-key") == 4
    assert [problem.rule for problem in problems].count("missing-russian") == 3


def test_a_fault_of_a_rule_for_the_whole_base_belongs_to_no_file(base: SmallBase) -> None:
    def faulty(digests: Mapping[str, object]) -> Iterator[tuple[str, Finding]]:
        raise KeyError(len(digests))

    problems = run(base.root, load(base.root), (altered(BY_ID["duplicate-code"], faulty),))

    assert [(problem.path, problem.line, problem.column, problem.rule) for problem in problems] == [
        (NO_FILE, 1, 1, "duplicate-code")
    ]


def test_what_a_faulty_rule_was_accepted_for_is_not_called_unnecessary(base: SmallBase) -> None:
    def faulty(_: Subject) -> Iterator[Finding]:
        raise ZeroDivisionError

    base.ruling("accept: {missing-russian: Later.}")
    rules = (altered(BY_ID["missing-russian"], faulty), BY_ID["unnecessary-accept"])
    assert [problem.rule for problem in run(base.root, load(base.root), rules)] == ["missing-russian"]


def test_an_empty_base_has_no_problems(base: SmallBase) -> None:
    assert base.run() == ()
