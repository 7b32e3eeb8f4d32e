"""A code belongs to one record.

Russian: Номер для цитирования принадлежит одной записи.

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

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from svod.checks.subject import Subject

LEVEL = Level.ERROR


class Digest(msgspec.Struct, frozen=True, array_like=True):
    """The code of a record, and its file."""

    code: str
    path: str


def digest(subject: Subject) -> Digest | None:
    """The digest of a record; tables have no code."""
    return Digest(subject.record.code, subject.path) if subject.record else None


def check(digests: Mapping[str, Digest]) -> Iterator[tuple[str, Finding]]:
    """A finding for each record but the first with a code; each is offered another free one.

    Codes below the highest are not offered: they may have been quoted for a record that is no more.
    """
    free = count(1 + max((int(own.code[1:]) for own in digests.values()), default=0))
    first: dict[str, str] = {}
    for owner, own in digests.items():
        if own.code in first:
            message = f"{own.code} is the code of {first[own.code]}"
            yield owner, Finding(("code",), message, f"The next free one is R{next(free)}.")
        first.setdefault(own.code, own.path)
