"""A key stands once in the tables of a kind.

Russian: Ключ встречается в таблицах одного вида один раз.

Fails:

    kind: channels
    rows:
      - {key: email, text: "E-mail"}
      - {key: email, text: "Letter"}

Passes:

    kind: channels
    rows:
      - {key: email, text: "E-mail"}
      - {key: letter, text: "Letter"}
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from svod.checks.rule import Finding
from svod.records.problem import Level
from svod.records.record import Record

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from svod.checks.subject import Subject

LEVEL = Level.ERROR


class Digest(msgspec.Struct, frozen=True, array_like=True):
    """The keys of a table's rows, its kind and its file."""

    kind: str
    path: str
    keys: tuple[str, ...]


def digest(subject: Subject) -> Digest | None:
    """The digest of a table; records have no rows."""
    if isinstance(subject.body, Record):
        return None
    rows = getattr(subject.body, "rows", ())
    return Digest(subject.body.kind, subject.path, tuple(row.key for row in rows))


def check(digests: Mapping[str, Digest]) -> Iterator[tuple[str, Finding]]:
    """A finding for each row whose key an earlier row of the same kind has."""
    first: dict[tuple[str, str], str] = {}
    for owner, own in digests.items():
        for index, key in enumerate(own.keys):
            here = f"row {index + 1} of {own.path}"
            known = first.setdefault((own.kind, key), here)
            if known != here:
                yield (
                    owner,
                    Finding(("rows", index, "key"), f"{known} has the key {key!r} too", "Delete one."),
                )
