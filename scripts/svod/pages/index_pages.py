"""The indexes: every kind's records in an order in which people look for them."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from markupsafe import Markup

from svod.links.address import OWN_PAGE
from svod.pages.drawing import draw
from svod.pages.listing import Row, rows
from svod.pages.prose import Prose
from svod.pages.turn import turn
from svod.records.held import last_changed
from svod.records.kinds import KINDS, Card, Component, Entry, Status, Step
from svod.text.collation import sort_key

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from svod.pages.context import Context
    from svod.pages.page import Page
    from svod.records.record import Record


@dataclass(frozen=True)
class IndexGroup:
    """Lines under a heading; ``anchor`` is empty for an index without headings."""

    anchor: str
    title: Markup
    rows: tuple[Row, ...]


def index_page(context: Context, kind: str) -> Page:
    """The index of a kind whose records have a page each."""
    folder = OWN_PAGE[kind]
    p = Prose(context, f"{folder}/")
    records = context.library.of(KINDS[kind])
    return draw(
        p,
        "index",
        kind="index",
        title=p.context.strings(f"index.{folder}"),
        description=p.context.strings(f"index.{folder}-intro"),
        changed=max((day for record in records if (day := last_changed(record))), default=None),
        listed=True,
        folder=folder,
        intro=p.t(f"index.{folder}-intro"),
        number=len(records),
        groups=tuple(_ORDERS.get(kind, _by_name)(p, records)),
    )


def _by_name(p: Prose, records: Iterable[Record]) -> Iterator[IndexGroup]:
    found = tuple(_detailed(p, record) for record in _sorted(p, records))
    if found:
        yield IndexGroup("", Markup(), found)


def _by_section(p: Prose, records: Iterable[Record]) -> Iterator[IndexGroup]:
    """Under each section that prints them, in the document's order; what is printed nowhere comes last."""
    sections = list(p.context.library.rows("sections"))
    printed: dict[str, list[Record]] = defaultdict(list)
    for record in records:
        for section in dict.fromkeys(place.section for place in record.printed) or ("",):
            printed[section].append(record)
    known = sorted(printed, key=lambda key: sections.index(key) if key in sections else len(sections))
    for section in known:
        title = p.row("sections", section) if section else p.t("index.unprinted")
        anchor = f"s-{section.replace('/', '-')}" if section else "s-unprinted"
        yield IndexGroup(anchor, title, rows(p, (record.hit_id for record in _sorted(p, printed[section]))))


def _by_hero(p: Prose, records: Iterable[Record]) -> Iterator[IndexGroup]:
    """Cards under their hero; those of nobody first."""
    owned = _gathered(
        records, lambda record: f"hero:{record.hero}" if isinstance(record, Card) and record.hero else ""
    )
    for hero in sorted(owned, key=lambda hero: sort_key(p.name_text(hero)) if hero else ""):
        title = p.link(hero) if hero else p.t("fact.no-hero")
        found = tuple(_detailed(p, record) for record in _sorted(p, owned[hero]))
        yield IndexGroup(f"s-{hero.removeprefix('hero:') or 'common'}", title, found)


def _by_type(p: Prose, records: Iterable[Record]) -> Iterator[IndexGroup]:
    typed = _gathered(records, lambda record: record.type if isinstance(record, Component) else "")
    for type_ in sorted(typed, key=lambda type_: sort_key(p.context.strings(f"component-type.{type_}"))):
        found = tuple(_detailed(p, record) for record in _sorted(p, typed[type_]))
        yield IndexGroup(f"s-{type_}", p.t(f"component-type.{type_}"), found)


def _with_entries(p: Prose, records: Iterable[Record]) -> Iterator[IndexGroup]:
    """The lists by name, the entries of each below it."""
    found: list[Row] = []
    for record in _sorted(p, records):
        found.append(_detailed(p, record))
        entries = [entry for entry in p.context.library.of(Entry) if entry.parent == record.id]
        entries.sort(key=lambda entry: entry.place)
        found += (replace(row, depth=1) for row in rows(p, (entry.hit_id for entry in entries)))
    if found:
        yield IndexGroup("", Markup(), tuple(found))


def _in_turn(p: Prose, _: Iterable[Record]) -> Iterator[IndexGroup]:
    """The phases and steps in the order of the turn, steps further in than their phase."""
    found = tuple(replace(_detailed(p, step), depth=depth) for depth, step in turn(p.context))
    if found:
        yield IndexGroup("", Markup(), found)


_ORDERS: Mapping[str, Callable[[Prose, Iterable[Record]], Iterator[IndexGroup]]] = {
    "ruling": _by_section,
    "rule": _by_section,
    "card": _by_hero,
    "component": _by_type,
    "list": _with_entries,
    "step": _in_turn,
}


def _gathered(records: Iterable[Record], key: Callable[[Record], str]) -> dict[str, list[Record]]:
    found: dict[str, list[Record]] = defaultdict(list)
    for record in records:
        found[key(record)].append(record)
    return found


def _sorted(p: Prose, records: Iterable[Record]) -> list[Record]:
    return sorted(records, key=lambda record: sort_key(p.name_text(record.hit_id)))


def _detailed(p: Prose, record: Record) -> Row:
    """A line with what tells namesakes apart: whose the status is, the step's abbreviation."""
    row = rows(p, (record.hit_id,))[0]
    if isinstance(record, Status | Component) and record.heroes:
        return replace(row, detail=Markup(", ").join(p.name(f"hero:{hero}") for hero in record.heroes))
    if isinstance(record, Step) and record.abbreviation:
        return replace(row, detail=p.as_printed(record.abbreviation))
    return row
