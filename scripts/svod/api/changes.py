"""What happened to the records, event by event: each was issued once and may have changed since."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from svod.records.fields import UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.records.fragments import Change
    from svod.records.library import Library
    from svod.records.record import Record
    from svod.records.walk import Text

ISSUED = "issued"


@dataclass(frozen=True)
class Event:
    """One event of a record; ``note`` says what happened.

    ``day`` is the ISO day; where it is not known (not ``sure``), the day of the edition in which the change
    is first seen; None where that is not known either.
    """

    record: Record
    sort: str
    day: str | None
    sure: bool
    change: Change | None = None
    note: Text | None = None

    @property
    def key(self) -> str:
        """Unique in the record and never reused."""
        return self.change.key if self.change else ISSUED


def changes(library: Library) -> tuple[Event, ...]:
    """Every event, newest first, those without a day last."""
    events = [event for record in library.records.values() for event in _events(library, record)]
    return tuple(sorted(events, key=lambda event: event.day or "", reverse=True))


def _events(library: Library, record: Record) -> Iterator[Event]:
    if record.issued:
        yield Event(record, ISSUED, record.issued, sure=True)
    notes = {text.where: text for text in library.texts(record.hit_id)}
    for index, change in enumerate(record.history):
        known = change.date != UNKNOWN
        seen = library.editions.get(change.edition or "")
        day = change.date if known else seen.isoformat() if seen else None
        yield Event(record, change.change, day, known, change, notes[("history", index, "note")])
