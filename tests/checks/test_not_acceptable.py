import pytest

from svod.checks.rules import RULES
from svod.records.problem import Level
from tests.checks.small_base import SmallBase

RULE = "not-acceptable"


@pytest.mark.parametrize(
    "accepted, message, hint",
    [
        ("mising-russian", "there is no rule 'mising-russian'", "Did you mean 'missing-russian'?"),
        ("raw-html", "raw-html is an error and cannot be accepted", "Mend it."),
        ("yaml", "yaml is an error and cannot be accepted", "Mend it."),
    ],
)
def test_neither_unknown_rules_nor_errors_are_accepted(
    base: SmallBase, accepted: str, message: str, hint: str
) -> None:
    base.ruling(f"accept:\n  {accepted}: Because.")
    problem = base.only(RULE)
    assert (problem.path, problem.line, problem.column) == ("rulings/zz-one.yml", 8, 3)
    assert (problem.message, problem.hint) == (message, hint)


def test_without_a_near_rule_all_warnings_are_listed(base: SmallBase) -> None:
    base.ruling("accept:\n  everything: Because.")
    warnings = [rule.id for rule in RULES if rule.level is Level.WARNING]
    assert base.only(RULE).hint == f"Known: {', '.join(warnings)}."
    assert "missing-russian" in warnings
    assert "raw-html" not in warnings


def test_an_accepted_error_is_still_reported(base: SmallBase) -> None:
    base.ruling("points:\n  - {key: a, text: a<b>c}\naccept: {raw-html: Because.}")
    assert base.found("raw-html") == [("rulings/zz-one.yml", 8, 20)]
