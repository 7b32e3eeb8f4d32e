"""Records that are no more: where they stood, and where their content went."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from svod.links.address import OWN_PAGE, Address, address
from svod.links.lookup import find
from svod.records.record import Document

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.records.library import Library
    from svod.records.tables import TombstoneRow


@dataclass(frozen=True)
class Former:
    """A record or ability that is no more.

    ``places`` are those where it may have stood, ``targets`` the hit ids that answer for it today.
    """

    hit_id: str
    code: str | None
    places: tuple[Address, ...]
    targets: tuple[str, ...]


def formers(library: Library) -> tuple[Former, ...]:
    """All of them that lead somewhere."""
    return tuple(
        Former(row.key, row.code, tuple(dict.fromkeys(_places(library, row, targets))), targets)
        for row in library.tombstones.values()
        if (targets := find(library, row.key))
    )


def _places(library: Library, row: TombstoneRow, targets: tuple[str, ...]) -> Iterator[Address]:
    """The place that the row names, else that of a record of the same kind as where it went."""
    kind, _, bare = row.key.rpartition(":")
    if row.address:
        page, _, anchor = row.address.partition("#")
        yield Address(page, anchor)
    elif kind == "ability":
        hero, _, ability = bare.partition(".")
        yield Address(f"{OWN_PAGE['hero']}/{hero}/", ability)
    elif kind:
        yield Address(f"{OWN_PAGE[kind]}/{bare}/")
    else:
        for target in targets:
            record = library.records.get(target)
            if isinstance(record, Document):
                folder = OWN_PAGE.get(record.kind)
                yield Address(f"{folder}/{bare}/") if folder else Address(address(library, target).page, bare)
