"""What a document is about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from markupsafe import Markup

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
    found.append(Subject("keywords", tuple(p.keyword(key) for key in record.keywords)))
    return tuple(subject for subject in found if subject.links)
