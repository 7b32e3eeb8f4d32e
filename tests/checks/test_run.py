from collections.abc import Iterator
from dataclasses import replace

from svod.checks.rule import Finding
from svod.checks.rules import RULES
from svod.checks.run import NO_FILE, run
from svod.checks.subject import Subject
from svod.records.library import Library
from svod.records.problem import Level, Problem
from svod.records.store import load
from tests.checks.small_base import SmallBase

BY_ID = {rule.id: rule for rule in RULES}


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
        replace(BY_ID["raw-html"], id="zz-rule", level=Level.WARNING, check=faulty),
        BY_ID["missing-russian"],
    )

    problems = run(base.root, load(base.root), rules)

    assert [problem for problem in problems if "fault" in problem.message] == [
        Problem(
            "rulings/zz-two.yml",
            1,
            1,
            "zz-rule",
            "fault in the rule: ZeroDivisionError: by zero",
            "Please report it. The other rules are not affected.",
            Level.ERROR,
        )
    ]
    assert [problem.rule for problem in problems].count("zz-rule") == 4
    assert [problem.rule for problem in problems].count("missing-russian") == 3


def test_a_fault_of_a_rule_for_the_whole_base_belongs_to_no_file(base: SmallBase) -> None:
    def faulty(library: Library) -> Iterator[tuple[str, Finding]]:
        raise KeyError(library.newest_edition())

    problems = run(base.root, load(base.root), (replace(BY_ID["duplicate-code"], check=faulty),))

    assert [(problem.path, problem.line, problem.column, problem.rule) for problem in problems] == [
        (NO_FILE, 1, 1, "duplicate-code")
    ]


def test_what_a_faulty_rule_was_accepted_for_is_not_called_unnecessary(base: SmallBase) -> None:
    def faulty(_: Subject) -> Iterator[Finding]:
        raise ZeroDivisionError

    base.ruling("accept: {missing-russian: Later.}")
    rules = (replace(BY_ID["missing-russian"], check=faulty), BY_ID["unnecessary-accept"])
    assert [problem.rule for problem in run(base.root, load(base.root), rules)] == ["missing-russian"]


def test_an_empty_base_has_no_problems(base: SmallBase) -> None:
    assert base.run() == ()
