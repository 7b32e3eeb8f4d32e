"""A question has no official answer yet: its parts have no answer and no decision.

Russian: На вопрос ещё нет официального ответа: в его частях нет ни ответа, ни решения.

Fails:

    kind: question
    parts:
      - {key: main, situation: "May both players respond?", decision: "Yes."}

Passes:

    kind: question
    parts:
      - {key: main, situation: "May both players respond?"}
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from svod.checks.rule import Finding
from svod.records.kinds import Question
from svod.records.problem import Level

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.checks.subject import Subject

LEVEL = Level.ERROR


def check(subject: Subject) -> Iterator[Finding]:
    """A finding for each answer or decision."""
    record = subject.record
    if not isinstance(record, Question):
        return
    for index, part in enumerate(record.parts):
        for field in ("answer", "decision"):
            if getattr(part, field):
                hint = "Delete it; once answered officially, it is a ruling and leaves a tombstone."
                yield Finding(("parts", index, field), f"a question has no {field!r} yet", hint)
