"""What a record rests on has not changed since the record's newest source.

The newest source is compared with the days on which texts of the record in `rests_on` began to hold.

Russian: То, на чём основана запись, не изменилось позже её самого нового источника.

Fails:

    # zz-basis.yml
    points:
      - {key: "1", since: 2025-03-20, text: "All healing is immediate."}
    # zz-ruling.yml
    sources: [{channel: discord/general-rules, date: 2024-10-31, authority: officiant}]
    rests_on: [zz-basis]

Passes:

    # zz-ruling.yml
    sources:
      - {channel: discord/general-rules, date: 2024-10-31, authority: officiant}
      - {channel: discord/general-rules, date: 2025-04-01, authority: officiant, role: confirmed}
    rests_on: [zz-basis]
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from svod.checks.rule import Finding
from svod.records.fields import UNKNOWN
from svod.records.fragments import Dated
from svod.records.problem import Level

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from svod.checks.subject import Subject

LEVEL = Level.WARNING


class Digest(msgspec.Struct, frozen=True, array_like=True):
    """What a record rests on, its newest source, and the day on which its newest text began to hold."""

    rests_on: tuple[str, ...]
    source: str
    since: str


def digest(subject: Subject) -> Digest | None:
    """The digest of a record; None where nothing of it matters."""
    record = subject.record
    if not record:
        return None
    sources = [source.date for source in record.sources]
    sources += [change.source.date for change in record.history if change.source]
    begun = [piece.since for piece in subject.pieces.values() if isinstance(piece, Dated) and piece.since]
    found = Digest(record.rests_on, _newest(sources), _newest(begun))
    return found if found.since or found.rests_on else None


def check(digests: Mapping[str, Digest]) -> Iterator[tuple[str, Finding]]:
    """A finding for each text that a record rests on and that changed after its newest source."""
    for owner, own in digests.items():
        for index, basis in enumerate(own.rests_on):
            since = digests[basis].since if basis in digests else ""
            if own.source and since > own.source:
                message = f"{basis} changed on {since}, after the newest source of {own.source}"
                hint = (
                    "Find out whether the record still holds; add the source, or accept this with a reason."
                )
                yield owner, Finding(("rests_on", index), message, hint)


def _newest(days: list[str]) -> str:
    return max((day for day in days if day != UNKNOWN), default="")
