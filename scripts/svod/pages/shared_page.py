"""The pages on which short documents stand together: golden rules, errata, questions, about the document."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from svod.links.address import SHARED_PAGE
from svod.pages.document import document
from svod.pages.drawing import draw
from svod.pages.prose import Prose
from svod.records.held import last_changed
from svod.records.kinds import KINDS, Erratum, GoldenRule
from svod.records.record import Document
from svod.text.collation import sort_key

if TYPE_CHECKING:
    from markupsafe import Markup

    from svod.pages.context import Context
    from svod.pages.page import Page


@dataclass(frozen=True)
class Target:
    """A heading of the page."""

    anchor: str
    title: Markup


def shared_page(context: Context, kind: str) -> Page:
    """The page of all records of a kind."""
    folder = SHARED_PAGE[kind]
    p = Prose(context, f"{folder}/")
    records = [record for record in context.library.of(KINDS[kind]) if isinstance(record, Document)]
    records.sort(key=lambda record: _order(p, record))
    return draw(
        p,
        "shared",
        kind=kind,
        title=p.context.strings(f"index.{folder}"),
        description=p.context.strings(f"index.{folder}-intro"),
        changed=max((day for record in records if (day := last_changed(record))), default=None),
        listed=True,
        intro=p.t(f"index.{folder}-intro"),
        targets=[Target(record.id, p.name(record.hit_id)) for record in records],
        docs=[document(p, record, f"{record.id}-") for record in records],
    )


def _order(p: Prose, record: Document) -> tuple[int, str, str]:
    """Golden rules by number, errata by what they correct, the others by title."""
    number = record.number if isinstance(record, GoldenRule) else 0
    sort = record.type if isinstance(record, Erratum) else ""
    return number, sort, sort_key(p.name_text(record.hit_id))
