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

from svod.checks.rule import Finding, Scope
from svod.records.problem import Level

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.records.library import Library

ID = "duplicate-row"
LEVEL = Level.ERROR
SCOPE = Scope.LIBRARY


def check(library: Library) -> Iterator[tuple[str, Finding]]:
    """A finding for each row whose key an earlier row of the same kind has."""
    first: dict[tuple[str, str], str] = {}
    for owner, table in library.tables.items():
        for index, row in enumerate(getattr(table, "rows", ())):
            known = first.setdefault((table.kind, row.key), f"row {index + 1} of {library.paths[owner]}")
            here = f"row {index + 1} of {library.paths[owner]}"
            if known != here:
                yield (
                    owner,
                    Finding(("rows", index, "key"), f"{known} has the key {row.key!r} too", "Delete one."),
                )
