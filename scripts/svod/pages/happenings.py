"""Everything that happened to the records, for the page of changes and the home page."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass
from typing import TYPE_CHECKING

from svod.pages.history import Event, history
from svod.records.fields import UNKNOWN

if TYPE_CHECKING:
    from svod.pages.prose import Prose
    from svod.records.record import Record


@dataclass(frozen=True)
class Happening:
    """A record was issued (no ``event``) or changed.

    ``day`` is None where it is not known; then ``edition`` may tell in which edition the change is first
    seen.
    """

    record: Record
    day: dt.date | None
    edition: str | None = None
    event: Event | None = None


def happenings(p: Prose) -> tuple[Happening, ...]:
    """What happened up to today, newest first; changes on an unknown day last."""
    found: list[Happening] = []
    for record in p.context.library.records.values():
        if record.issued:
            found.append(Happening(record, dt.date.fromisoformat(record.issued)))
        for event in history(p, record):
            date = event.change.date
            day = None if date == UNKNOWN else dt.date.fromisoformat(date)
            found.append(Happening(record, day, event.change.edition, event))
    past = [each for each in found if each.day is None or each.day <= p.context.today]
    return tuple(sorted(past, key=lambda each: -each.day.toordinal() if each.day else 0))
