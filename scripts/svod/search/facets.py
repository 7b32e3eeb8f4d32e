"""What searches can be narrowed by: a record's facets, and the filters that ask for them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from svod.links.graph import ABOUT
from svod.links.lookup import resolve
from svod.records.fields import UNKNOWN
from svod.records.record import Document
from svod.records.walk import references

if TYPE_CHECKING:
    from svod.records.library import Library
    from svod.records.record import Record

MODE = "mode"
"""What names no mode holds in every mode: a search for one hides only what is about others alone."""
THINGS = ("hero", "status", "card", "step", MODE)
"""Facets that name things: several of one sort are asked for together."""
DECIDED = "decided"
"""The facet of every record that the ability, status or card of some hero decides."""


class Filters(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a search is narrowed to.

    Values by sort, and the days between which something was ruled or changed (ISO, both included). ``as_of``
    is the day whose texts are searched; the engine is made for it.
    """

    values: dict[str, tuple[str, ...]] = {}
    since: str | None = None
    until: str | None = None
    as_of: str | None = None

    def __bool__(self) -> bool:
        return bool(self.values or self.since or self.until)

    def asked(self) -> dict[str, str | list[str]]:
        """The filters as they were asked for."""
        days = {"since": self.since, "until": self.until, "as_of": self.as_of}
        return {
            **{sort: list(values) for sort, values in self.values.items()},
            **{key: day for key, day in days.items() if day},
        }


def facet(sort: str, value: str) -> str:
    """A facet as the index knows it."""
    return f"{sort}={value}"


def about(library: Library, record: Record) -> tuple[str, ...]:
    """The hit ids of what a record is about, ``table:key`` for its keywords; each once, without itself."""
    found = dict.fromkeys(
        hit_id
        for reference in references(record)
        if reference.field in ABOUT or reference.refers in ("keywords", "mode")
        if (hit_id := resolve(library, reference.refers, reference.target))
    )
    return tuple(hit_id for hit_id in found if hit_id != record.hit_id)


def channels(record: Record) -> tuple[str, ...]:
    """The keys of the channels in which a record was ruled or changed, each once."""
    sources = (*record.sources, *(change.source for change in record.history if change.source))
    return tuple(dict.fromkeys(source.channel for source in sources))


def facets(library: Library, record: Record, answers: frozenset[str]) -> tuple[str, ...]:
    """The facets of a record, each once; ``answers`` are those of its parts."""
    own = facet("id", record.hit_id)
    return tuple(
        dict.fromkeys(
            (
                own,
                *_things(library, record),
                *_printed(record),
                *_days(record),
                *(facet("answer", each) for each in answers),
            )
        )
    )


def _things(library: Library, record: Record) -> Iterator[str]:
    yield facet("kind", record.kind)
    for hit_id in (record.hit_id, *about(library, record)):
        yield facet("about", hit_id)
        sort, _, value = hit_id.partition(":")
        if sort in THINGS:
            yield facet(sort, value)
        elif sort == "ability":
            yield facet("hero", value.partition(".")[0])
    if isinstance(record, Document):
        yield from (facet("main", hero) for hero in record.main)
        if record.main:
            yield DECIDED
        if record.applies:
            yield from (facet("mode", mode) for mode in record.applies.modes)


def _printed(record: Record) -> Iterator[str]:
    """Sections with those around them, and channels."""
    for place in record.printed:
        pieces = place.section.split("/")
        yield from (facet("section", "/".join(pieces[:depth])) for depth in range(1, len(pieces) + 1))
    yield from (facet("channel", channel) for channel in channels(record))


def _days(record: Record) -> Iterator[str]:
    days = (
        record.issued,
        *(source.date for source in record.sources),
        *(change.date for change in record.history),
    )
    yield from (facet("on", day) for day in days if day and day != UNKNOWN)
