"""The history and the days on the texts agree: what begins or ends has its entry, and the other way round.

Each `since` and `until` has a history entry of that day (or of `unknown`) that touches the key or names none.
For each entry that amends, reverses, rewords or withdraws keys, a text of each begins or ends that day.
An entry of an unknown day names the edition in which the change is first seen.

Russian: История и даты у текстов говорят одно: у начала и конца текста есть запись в истории, и наоборот.

Fails:

    points:
      - {key: "4.5", since: 2025-07-08, text: "1 CP is gained."}
    history: []

Passes:

    points:
      - {key: "4.5", since: 2025-07-08, text: "1 CP is gained."}
    history:
      - {key: "2025-07-08", date: 2025-07-08, change: amended, touches: ["4.5"], note: "Turned round."}
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from svod.checks.rule import Finding
from svod.records.fields import UNKNOWN
from svod.records.fragments import Dated
from svod.records.problem import Level

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.checks.subject import Subject
    from svod.records.record import Record

LEVEL = Level.ERROR

_CHANGES_TEXTS = ("amended", "reversed", "reworded", "withdrawn")


def check(subject: Subject) -> Iterator[Finding]:
    """A finding for each day on a text, and for each key of an entry, that has no counterpart."""
    if subject.record and subject.whole(subject.path):
        yield from _days_without_entry(subject, subject.record)
        yield from _entries_without_text(subject, subject.record)


def _days_without_entry(subject: Subject, record: Record) -> Iterator[Finding]:
    for where, piece in subject.pieces.items():
        if not isinstance(piece, Dated):
            continue
        for field, day in (("since", piece.since), ("until", piece.until)):
            if day is None or day == record.issued:
                continue
            if not any(c.date == day and (piece.key in c.touches or not c.touches) for c in record.history):
                hint = f"Add an entry that touches {piece.key!r}, or correct the day."
                yield Finding(
                    (*where, field), f"the history has nothing about {piece.key!r} on {_day(day)}", hint
                )


def _entries_without_text(subject: Subject, record: Record) -> Iterator[Finding]:
    moments = {
        (piece.key, day)
        for piece in subject.pieces.values()
        if isinstance(piece, Dated)
        for day in (piece.since, piece.until)
    }
    keys = {key for key, _ in moments}
    for index, change in enumerate(record.history):
        if change.date == UNKNOWN and not change.edition:
            hint = "Add the 'edition' in which the change is first seen."
            yield Finding(("history", index, "date"), "a change on an unknown day names no edition", hint)
        if change.change not in _CHANGES_TEXTS:
            continue
        for place, key in enumerate(change.touches):
            if key in keys and (key, change.date) not in moments:
                message = f"no text of {key!r} begins or ends on {_day(change.date)}"
                hint = "Give its versions 'until' and 'since' of that day, or correct the entry."
                yield Finding(("history", index, "touches", place), message, hint)


def _day(day: str) -> str:
    return "an unknown day" if day == UNKNOWN else day
