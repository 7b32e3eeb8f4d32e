"""A warning that a record accepts is one that it would get.

Russian: Запись принимает только то предупреждение, которое она и вправду получила бы.

Fails:

    # the decision names no other step
    accept: {steps-of-decision: "The other step is only compared with."}

Passes:

    accept: {}
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from svod.checks.rule import Finding
from svod.records.problem import Level

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.checks.rule import Outcome
    from svod.checks.subject import Subject

LEVEL = Level.ERROR


def check(_: Subject, outcome: Outcome) -> Iterator[Finding]:
    """A finding for each accepted warning that was not found."""
    for rule in outcome.accepted:
        if outcome.levels.get(rule) is Level.WARNING and rule not in outcome.found:
            message = f"{rule} finds nothing here"
            yield Finding(("accept", rule), message, "Delete it from 'accept'.", of_key=True)
