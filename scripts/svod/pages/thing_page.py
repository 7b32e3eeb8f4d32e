"""The page of a thing that rulings speak of: hero, status, card, component, step, mode."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from svod.links.address import OWN_PAGE, address
from svod.links.graph import ABOUT
from svod.pages.document import document
from svod.pages.drawing import draw
from svod.pages.facts import facts
from svod.pages.hero_parts import abilities, belongings
from svod.pages.listing import groups
from svod.pages.prose import Prose
from svod.pages.turn import inner_steps, neighbours
from svod.records.held import last_changed
from svod.records.kinds import Entry, Erratum, Hero, RulesList, Step
from svod.records.record import Document

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.pages.context import Context
    from svod.pages.page import Page
    from svod.pages.words import Phrase
    from svod.records.record import Thing


@dataclass(frozen=True)
class Listed:
    """A list that names the thing in one of its lines, and what that line says."""

    hit_id: str
    text: Phrase | None


def thing_page(context: Context, thing: Thing) -> Page:
    """The page of a thing: everything known of it and everything that rules on it."""
    p = Prose(context, address(context.library, thing.hit_id).page)
    about, mentions = _backlinks(context, thing.hit_id)
    errata = [record for hit_id in about if isinstance(record := context.library.records[hit_id], Erratum)]
    in_lists = tuple(_listed(context, thing.hit_id))
    apart = {record.id for record in errata} | {each.hit_id for each in in_lists}
    main = tuple(hit_id for hit_id in context.graph.sources(thing.hit_id, "main") if hit_id not in apart)
    rest = groups(p, (hit_id for hit_id in about if hit_id not in apart and hit_id not in main))
    name = p.name_text(thing.hit_id)
    days = [day for each in (thing, *errata) if (day := last_changed(each))]
    doc = document(p, thing)
    return draw(
        p,
        "thing",
        kind=thing.kind,
        title=name,
        description=p.context.strings(f"thing.{thing.kind}-description", name=name),
        parents=(OWN_PAGE[thing.kind],),
        changed=max(days, default=None),
        thing=thing,
        doc=doc,
        facts=facts(p, thing),
        abilities=abilities(p, thing, doc.abilities) if isinstance(thing, Hero) else (),
        belongings=belongings(p, thing) if isinstance(thing, Hero) else (),
        inner=inner_steps(context, thing) if isinstance(thing, Step) else (),
        neighbours=neighbours(context, thing) if isinstance(thing, Step) else (None, None),
        main=groups(p, main),
        about=rest,
        errata=[document(p, record, f"{record.id}-") for record in errata],
        in_lists=in_lists,
        mentions=groups(p, mentions),
    )


def _backlinks(context: Context, hit_id: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The documents about a thing, and those that mention it.

    A list that named the thing in a line that no longer holds only mentions it.
    """
    about, mentions = (
        tuple(each for each in hits if isinstance(context.library.records[each], Document))
        for hits in context.graph.backlinks(hit_id)
    )
    listed = {each.hit_id for each in _listed(context, hit_id)}
    by_line = context.graph.sources(hit_id, "items")
    by_field = context.graph.sources(hit_id, *(ABOUT - {"items"}))
    former = tuple(each for each in by_line if each not in listed and each not in by_field)
    return tuple(each for each in about if each not in former), (*mentions, *former)


def _listed(context: Context, hit_id: str) -> Iterator[Listed]:
    """The lists that name a thing in a line that holds, and the entries of lists that are about it."""
    for source in context.graph.sources(
        hit_id, "items", "heroes", "main", "statuses", "cards", "components", "steps"
    ):
        record = context.library.records[source]
        words = context.words(record) if isinstance(record, Document) else None
        if words and isinstance(record, Entry):
            held = context.held(record).parts
            yield Listed(source, words.of(held[0].piece, "decision") if held else None)
        elif words and isinstance(record, RulesList):
            for item in context.held(record).items:
                if f"{item.piece.thing}" == hit_id:
                    yield Listed(source, words.of(item.piece, "text"))
