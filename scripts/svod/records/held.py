"""What held on a day. The only place that decides it: pages, search, prompt and API all ask here."""

from __future__ import annotations

import datetime as dt
import functools
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from svod.records.fields import UNKNOWN
from svod.records.fragments import Ability, Change, Dated, Example, Item, Part, Point
from svod.records.walk import pieces

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from svod.records.record import Record

P = TypeVar("P", bound=Dated)
_Verdict = bool | None
"""True: it held; False: it did not; None: the day of the change is not known."""


class Standing(StrEnum):
    """What can be said of a record on a day."""

    HOLDS = "holds"
    NOT_YET = "not-yet-ruled"
    WITHDRAWN = "withdrawn"
    UNSURE = "changed-on-unknown-day"
    LOST = "earlier-text-not-preserved"


@dataclass(frozen=True)
class HeldText(Generic[P]):
    """A piece that held; not ``sure`` when it may already have begun or ended on an unknown day."""

    piece: P
    sure: bool
    inner: tuple[HeldText[Point], ...] = ()


@dataclass(frozen=True)
class Held:
    """A record as it stood on ``day``.

    ``abilities`` gives the points of a hero's abilities by the ability's key; ``lost`` are the keys whose
    text of that day is not preserved.
    """

    record: Record
    day: dt.date
    standing: Standing
    parts: tuple[HeldText[Part], ...] = ()
    points: tuple[HeldText[Point], ...] = ()
    examples: tuple[HeldText[Example], ...] = ()
    items: tuple[HeldText[Item], ...] = ()
    abilities: Mapping[str, tuple[HeldText[Point], ...]] = field(default_factory=dict)
    lost: tuple[str, ...] = ()


def held_on(record: Record, day: dt.date, editions: Mapping[str, dt.date] | None = None) -> Held:
    """The record as it stood on ``day``.

    ``editions`` gives the date of each edition of the source document: a change on an unknown day had
    happened by the date of the edition in which it is first seen. A text without ``since`` holds from the
    day the record was issued; a record without that day is taken to hold on every day.
    """
    issued = _date(record.issued)
    if issued and day < issued:
        return Held(record, day, Standing.NOT_YET)
    clock = _Clock(record, day, editions or {})
    withdrawn = clock.withdrawn()
    if withdrawn:
        return Held(record, day, Standing.WITHDRAWN)
    all_parts: tuple[Part, ...] = getattr(record, "parts", ())
    parts = clock.held(all_parts)
    points = clock.held(record.points)
    examples = clock.held(record.examples)
    items = clock.held(getattr(record, "items", ()))
    abilities = {
        ability.key: clock.held(ability.points)
        for ability in getattr(record, "abilities", ())
        if isinstance(ability, Ability)
    }
    lost = clock.lost()
    shown: tuple[HeldText[Any], ...] = (
        *parts,
        *points,
        *examples,
        *items,
        *(text for texts in abilities.values() for text in texts),
    )
    if lost:
        standing = Standing.LOST
    elif withdrawn is None or not all(_all_sure(text) for text in shown):
        standing = Standing.UNSURE
    elif all_parts and not parts:
        not_yet = all(clock.begun(part) is False for part in all_parts)
        standing = Standing.NOT_YET if not_yet else Standing.WITHDRAWN
    else:
        standing = Standing.HOLDS
    return Held(record, day, standing, parts, points, examples, items, abilities, lost)


def days_of_change(record: Record, editions: Mapping[str, dt.date] | None = None) -> list[dt.date]:
    """Every known day on which something about the record may change, in order."""
    days = {_date(record.issued)}
    for _, piece in pieces(record):
        if isinstance(piece, Dated):
            days |= {_date(piece.since), _date(piece.until)}
    for change in record.history:
        days |= {_date(change.date), (editions or {}).get(change.edition or "")}
    return sorted(day for day in days if day)


def last_changed(record: Record) -> str | None:
    """The newest known day, as in the file, on which the record was issued or changed."""
    days = [change.date for change in record.history if change.date != UNKNOWN]
    return max([*days, *([record.issued] if record.issued else [])], default=None)


@functools.cache
def _date(day: str | None) -> dt.date | None:
    return None if day in (None, UNKNOWN) else dt.date.fromisoformat(str(day))


def _all_sure(text: HeldText[Any]) -> bool:
    return text.sure and all(_all_sure(inner) for inner in text.inner)


class _Clock:
    """One record on one day."""

    def __init__(self, record: Record, day: dt.date, editions: Mapping[str, dt.date]) -> None:
        self.record, self.day, self.editions = record, day, editions

    def held(self, pieces: Iterable[P]) -> tuple[HeldText[P], ...]:
        """The pieces that held or may have held, with the inner points that did."""
        found = []
        for piece in pieces:
            verdict = self._holds(piece)
            if verdict is not False:
                inner = self.held(piece.points) if isinstance(piece, Point) else ()
                found.append(HeldText(piece, verdict is True, inner))
        return tuple(found)

    def withdrawn(self) -> _Verdict:
        """Whether the record as a whole had been withdrawn."""
        verdicts = [
            self._passed(change.date, change)
            for change in self.record.history
            if change.change == "withdrawn" and not change.touches
        ]
        return True if True in verdicts else None if None in verdicts else False

    def lost(self) -> tuple[str, ...]:
        """Keys that held another text on this day, of which only the change is known.

        A change that rewrites (amended, reversed, reworded) and lies after this day tells that there was
        a text before it; no version that covers the day means that nobody kept it.
        """
        versions: dict[str, list[Dated]] = {}
        for _, piece in pieces(self.record):
            if isinstance(piece, Dated):
                versions.setdefault(piece.key, []).append(piece)
        found = {
            key
            for change in self.record.history
            if change.change in ("amended", "reversed", "reworded")
            and self._passed(change.date, change) is False
            for key in change.touches
            if key in versions and all(self._holds(version) is False for version in versions[key])
        }
        return tuple(sorted(found))

    def begun(self, piece: Dated) -> _Verdict:
        """Whether the first day of a piece had come."""
        return True if piece.since is None else self._passed(piece.since, self._change_of(piece.key))

    def _holds(self, piece: Dated) -> _Verdict:
        begun = self.begun(piece)
        ended = False if piece.until is None else self._passed(piece.until, self._change_of(piece.key))
        if begun is False or ended is True:
            return False
        return True if begun is True and ended is False else None

    def _passed(self, moment: str, change: Change | None) -> _Verdict:
        """Whether a moment had come by the day; an unknown one surely has by the edition that shows it."""
        known = _date(moment)
        if known:
            return self.day >= known
        seen = self.editions.get((change.edition or "") if change else "")
        return True if seen and self.day >= seen else None

    def _change_of(self, key: str) -> Change | None:
        """The change on an unknown day that touches a key."""
        return next((c for c in self.record.history if c.date == UNKNOWN and key in c.touches), None)
