"""A key that a record names is a key of that record.

`touches` names parts, points, examples or items; `part` a part; `about` any piece or a field.

Russian: Ключ, на который ссылается запись, в ней есть.

Fails:

    points:
      - {key: "4.5", part: s9, text: "No CP is gained."}
    history:
      - {key: "2025-07-08", date: 2025-07-08, change: amended, touches: ["4.6"], note: "Turned round."}

Passes:

    points:
      - {key: "4.5", part: s4, text: "No CP is gained."}
    history:
      - {key: "2025-07-08", date: 2025-07-08, change: amended, touches: ["4.5"], note: "Turned round."}
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from svod.checks.rule import Finding
from svod.records.fragments import Change, Dated, Example, Fragment, Note, Part, Point
from svod.records.problem import Level
from svod.text.nearest import nearest

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.checks.subject import Subject
    from svod.records.yaml_source import Where

LEVEL = Level.ERROR


def check(subject: Subject) -> Iterator[Finding]:
    """A finding for each key that leads to nothing in the record."""
    if not subject.record or not subject.whole(subject.path):
        return
    pieces = subject.pieces.values()
    keys = {piece.key for piece in pieces if isinstance(piece, Fragment) and not piece.nested}
    dated = {piece.key for piece in pieces if isinstance(piece, Dated)}
    parts = {piece.key for piece in pieces if isinstance(piece, Part)}
    fields = {*subject.record.__struct_fields__, *Part.__struct_fields__}
    for where, piece in subject.pieces.items():
        if isinstance(piece, Note):
            yield from _unknown(piece.about, keys | fields, (*where, "about"), "piece or field")
        elif isinstance(piece, Change):
            yield from _unknown(piece.touches, dated, (*where, "touches"), "part, point, example or item")
        elif isinstance(piece, (Point, Example)) and piece.part and piece.part not in parts:
            yield Finding(
                (*where, "part"), f"the record has no part {piece.part!r}", _meant(piece.part, parts)
            )


def _unknown(named: tuple[str, ...], known: set[str], where: Where, what: str) -> Iterator[Finding]:
    for index, key in enumerate(named):
        if key not in known:
            yield Finding((*where, index), f"the record has no {what} {key!r}", _meant(key, known))


def _meant(key: str, known: set[str]) -> str:
    meant = nearest(key, {other: other for other in sorted(known)})
    return f"Did you mean {meant!r}?" if meant else f"Known: {', '.join(sorted(known))}."
