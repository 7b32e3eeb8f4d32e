"""A code belongs to one record, and to none after that: a tombstone keeps it.

Russian: Номер для цитирования принадлежит одной записи, а после неё — никому: его хранит надгробие.

Fails:

    # zz-one.yml
    code: R37
    # zz-two.yml
    code: R37

Passes:

    # zz-two.yml
    code: R38
"""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

import msgspec

from svod.checks.rule import Finding
from svod.records.problem import Level
from svod.records.tables import Tombstones

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from svod.checks.subject import Subject

LEVEL = Level.ERROR


class Digest(msgspec.Struct, frozen=True, array_like=True):
    """The code of a record, or those that a table of tombstones keeps, and the file."""

    codes: tuple[str, ...]
    path: str


def digest(subject: Subject) -> Digest | None:
    """The digest of a record or of tombstones; other tables have no code."""
    if subject.record:
        return Digest((subject.record.code,), subject.path)
    if isinstance(subject.body, Tombstones):
        return Digest(tuple(row.code for row in subject.body.rows if row.code), subject.path)
    return None


def check(digests: Mapping[str, Digest]) -> Iterator[tuple[str, Finding]]:
    """A finding for each record but the first with a code; each is offered another free one.

    Codes below the highest are not offered: they may have been quoted for a record that is no more.
    """
    free = count(1 + max((int(code[1:]) for own in digests.values() for code in own.codes), default=0))
    first = {code: own.path for owner, own in digests.items() if _is_table(owner) for code in own.codes}
    for owner, own in digests.items():
        if _is_table(owner):
            continue
        (code,) = own.codes
        if code in first:
            message = f"{code} is the code of {first[code]}"
            yield owner, Finding(("code",), message, f"The next free one is R{next(free)}.")
        first.setdefault(code, own.path)


def _is_table(owner: str) -> bool:
    return owner.startswith("tombstones:")
