"""The pages on which short documents stand together: golden rules, errata, questions, about the document."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from markupsafe import Markup

from svod.links.address import SHARED_PAGE
from svod.pages.document import document
from svod.pages.drawing import draw
from svod.pages.listing import Row, rows
from svod.pages.prose import Prose
from svod.records.held import last_changed
from svod.records.kinds import KINDS, Erratum, GoldenRule
from svod.records.record import Document
from svod.text.collation import sort_key

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from svod.pages.context import Context
    from svod.pages.page import Page
    from svod.pages.views import DocumentView


@dataclass(frozen=True)
class Shared:
    """A document of the page, with the records that rest on it, are about it or mention it."""

    doc: DocumentView
    relied: tuple[Row, ...]


@dataclass(frozen=True)
class SharedGroup:
    """Documents under a heading; ``anchor`` is empty for a page without headings."""

    anchor: str
    title: Markup
    docs: tuple[Shared, ...]


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
        summary=rows(p, (record.hit_id for record in records)) if kind in _SUMMED_UP else (),
        groups=tuple(_by_hero(p, records) if kind == "erratum" else _in_one(p, records)),
    )


_SUMMED_UP = ("golden-rule", "question", "about")
"""Kinds of which every record has a line at the top of the page; errata have their heroes there."""


def _in_one(p: Prose, records: Iterable[Document]) -> Iterator[SharedGroup]:
    found = tuple(_shared(p, record) for record in records)
    if found:
        yield SharedGroup("", Markup(), found)


def _by_hero(p: Prose, records: Iterable[Document]) -> Iterator[SharedGroup]:
    """The errata of each hero, by name; then those of cards of no hero, then the general ones."""
    gathered: dict[str, list[Document]] = {}
    for record in records:
        gathered.setdefault(_group(record), []).append(record)
    heroes = sorted(gathered.keys() - _OF_NO_HERO.keys(), key=lambda hero: sort_key(p.name_text(hero)))
    for group in (*heroes, *(each for each in _OF_NO_HERO if each in gathered)):
        title = p.t(_OF_NO_HERO[group]) if group in _OF_NO_HERO else p.link(group)
        docs = tuple(_shared(p, record) for record in gathered[group])
        yield SharedGroup(f"s-{group.removeprefix('hero:')}", title, docs)


_OF_NO_HERO = {"cards": "index.cards", "general": "errata.general"}
"""Groups of errata that correct what belongs to no hero, in order, with the key of their title."""


def _group(record: Document) -> str:
    """The group in which an erratum stands: its hero (a hit id), else one of those of no hero."""
    for hero in (*record.main, *record.heroes):
        return f"hero:{hero}"
    return "cards" if isinstance(record, Erratum) and record.type == "card" else "general"


def _shared(p: Prose, record: Document) -> Shared:
    about, mentions = p.context.graph.backlinks(record.hit_id)
    relied = sorted((*about, *mentions), key=lambda hit_id: sort_key(p.name_text(hit_id)))
    return Shared(document(p, record, f"{record.id}-"), rows(p, relied))


def _order(p: Prose, record: Document) -> tuple[int, str, str]:
    """Golden rules by number, errata by what they correct, the others by title."""
    number = record.number if isinstance(record, GoldenRule) else 0
    sort = record.type if isinstance(record, Erratum) else ""
    return number, sort, sort_key(p.name_text(record.hit_id))
