"""A run of the checks: every rule over the whole base, and every problem in its place."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from svod.checks.reading import READING_RULES
from svod.checks.rule import Finding, Outcome, Rule, Scope
from svod.checks.rules import RULES
from svod.checks.subject import Subject
from svod.records.locator import Locator
from svod.records.problem import Level, Problem

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from svod.records.library import Library

NO_FILE = "."
"""The path of a problem that belongs to no file: the fault of a rule that looks at the whole base."""


def run(root: Path, library: Library, rules: tuple[Rule, ...] = RULES) -> tuple[Problem, ...]:
    """Every problem of the base at ``root``, sorted by place; accepted warnings are left out.

    A rule that crashes is reported itself, as an error, and the run goes on.
    """
    subjects = {owner: Subject(library, owner) for owner in (*library.records, *library.tables)}
    found = _Found()
    for rule in rules:
        if rule.scope is Scope.LIBRARY:
            found.take(rule, "", library)
        elif rule.scope is Scope.RECORD:
            for owner, subject in subjects.items():
                found.take(rule, owner, subject)
    levels = dict.fromkeys(READING_RULES, Level.ERROR) | {rule.id: rule.level for rule in rules}
    for rule in rules:
        if rule.scope is Scope.OUTCOME:
            for owner, subject in subjects.items():
                found.take(rule, owner, subject, Outcome(levels, frozenset(found.rules_of[owner])))
    breaches = [breach for breach in found.breaches if not _accepted(breach, subjects)]
    return tuple(sorted({*library.problems, *_located(root, breaches, subjects)}))


@dataclass(frozen=True)
class _Breach:
    """A finding of a rule in a record or table; of the whole base if the owner is empty."""

    rule: str
    level: Level
    owner: str
    finding: Finding


class _Found:
    """What the rules have found so far."""

    def __init__(self) -> None:
        self.breaches: list[_Breach] = []
        self.rules_of: dict[str, set[str]] = defaultdict(set)

    def take(self, rule: Rule, checked: str, *given: Any) -> None:  # noqa: ANN401  # what its scope says
        """Takes in what ``rule`` finds in ``checked``, be it that the rule itself is at fault."""
        try:
            for found in rule.check(*given):
                owner, finding = found if rule.scope is Scope.LIBRARY else (checked, found)
                self._add(rule.id, rule.level, owner, finding)
        except Exception as fault:  # noqa: BLE001  # whatever a rule does wrong must not end the run
            message = f"fault in the rule: {type(fault).__name__}: {fault}"
            hint = "Please report it. The other rules are not affected."
            self._add(rule.id, Level.ERROR, checked, Finding((), message, hint))

    def _add(self, rule: str, level: Level, owner: str, finding: Finding) -> None:
        self.breaches.append(_Breach(rule, level, owner, finding))
        self.rules_of[owner].add(rule)


def _accepted(breach: _Breach, subjects: dict[str, Subject]) -> bool:
    """Whether the record accepts this warning."""
    record = subjects[breach.owner].record if breach.owner else None
    return breach.level is Level.WARNING and record is not None and breach.rule in record.accept


def _located(root: Path, breaches: list[_Breach], subjects: dict[str, Subject]) -> Iterator[Problem]:
    """The breaches as problems, but for those about what the reading of the file has complained about."""
    locators: dict[str, Locator] = {}
    for breach in breaches:
        finding, place, path = breach.finding, (1, 1), NO_FILE
        if breach.owner:
            subject = subjects[breach.owner]
            path = subject.russian_path if finding.russian else subject.path
            if path not in locators:
                locators[path] = Locator((root / path).read_bytes(), path)
            if locators[path].left_out(finding.where):
                continue
            place = locators[path].position(finding.where, of_key=finding.of_key)
        yield Problem(path, *place, breach.rule, finding.message, finding.hint, breach.level)
