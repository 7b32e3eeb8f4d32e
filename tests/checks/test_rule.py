from types import ModuleType

import pytest

from svod.checks.rule import Rule, Scope
from svod.checks.rules import RULES
from svod.records.problem import Level
from svod.records.yaml_source import read

DOCSTRING = """One thing holds.

And so on.

Russian: Верно одно.

Fails:

    a: 1

Passes:

    a: 2
"""


def rule(docstring: str) -> Rule:
    made = ModuleType("zz", docstring)
    vars(made).update(LEVEL=Level.WARNING, check=iter)
    return Rule("zz-rule", Scope.RECORD, lambda: made)


def test_a_rule_is_what_its_module_says() -> None:
    made = rule(DOCSTRING)
    assert (made.level, made.check) == (Level.WARNING, iter)
    said = made.documentation
    assert (said.english, said.russian) == ("One thing holds.\n\nAnd so on.", "Верно одно.")
    assert (said.fails, said.passes) == ("    a: 1", "    a: 2")


@pytest.mark.parametrize("part", ["Russian:", "Fails:", "Passes:"])
def test_no_part_of_the_documentation_may_be_missing(part: str) -> None:
    with pytest.raises(ValueError, match="zz-rule: the docstring lacks a part"):
        _ = rule(DOCSTRING.replace(part, "")).documentation


def test_ids_are_unique() -> None:
    assert len({rule.id for rule in RULES}) == len(RULES) > 15


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.id)
def test_snippets_are_yaml(rule: Rule) -> None:
    for snippet in (rule.documentation.fails, rule.documentation.passes):
        # Two files in one snippet may repeat a key.
        problems = read(f"snippet:\n{snippet}\n".encode(), "snippet").problems
        assert [problem.message for problem in problems if "stands twice" not in problem.message] == []
