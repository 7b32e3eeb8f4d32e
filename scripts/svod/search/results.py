"""What a search answers: hits with the part that answers, ready to print or to write as JSON."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from svod.links.address import Address, address
from svod.links.site_root import FOLDERS
from svod.records.fields import UNKNOWN
from svod.records.held import Held, last_changed
from svod.records.held_pieces import held_pieces
from svod.search.documents import held_of
from svod.search.wordings import Wordings, plain_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from svod.records.fragments import Part
    from svod.records.library import Library
    from svod.records.record import Record
    from svod.search.documents import Place
    from svod.search.former import FormerText

ANCHORED = ("point", "example", "item")
"""Sorts of piece that have a place of their own on a page, below the parts."""


class Hit(msgspec.Struct, frozen=True, kw_only=True):
    """One record found.

    ``part`` and ``point`` are the keys of what matched best; ``answer``, ``short`` and ``decision`` are that
    part's; None where the kind has none.
    """

    id: str
    kind: str
    code: str | None
    title: str
    part: str | None
    point: str | None
    answer: str | None
    short: str | None
    decision: str | None
    standing: str
    issued: str | None
    changed: str | None
    channel: str | None
    score: int
    url: str


class FormerHit(msgspec.Struct, frozen=True, kw_only=True):
    """A text found that no longer holds: it held from ``since`` up to, but not on, ``until``.

    Both are days in ISO or ``unknown``; ``part`` and ``point`` are keys, as in a hit.
    """

    id: str
    code: str | None
    title: str
    part: str | None
    point: str | None
    since: str
    until: str
    text: str
    url: str
    score: int


class Results(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to one query.

    ``hidden`` is how many more sure answers there are without the filters; ``former`` are the texts that no
    longer hold, None where nobody asked for them.
    """

    query: str
    understood: dict[str, Any]
    confident: bool
    hits: tuple[Hit, ...]
    hidden: int = 0
    former: tuple[FormerHit, ...] | None = None

    def as_json(self) -> dict[str, Any]:
        """What ``json`` writes."""
        told: dict[str, Any] = msgspec.to_builtins(self)
        del told["hidden"]
        if self.former is None:
            del told["former"]
        return told


def kind_of(library: Library, hit_id: str) -> str:
    """The kind of a record, or ``ability``."""
    return "ability" if hit_id.startswith("ability:") else library.records[hit_id].kind


@dataclass(frozen=True)
class View:
    """How hits are shown: from which library, in which language, as of which day."""

    library: Library
    lang: str
    day: dt.date

    def hit(self, hit_id: str, places: Sequence[Place], score: int) -> Hit:
        """The hit of a record; ``places`` are its passages that matched, the best first."""
        held = held_of(self.library, hit_id, self.day)
        ability = hit_id.startswith("ability:")
        point = places[0].key if places and places[0].sort in ANCHORED else None
        part = _part(held, places)
        both = [text.piece for text in held.parts if part and text.piece.key == part.key]
        words = Wordings(self.library, held.record, self.lang)
        record = held.record
        return Hit(
            id=hit_id,
            kind=kind_of(self.library, hit_id),
            code=None if ability else record.code,
            title=self.name(hit_id),
            part=part.key if part else None,
            point=point,
            answer=_agreed(each.answer for each in both),
            short=_agreed(words.of(each, "short") for each in both),
            decision=_joined(words.of(each, "decision") for each in both),
            standing=held.standing.value,
            issued=None if ability else record.issued,
            changed=None if ability else last_changed(record),
            channel=None if ability else newest_channel(record),
            score=score,
            url=url(self.library, hit_id, self.lang, point),
        )

    def former(self, text: FormerText, score: int) -> FormerHit:
        """The hit of a text that no longer holds."""
        record = self.library.records.get(text.id)
        point = text.key if text.sort in ANCHORED else None
        return FormerHit(
            id=text.id,
            code=record.code if record else None,
            title=self.name(text.id),
            part=text.part,
            point=point,
            since=text.since,
            until=text.until,
            text=text.text,
            url=url(self.library, text.id, self.lang, point),
            score=score,
        )

    def holds_on(self, hit: Hit, day: dt.date) -> bool:
        """Whether the text that a hit shows holds on another day too: its part and point, else all of it."""
        shown = list(held_pieces(held_of(self.library, hit.id, self.day)))
        keys = {hit.part, hit.point} - {None} or {piece.key for piece in shown}
        holding = {id(piece) for piece in held_pieces(held_of(self.library, hit.id, day))}
        return all(id(piece) in holding for piece in shown if piece.key in keys)

    def name(self, concept: str) -> str:
        """What a record, an ability or a keyword (``keywords:key``) is called."""
        table, _, key = concept.partition(":")
        if table == "keywords":
            name = self.library.row_name(table, key, self.lang)
        else:
            name = self.library.name(concept, self.lang)
        return plain_words(self.library, name.text, name.lang)


def newest_channel(record: Record) -> str | None:
    """The channel of the newest source; of several on one day the last, days not known before all others."""
    dated = sorted(record.sources, key=lambda source: "" if source.date == UNKNOWN else source.date)
    return dated[-1].channel if dated else None


def _part(held: Held, places: Sequence[Place]) -> Part | None:
    """The part that matched best, by its own words or by what explains it; else the first."""
    parts = {text.piece.key: text.piece for text in reversed(held.parts)}
    named = (parts[place.part] for place in places if place.part in parts)
    return next(named, held.parts[0].piece if held.parts else None)


def _agreed(said: Iterable[str | None]) -> str | None:
    """What all of them say; None where a change on an unknown day leaves it open which one held."""
    found = set(said)
    return found.pop() if len(found) == 1 else None


def _joined(said: Iterable[str | None]) -> str | None:
    """All of them, each once, a line each: both of two wordings of which nobody knows the day."""
    return "\n".join(dict.fromkeys(filter(None, said))) or None


def url(library: Library, hit_id: str, lang: str, point: str | None = None) -> str:
    """The way from the site's root to a record, or to the piece of it with the key ``point``.

    The points of an ability are those of its hero.
    """
    where = address(library, hit_id)
    if point and hit_id.startswith("ability:"):
        where = Address(where.page)
    return f"/{FOLDERS[lang]}{where.at(point) if point else where}"
