"""A tombstone stands for an id that no record has.

Russian: Надгробие стоит за id, которого нет ни у одной записи.

Fails:

    kind: tombstones
    rows:
      - {key: zz-living, to: [zz-other], on: 2025-07-08, text: "Merged."}

Passes:

    kind: tombstones
    rows:
      - {key: zz-gone, to: [zz-living], on: 2025-07-08, text: "Renamed."}
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from svod.checks.rule import Finding
from svod.links.lookup import exists
from svod.records.problem import Level
from svod.records.tables import Tombstones

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.checks.subject import Subject

LEVEL = Level.ERROR


def check(subject: Subject) -> Iterator[Finding]:
    """A finding for each row whose id is in use."""
    if isinstance(subject.body, Tombstones):
        for index, row in enumerate(subject.body.rows):
            if exists(subject.library, row.key):
                hint = "Delete the row, or give the record another id: an id is never used again."
                yield Finding(("rows", index, "key"), f"{row.key} is a record of today", hint)
