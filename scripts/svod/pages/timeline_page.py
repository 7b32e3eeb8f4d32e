"""The page of the turn, step by step: who may do what, what is ruled there, what ends there."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from markupsafe import Markup

from svod.links.address import address
from svod.pages.badge import badge
from svod.pages.document import document
from svod.pages.drawing import draw
from svod.pages.listing import Row, rows
from svod.pages.prose import Prose, relative
from svod.pages.turn import inner_steps, short_name, turn
from svod.records.held import Standing, last_changed
from svod.records.kinds import Entry, Question, RulesList, Step
from svod.records.record import Document
from svod.text.collation import sort_key

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.pages.context import Context
    from svod.pages.page import Page
    from svod.pages.views import DocumentView


@dataclass(frozen=True)
class ListHere:
    """A list that belongs to a step: its hit id, and links to its entries and to the things in its lines."""

    hit_id: str
    links: tuple[Markup, ...]


@dataclass(frozen=True)
class Moment:
    """A phase or step of the turn; its id is its anchor on the page.

    ``decided`` are the rulings that answer "when" with this step, ``lists`` what happens to many things here,
    ``touching`` the other records about the step.
    """

    step: Step
    depth: int
    short: Markup
    doc: DocumentView
    decided: tuple[Row, ...]
    lists: tuple[ListHere, ...]
    touching: tuple[Row, ...]


@dataclass(frozen=True)
class Phase:
    """A line of the contents: a phase and its steps with their short names, unless these are phases too."""

    step: Step
    depth: int
    steps: tuple[tuple[Step, Markup], ...]


def timeline_page(context: Context) -> Page:
    """The page of the turn."""
    p = Prose(context, "timeline/")
    steps = tuple(turn(context))
    return draw(
        p,
        "timeline",
        kind="timeline",
        title=context.strings("timeline.title"),
        description=context.strings("timeline.intro"),
        changed=max((day for _, step in steps if (day := last_changed(step))), default=None),
        listed=True,
        phases=tuple(_contents(p)),
        moments=tuple(_moment(p, step, depth) for depth, step in steps),
    )


def _contents(p: Prose) -> Iterator[Phase]:
    """The phases in order; those of a step that no further one is within stand in its phase's line."""
    for depth, step in turn(p.context):
        inner = inner_steps(p.context, step)
        if not inner and step.within and not _has_phases(p, step.within):
            continue
        listed = () if _has_phases(p, step.id) else inner
        yield Phase(step, depth, tuple((each, short_name(p, each)) for each in listed))


def _has_phases(p: Prose, phase: str) -> bool:
    """Whether steps of a phase have steps themselves."""
    return any(step.within == phase and inner_steps(p.context, step) for step in p.context.library.of(Step))


def _moment(p: Prose, step: Step, depth: int) -> Moment:
    decided = tuple(_decided(p, step))
    told = {hit_id for hit_id, _ in decided}
    lists = tuple(_lists(p, step))
    touching = [
        hit_id
        for hit_id in p.context.graph.sources(step.hit_id, "steps")
        if hit_id not in told and _touches(p, hit_id)
    ]
    touching.sort(key=lambda hit_id: sort_key(p.name_text(hit_id)))
    return Moment(
        step=step,
        depth=depth,
        short=short_name(p, step),
        doc=document(p, step, f"{step.id}-"),
        decided=tuple(row for _, row in decided),
        lists=lists,
        touching=rows(p, touching),
    )


def _decided(p: Prose, step: Step) -> Iterator[tuple[str, Row]]:
    """The records of which a part that holds is answered with the step; the line leads to that part."""
    for hit_id in p.context.graph.sources(step.hit_id, "parts"):
        record = p.context.library.records[hit_id]
        parts = [text.piece for text in p.context.held(record).parts if step.id in text.piece.at]
        if parts:
            place = address(p.context.library, hit_id).at(parts[0].key)
            badges = dict.fromkeys(each for part in parts if (each := badge(p.context, record, part)))
            row = replace(
                rows(p, (hit_id,))[0],
                href=relative(p.here, place),
                badges=tuple((None, each) for each in badges),
            )
            yield hit_id, row


def _lists(p: Prose, step: Step) -> Iterator[ListHere]:
    """The lists about a step, each with what its entries and the lines that hold are about."""
    library = p.context.library
    for hit_id in p.context.graph.sources(step.hit_id, "steps"):
        record = library.records[hit_id]
        if not isinstance(record, RulesList):
            continue
        entries = sorted(
            (entry for entry in library.of(Entry) if entry.parent == record.id), key=lambda entry: entry.place
        )
        items = (text.piece.thing for text in p.context.held(record).items)
        links = [*(_entry(p, entry) for entry in entries), *(p.link(thing) for thing in items if thing)]
        yield ListHere(hit_id, tuple(dict.fromkeys(links)))


def _entry(p: Prose, entry: Entry) -> Markup:
    """A link to an entry, called by the heroes whose it is; by its own name where it is nobody's."""
    if not entry.main:
        return p.link(entry.hit_id)
    names = Markup(", ").join(p.name(f"hero:{hero}") for hero in entry.main)
    return Markup('<a href="{}">{}</a>').format(p.href(entry.hit_id), names)


def _touches(p: Prose, hit_id: str) -> bool:
    """Whether a record about a step has a line there: a document that holds and is no list or question."""
    record = p.context.library.records[hit_id]
    return (
        isinstance(record, Document)
        and not isinstance(record, (RulesList, Entry, Question))
        and p.context.held(record).standing is not Standing.WITHDRAWN
    )
