"""A text ends after it begins and after the record was issued, and no two versions hold on the same day.

`since` is the first day a text holds (missing: the day of issue), `until` the first day it no longer does.
Versions that meet on an unknown day do not overlap.

Russian: Текст кончается позже, чем начался, и позже дня выхода, а две его редакции не действуют в один день.

Fails:

    points:
      - {key: "1a", text: "The keg stays."}
      - {key: "1a", since: 2025-07-08, text: "The keg goes."}

Passes:

    points:
      - {key: "1a", until: 2025-07-08, text: "The keg stays."}
      - {key: "1a", since: 2025-07-08, text: "The keg goes."}
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
    from svod.records.yaml_source import Where

LEVEL = Level.ERROR


def check(subject: Subject) -> Iterator[Finding]:
    """A finding for each empty span, and for each version that overlaps an earlier one."""
    if not subject.record:
        return
    versions: dict[tuple[Where, str], list[Dated]] = {}
    for where, piece in subject.pieces.items():
        if isinstance(piece, Dated):
            yield from _empty(subject.record, where, piece)
            others = versions.setdefault((where[:-1], piece.key), [])
            for other in others:
                if not _meets(other.until, piece.since) and not _meets(piece.until, other.since):
                    message = f"{_span(piece)} overlaps {_span(other)} of the same key {piece.key!r}"
                    hint = "Give the earlier version the 'until' that is the 'since' of the later one."
                    yield Finding((*where, "since"), message, hint)
            others.append(piece)


def _empty(record: Record, where: Where, piece: Dated) -> Iterator[Finding]:
    issued, since, until = record.issued, _known(piece.since), _known(piece.until)
    if since and until and until <= since:
        yield Finding(
            (*where, "until"), f"'until' {until} is not after 'since' {since}", "Correct one of the two."
        )
    elif issued and until and until <= issued:
        yield Finding(
            (*where, "until"), f"'until' {until} is not after 'issued' {issued}", "Correct one of the two."
        )
    if issued and since and since < issued:
        hint = "Correct one of the two; a text as old as the record needs no 'since'."
        yield Finding((*where, "since"), f"'since' {since} is before 'issued' {issued}", hint)


def _known(day: str | None) -> str | None:
    return None if day == UNKNOWN else day


def _meets(until: str | None, since: str | None) -> bool:
    """Whether what ends on ``until`` may be over when what begins on ``since`` begins."""
    if until is None or since is None:
        return False
    return UNKNOWN in (until, since) or until <= since


def _span(piece: Dated) -> str:
    return f"{piece.since or 'issue'} to {piece.until or 'today'}"
