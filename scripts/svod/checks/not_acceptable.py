"""What a record accepts is a warning of a known rule; errors are mended.

Russian: Принять можно только предупреждение известного правила; ошибки исправляют.

Fails:

    accept: {badge-too-long: "It cannot be said shorter."}

Passes:

    accept: {steps-of-decision: "The other step is only compared with."}
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from svod.checks.rule import Finding
from svod.records.problem import Level
from svod.text.nearest import nearest

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.checks.rule import Outcome
    from svod.checks.subject import Subject

LEVEL = Level.ERROR


def check(_: Subject, outcome: Outcome) -> Iterator[Finding]:
    """A finding for each entry of ``accept`` that is no rule at all, or an error."""
    for rule in outcome.accepted:
        if rule not in outcome.levels:
            warnings = {
                rule_id: rule_id for rule_id, level in outcome.levels.items() if level is Level.WARNING
            }
            meant = nearest(rule, warnings)
            hint = f"Did you mean {meant!r}?" if meant else f"Known: {', '.join(warnings)}."
            yield Finding(("accept", rule), f"there is no rule {rule!r}", hint, of_key=True)
        elif outcome.levels[rule] is Level.ERROR:
            yield Finding(
                ("accept", rule), f"{rule} is an error and cannot be accepted", "Mend it.", of_key=True
            )
