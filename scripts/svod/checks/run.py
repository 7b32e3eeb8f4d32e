"""A run of the checks: every rule over the whole base, and every problem in its place."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import TYPE_CHECKING

from svod.checks.breach import Breach, taken
from svod.checks.examination import Examination
from svod.checks.reading import READING_RULES
from svod.checks.rule import Outcome, Rule, Scope
from svod.checks.rules import RULES
from svod.checks.subject import Subject
from svod.records.problem import Level, Problem

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from svod.records.library import Library
    from svod.records.locator import Locator

NO_FILE = "."
"""The path of a problem that belongs to no file: the fault of a rule that looks at the whole base."""


def run(root: Path, library: Library, rules: tuple[Rule, ...] = RULES) -> tuple[Problem, ...]:
    """Every problem of the base at ``root``, sorted by place; accepted warnings are left out.

    A rule that crashes is reported itself, as an error, and the run goes on. What the usual rules find in a
    record is kept.
    """
    subjects = {owner: Subject(library, owner) for owner in (*library.records, *library.tables)}
    examination = Examination(library, subjects, rules, keeps=rules is RULES)
    breaches = examination.breaches()
    levels = _Levels(rules)
    accepted = examination.accepted()
    breaches += _of_outcome(rules, subjects, accepted, levels, breaches)
    kept = [breach for breach in breaches if not _is_accepted(breach, levels, accepted)]
    return tuple(sorted({*library.problems, *_located(root, kept, levels, subjects)}))


class _Levels(Mapping[str, Level]):
    """Id of a rule → its level; the modules of the rules asked about alone are loaded."""

    def __init__(self, rules: tuple[Rule, ...]) -> None:
        self._rules = {**dict.fromkeys(READING_RULES), **{rule.id: rule for rule in rules}}

    def __getitem__(self, name: str) -> Level:
        rule = self._rules[name]
        return rule.level if rule else Level.ERROR

    def __iter__(self) -> Iterator[str]:
        return iter(self._rules)

    def __len__(self) -> int:
        return len(self._rules)


def _of_outcome(
    rules: tuple[Rule, ...],
    subjects: Mapping[str, Subject],
    accepted: Mapping[str, tuple[str, ...]],
    levels: Mapping[str, Level],
    breaches: list[Breach],
) -> list[Breach]:
    """What the rules find that look at the outcome of the others."""
    rules_of: defaultdict[str, set[str]] = defaultdict(set)
    for breach in breaches:
        rules_of[breach.owner].add(breach.rule)
    return [
        breach
        for rule in rules
        if rule.scope is Scope.OUTCOME
        for owner, ids in accepted.items()
        for breach in taken(
            rule.id, owner, rule.check, subjects[owner], Outcome(levels, frozenset(rules_of[owner]), ids)
        )
    ]


def _is_accepted(
    breach: Breach, levels: Mapping[str, Level], accepted: Mapping[str, tuple[str, ...]]
) -> bool:
    """Whether the record accepts this warning."""
    return (
        breach.rule in accepted.get(breach.owner, ())
        and not breach.fault
        and levels[breach.rule] is Level.WARNING
    )


def _located(
    root: Path, breaches: list[Breach], levels: Mapping[str, Level], subjects: Mapping[str, Subject]
) -> Iterator[Problem]:
    """The breaches as problems, but for those about what the reading of the file has complained about."""
    locators: dict[str, Locator] = {}
    for breach in breaches:
        finding, place, path = breach.finding, (1, 1), NO_FILE
        if breach.owner:
            subject = subjects[breach.owner]
            path = subject.russian_path if finding.russian else subject.path
            locator = locators.get(path) or locators.setdefault(path, _locator(root, path))
            if locator.left_out(finding.where):
                continue
            place = locator.position(finding.where, of_key=finding.of_key)
        level = Level.ERROR if breach.fault else levels[breach.rule]
        yield Problem(path, *place, breach.rule, finding.message, finding.hint, level)


def _locator(root: Path, path: str) -> Locator:
    from svod.records.locator import Locator  # noqa: PLC0415  # YAML is loaded only when there is a problem

    return Locator((root / path).read_bytes(), path)
