"""A key stands once in a record; only the versions of one text, side by side, share a key.

Keys of cases and of the steps of an example need to differ only inside their part or example.

Russian: Ключ встречается в записи один раз; общий ключ бывает только у стоящих рядом редакций одного текста.

Fails:

    points:
      - {key: "1a", text: "The keg stays."}
      - {key: "1a", text: "It explodes later."}

Passes:

    points:
      - {key: "1a", until: 2025-07-08, text: "The keg stays."}
      - {key: "1a", since: 2025-07-08, text: "The keg goes."}
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from svod.checks.rule import Finding
from svod.records.fragments import Dated, Fragment
from svod.records.problem import Level

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.checks.subject import Subject
    from svod.records.yaml_source import Where

LEVEL = Level.ERROR


def check(subject: Subject) -> Iterator[Finding]:
    """A finding for each piece whose key an earlier one has, unless both are versions of one text."""
    seen: dict[tuple[Where, str], list[tuple[Where, Fragment]]] = {}
    for where, piece in subject.pieces.items():
        if not isinstance(piece, Fragment):
            continue
        others = seen.setdefault((where[:-1] if piece.nested else (), piece.key), [])
        if others and not all(_versions(where, piece, *other) for other in others):
            message = f"the key {piece.key!r} belongs to {_named(others[0][0])} already"
            hint = "Take a key that is nowhere in the record; versions of one text differ in 'since'."
            yield Finding((*where, "key"), message, hint)
        others.append((where, piece))


def _versions(where: Where, piece: Fragment, other_where: Where, other: Fragment) -> bool:
    """Whether two pieces are versions of one text: side by side, with another first day."""
    beside = where[:-1] == other_where[:-1]
    return beside and isinstance(piece, Dated) and isinstance(other, Dated) and piece.since != other.since


def _named(where: Where) -> str:
    """A place in words: points 2, points 1."""
    return ", ".join(f"{where[at]} {int(where[at + 1]) + 1}" for at in range(0, len(where), 2))
