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

from svod.checks.rule import Finding, Scope
from svod.records.problem import Level

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.records.library import Library

ID = "duplicate-code"
LEVEL = Level.ERROR
SCOPE = Scope.LIBRARY


def check(library: Library) -> Iterator[tuple[str, Finding]]:
    """A finding for each record but the first with a code; each is offered another free one.

    Codes below the highest are not offered: they may have been quoted for a record that is no more.
    """
    free = count(1 + max((int(record.code[1:]) for record in library.records.values()), default=0))
    first: dict[str, str] = {}
    for owner, record in library.records.items():
        if record.code in first:
            message = f"{record.code} is the code of {library.paths[first[record.code]]}"
            yield owner, Finding(("code",), message, f"The next free one is R{next(free)}.")
        first.setdefault(record.code, owner)
