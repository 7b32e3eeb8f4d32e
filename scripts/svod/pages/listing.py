"""One record as a line of a list: name, badges of what holds, and the decision where there is room."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from svod.links.address import OWN_PAGE, SHARED_PAGE
from svod.pages.badge import Badge, labelled_badges
from svod.records.held import Standing
from svod.records.kinds import Entry
from svod.records.record import Document
from svod.text.collation import sort_key

if TYPE_CHECKING:
    from collections.abc import Iterable

    from markupsafe import Markup

    from svod.pages.prose import Prose
    from svod.pages.words import Phrase


_FOLDERS = {**OWN_PAGE, **SHARED_PAGE}


@dataclass(frozen=True)
class Row:
    """One line of a list.

    ``standing`` is given where the record does not simply hold; ``decision`` where it has one part.
    ``badges`` have the label of their part where there are several; ``detail`` tells namesakes apart;
    ``depth`` is greater for a step than for its phase.
    """

    href: str
    name: Markup
    official: Markup | None
    badges: tuple[tuple[str | None, Badge], ...]
    standing: Standing | None
    decision: Phrase | None
    detail: Markup | None = None
    depth: int = 0


@dataclass(frozen=True)
class Group:
    """Lines of one kind of record; ``kind`` as in addresses (``rulings``)."""

    kind: str
    rows: tuple[Row, ...]


def rows(p: Prose, hit_ids: Iterable[str]) -> tuple[Row, ...]:
    """The lines of a list, in the order given."""
    return tuple(_row(p, hit_id) for hit_id in hit_ids)


def groups(p: Prose, hit_ids: Iterable[str]) -> tuple[Group, ...]:
    """Records gathered by kind, by name within a kind."""
    library = p.context.library
    gathered: dict[str, list[str]] = {}
    for hit_id in hit_ids:
        record = library.records[hit_id]
        kind = "lists" if isinstance(record, Entry) else _FOLDERS[record.kind]
        gathered.setdefault(kind, []).append(hit_id)
    order = list(_FOLDERS.values())
    return tuple(
        Group(kind, rows(p, sorted(gathered[kind], key=lambda hit_id: sort_key(p.name_text(hit_id)))))
        for kind in sorted(gathered, key=order.index)
    )


def _row(p: Prose, hit_id: str) -> Row:
    record = p.context.library.records[hit_id]
    held = p.context.held(record)
    decision = p.context.words(record).of(held.parts[0].piece, "decision") if len(held.parts) == 1 else None
    return Row(
        href=p.href(hit_id),
        name=p.name(hit_id),
        official=None if isinstance(record, Document) else p.official(hit_id),
        badges=labelled_badges(p.context, record),
        standing=None if held.standing is Standing.HOLDS else held.standing,
        decision=decision,
    )
