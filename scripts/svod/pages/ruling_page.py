"""The page of one document: a ruling, a rule, a term or a list with its entries."""

from __future__ import annotations

from typing import TYPE_CHECKING

from svod.links.address import OWN_PAGE, address
from svod.pages.document import document
from svod.pages.drawing import draw
from svod.pages.listing import groups
from svod.pages.prose import Prose
from svod.records.held import last_changed
from svod.records.kinds import Entry, RulesList

if TYPE_CHECKING:
    from svod.pages.context import Context
    from svod.pages.page import Page
    from svod.records.record import Document


def ruling_page(context: Context, record: Document) -> Page:
    """The page of a document that has one of its own."""
    p = Prose(context, address(context.library, record.hit_id).page)
    doc = document(p, record)
    about, mentions = context.graph.backlinks(record.hit_id)
    entries = tuple(
        entry
        for entry in context.library.of(Entry)
        if entry.parent == record.id and isinstance(record, RulesList)
    )
    views = [document(p, entry, f"{entry.id}-") for entry in sorted(entries, key=lambda entry: entry.place)]
    own = {entry.id for entry in entries}
    decision = next((part.decision for part in doc.parts if part.decision), None)
    days = [day for each in (record, *entries) if (day := last_changed(each))]
    return draw(
        p,
        "document",
        kind=record.kind,
        title=p.name_text(record.hit_id),
        description=p.plain(decision) if decision else p.name_text(record.hit_id),
        parents=(OWN_PAGE[record.kind],),
        changed=max(days, default=None),
        doc=doc,
        entries=views,
        about=groups(p, (hit_id for hit_id in about if hit_id not in own)),
        mentions=groups(p, (hit_id for hit_id in mentions if hit_id not in own)),
    )
