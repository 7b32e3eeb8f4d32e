"""Where each record stands on the site. Addresses never change; both languages share them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from svod.records.kinds import Entry

if TYPE_CHECKING:
    from svod.records.library import Library

OWN_PAGE = {
    "ruling": "rulings",
    "rule": "rules",
    "term": "terms",
    "list": "lists",
    "hero": "heroes",
    "status": "statuses",
    "card": "cards",
    "component": "components",
    "step": "steps",
    "mode": "modes",
}
"""Kinds whose records have a page each, and the folder of those pages (which is also the kind's index)."""
SHARED_PAGE = {"golden-rule": "golden-rules", "erratum": "errata", "question": "questions", "about": "about"}
"""Kinds whose records stand together on one page, each with an anchor."""


@dataclass(frozen=True)
class Address:
    """A place on the site: ``page`` is the path from the language's root (``rulings/x/``)."""

    page: str
    anchor: str = ""

    def __str__(self) -> str:
        """The path with its anchor: ``errata/#x``."""
        return f"{self.page}#{self.anchor}" if self.anchor else self.page

    def at(self, key: str) -> Address:
        """The place of the text with a key: ``p-<key>``, after the record's own anchor if it has one.

        Records that share a page may use the same keys.
        """
        return Address(self.page, f"{self.anchor}-p-{key}" if self.anchor else f"p-{key}")


def address(library: Library, hit_id: str) -> Address:
    """The address of a record or ability. Raises KeyError for an id that the library does not hold."""
    if hit_id.startswith("ability:"):
        hero, _ = library.abilities[hit_id.removeprefix("ability:")]
        return Address(f"heroes/{hero.id}/", hit_id.partition(".")[2])
    record = library.records[hit_id]
    if isinstance(record, Entry):
        return Address(f"lists/{record.parent}/", record.id)
    if folder := OWN_PAGE.get(record.kind):
        return Address(f"{folder}/{record.id}/")
    return Address(f"{SHARED_PAGE[record.kind]}/", record.id)


def short_address(code: str) -> str:
    """The page that leads from a record's code to the record: ``r/37/``."""
    return f"r/{code.removeprefix('R')}/"
