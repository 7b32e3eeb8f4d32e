"""What a document is about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from markupsafe import Markup

from svod.links.lookup import exists
from svod.records.tables import KeywordRow

if TYPE_CHECKING:
    from svod.pages.prose import Prose
    from svod.records.record import Document

_FIELDS = {
    "main": "hero",
    "heroes": "hero",
    "statuses": "status",
    "cards": "card",
    "abilities": "ability",
    "components": "component",
    "steps": "step",
}
"""Field → the kind of the things it names, in the order shown."""


@dataclass(frozen=True)
class Subject:
    """What a document is about, of one field: the field and the links."""

    field: str
    links: tuple[Markup, ...]


def subjects(p: Prose, record: Document) -> tuple[Subject, ...]:
    """The things and subjects that a document names, field by field; a hero stands once."""
    found = []
    for field, kind in _FIELDS.items():
        named = [f"{kind}:{target}" for target in getattr(record, field)]
        if field == "heroes":
            named = [hero for hero in named if hero.removeprefix("hero:") not in record.main]
        found.append(Subject(field, tuple(p.link(hit_id) for hit_id in named)))
    modes = record.applies.modes if record.applies else ()
    found.append(Subject("modes", tuple(p.link(f"mode:{mode}") for mode in modes)))
    found.append(Subject("keywords", tuple(_keyword(p, key) for key in record.keywords)))
    return tuple(subject for subject in found if subject.links)


def _keyword(p: Prose, key: str) -> Markup:
    """The name of a subject, leading to the term that defines it if there is one."""
    name = p.row("keywords", key)
    row = p.context.library.rows("keywords").get(key)
    term = row.term if isinstance(row, KeywordRow) else None
    if term is None or not exists(p.context.library, term):
        return name
    return Markup('<a href="{}">{}</a>').format(p.href(term), name)
