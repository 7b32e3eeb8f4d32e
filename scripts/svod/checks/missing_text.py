"""A record has parts (a list: parts or items), and each the texts that its kind needs.

A part of a ruling has a situation, an answer, a badge (`short`) and a decision; a part of a question has a
situation; a part of any other document has a decision. An item has a `thing` or a `text`.

Russian: У записи есть части (у списка — части или пункты), а в них — все тексты, каких требует её вид.

Fails:

    parts:
      - {key: main, situation: "Is the roll still open?", answer: yes, decision: "Yes, until DRP 1 begins."}

Passes:

    parts:
      - {key: main, situation: "Is the roll still open?", answer: yes, short: "Yes",
         decision: "Yes, until DRP 1 begins."}
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from svod.checks.rule import Finding
from svod.records.fragments import Item, Part
from svod.records.kinds import Question, RulesList, Ruling
from svod.records.problem import Level
from svod.records.record import Document

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.checks.subject import Subject

LEVEL = Level.ERROR


def check(subject: Subject) -> Iterator[Finding]:
    """A finding for each text that is not there."""
    record = subject.record
    if not isinstance(record, Document):
        return
    if (
        not record.parts
        and not (isinstance(record, RulesList) and record.items)
        and subject.whole(subject.path)
    ):
        yield Finding(("parts",), "the record has no parts", "Add a part with its decision.")
    for where, piece in subject.pieces.items():
        if isinstance(piece, Part):
            for field in _needed(record):
                if not getattr(piece, field):
                    yield Finding((*where, field), f"part {piece.key!r} has no {field!r}", f"Add {field!r}.")
        elif isinstance(piece, Item) and not piece.thing and not piece.text:
            yield Finding(where, f"item {piece.key!r} says nothing", "Add 'thing' or 'text'.")


def _needed(record: Document) -> tuple[str, ...]:
    """The texts that a part of the record must have."""
    if isinstance(record, Ruling):
        return ("situation", "answer", "short", "decision")
    return ("situation",) if isinstance(record, Question) else ("decision",)
