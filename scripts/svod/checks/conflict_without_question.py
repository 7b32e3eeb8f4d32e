"""Where two records contradict each other, a question names both.

It mentions them in its fields (`related`, `rests_on`, `conflicts_with`) or links them in a text.

Russian: Если две записи противоречат друг другу, есть вопрос, в котором названы обе.

Fails:

    # zz-one.yml; no question speaks of it
    conflicts_with: [zz-two]

Passes:

    # zz-question.yml
    kind: question
    related:
      - {key: one, to: zz-one, reason: "It gives the CP."}
      - {key: two, to: zz-two, reason: "It gives none."}
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from svod.checks.rule import Finding
from svod.records.kinds import Question
from svod.records.problem import Level
from svod.records.record import Document
from svod.text.markup import links

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from svod.checks.subject import Subject

LEVEL = Level.WARNING


class Digest(msgspec.Struct, frozen=True, array_like=True):
    """What a record contradicts, and what it mentions if it is a question."""

    conflicts_with: tuple[str, ...]
    asks_about: tuple[str, ...]


def digest(subject: Subject) -> Digest | None:
    """The digest of a record; None where it neither contradicts nor asks."""
    record = subject.record
    if not isinstance(record, Document) or not (record.conflicts_with or isinstance(record, Question)):
        return None
    mentioned: set[str] = set()
    if isinstance(record, Question):
        mentioned = {*record.rests_on, *record.conflicts_with, *(relation.to for relation in record.related)}
        mentioned |= {link.target for text in subject.texts for link in links(text.english)}
    return Digest(record.conflicts_with, tuple(sorted(mentioned)))


def check(digests: Mapping[str, Digest]) -> Iterator[tuple[str, Finding]]:
    """A finding for each contradiction that no question speaks of."""
    asked = [{owner, *own.asks_about} for owner, own in digests.items()]
    for owner, own in digests.items():
        for index, other in enumerate(own.conflicts_with):
            if not any({owner, other} <= mentioned for mentioned in asked):
                message = f"no question speaks of the contradiction with {other}"
                hint = f"Write a question that names {owner} and {other} in 'related'."
                yield owner, Finding(("conflicts_with", index), message, hint)
