"""Facts about a record that a query may name: days, channels, the number under which it is printed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from svod.records.fields import UNKNOWN
from svod.search.facets import channels

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.records.record import Record

_ISO = ("YYYY", "YYYY-MM", "YYYY-MM-DD")


def on(days: str) -> str:
    """The term of everything ruled or changed in a period (year, month or day in ISO)."""
    return f"on={days}"


CHANGED = "changed="
"""The term of everything that was ever changed or is a correction."""


def changed_in(days: str) -> str:
    """The term of everything that was changed in a period."""
    return f"changed={days}"


def channel(key: str) -> str:
    """The term of everything ruled or changed in a channel."""
    return f"channel={key}"


def printed(subject: str, number: str) -> str:
    """The term of the entry with a number in the section of a subject, such as a hero."""
    return f"printed={subject}#{number}"


def facts(record: Record) -> tuple[str, ...]:
    """The terms of a record, each once."""
    return tuple(dict.fromkeys(_facts(record)))


def _facts(record: Record) -> Iterator[str]:
    days = (record.issued, *(source.date for source in record.sources))
    changes = tuple(change.date for change in record.history)
    for day in (*days, *changes):
        yield from (on(period) for period in periods(day))
    for day in changes:
        yield from (changed_in(period) for period in periods(day))
    if record.history or record.kind == "erratum":
        yield CHANGED
    for key in channels(record):
        family = key.partition("/")[0]
        yield from (channel(family), channel(key))
    for place in record.printed:
        if place.number:
            yield printed(place.section.rpartition("/")[2], place.number)


def periods(day: str | None) -> Iterator[str]:
    """The year, the month and the day itself, in ISO; nothing of a day that is not known."""
    if day and day != UNKNOWN:
        yield from (day[: len(shape)] for shape in _ISO)
