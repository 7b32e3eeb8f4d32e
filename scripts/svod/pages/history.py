"""What happened to a record, and the texts that no longer hold."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass
from typing import TYPE_CHECKING

from svod.pages.badge import Badge, badge
from svod.pages.part_labels import labels
from svod.records.fields import UNKNOWN
from svod.records.fragments import Dated, Example, Item, Part, Point
from svod.records.held import held_on
from svod.records.held_pieces import held_pieces
from svod.records.walk import pieces

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.pages.prose import Prose
    from svod.pages.words import Phrase, RecordWords
    from svod.records.fragments import Change
    from svod.records.record import Record


@dataclass(frozen=True)
class OldText:
    """A text that does not hold today.

    ``name`` says which (``Point 2a``); ``anchor`` is given where no version of it holds. ``end`` is
    ``ended``, ``ended-unknown`` (the day is not known), ``withdrawn`` (with the whole record) or
    ``ahead`` (still to come). ``now`` are the texts that took its place on the day it ended.
    """

    piece: Dated
    name: str
    anchor: str
    badge: Badge | None
    texts: tuple[Phrase, ...]
    end: str
    now: tuple[Phrase, ...]


@dataclass(frozen=True)
class Touched:
    """A text that a change touched and of which a version holds: its name and the anchor of that version."""

    name: str
    anchor: str


@dataclass(frozen=True)
class Event:
    """One change.

    ``note`` is what the history says; ``old`` are the texts it ended, ``lost`` the names of those whose
    earlier text nobody kept.
    """

    change: Change
    note: Phrase
    touched: tuple[Touched, ...]
    old: tuple[OldText, ...]
    lost: tuple[str, ...]


def history(p: Prose, record: Record, prefix: str = "") -> tuple[Event, ...]:
    """The changes, newest first, those on an unknown day last."""
    words = p.context.words(record)
    old = tuple(old_texts(p, record, prefix))
    holding = {id(piece) for piece in held_pieces(p.context.held(record))}
    shown = {piece.key: _name(p, record, piece) for _, piece in pieces(record) if id(piece) in holding}
    return tuple(
        Event(
            change=change,
            note=note,
            touched=tuple(Touched(shown[key], f"{prefix}p-{key}") for key in change.touches if key in shown),
            old=tuple(
                text for text in old if text.piece.key in change.touches and text.piece.until == change.date
            ),
            lost=_lost(p, record, change),
        )
        for change in sorted(record.history, key=lambda change: _newest_first(change.date))
        if (note := words.of(change, "note"))
    )


def old_texts(p: Prose, record: Record, prefix: str = "") -> Iterator[OldText]:
    """The texts that do not hold today, in reading order."""
    held = p.context.held(record)
    words = p.context.words(record)
    holding = {id(piece) for piece in held_pieces(held)}
    given = {piece.key for _, piece in pieces(record) if id(piece) in holding}
    for _, piece in pieces(record):
        if not isinstance(piece, Dated) or id(piece) in holding:
            continue
        yield OldText(
            piece=piece,
            name=_name(p, record, piece, quoted=False),
            anchor="" if piece.key in given else f"{prefix}p-{piece.key}",
            badge=badge(p.context, record, piece) if isinstance(piece, Part) else None,
            texts=_texts(words, piece),
            end=_end(piece, record, p.context.today),
            now=tuple(text for each in _successors(record, piece) for text in _texts(words, each)),
        )
        given.add(piece.key)


_FIELDS: dict[type[Dated], tuple[str, ...]] = {Part: ("decision",), Example: ("title",)}
"""Texts of a piece that are worth showing when it is old; ``text`` for the others."""


_FIRST_WORDS = 4


def _newest_first(day: str) -> tuple[bool, int]:
    return day == UNKNOWN, 0 if day == UNKNOWN else -dt.date.fromisoformat(day).toordinal()


def _texts(words: RecordWords, piece: Dated) -> tuple[Phrase, ...]:
    """The texts of a piece that are worth reading when it is old."""
    fields = _FIELDS.get(type(piece), ("text",))
    found = [text for field in fields if (text := words.of(piece, field))]
    if isinstance(piece, Example):
        found += [text for step in piece.steps if (text := words.of(step, "text"))]
    return tuple(found)


def _name(p: Prose, record: Record, piece: Dated, *, quoted: bool = True) -> str:
    """What a reader calls a piece: its label in the document or among the parts, else its first words.

    The first words of an old text are left out (not ``quoted``): they would stand as if they still held.
    """
    strings = p.context.strings
    label: str | None = None
    if isinstance(piece, Part):
        keys = dict.fromkeys(part.key for part in getattr(record, "parts", ()))
        label = labels(keys)[piece.key] if len(keys) > 1 else None
        quoted = False
    elif isinstance(piece, Point):
        label = piece.printed
    elif isinstance(piece, Item) and piece.thing:
        label = p.name_text(piece.thing)
    if label:
        return strings(f"piece.{piece.sort}-labelled", label=label)
    words = _beginning(p, record, piece) if quoted else ""
    if words:
        return strings(f"piece.{piece.sort}-quoted", words=words)
    return strings(f"piece.{piece.sort}")


def _beginning(p: Prose, record: Record, piece: Dated) -> str:
    """The first words of a piece; empty where it has none in the language of the page."""
    text = p.context.words(record).of(piece, "title" if isinstance(piece, Example) else "text")
    words = p.plain(text).split() if text and text.lang == p.lang else []
    return " ".join(words[:_FIRST_WORDS]) + ("…" if len(words) > _FIRST_WORDS else "")


def _successors(record: Record, piece: Dated) -> Iterator[Dated]:
    """The version of a piece that begins when it ends."""
    for _, other in pieces(record):
        if isinstance(other, Dated) and other.key == piece.key and piece.until and other.since == piece.until:
            yield other


def _end(piece: Dated, record: Record, today: dt.date) -> str:
    since = piece.since or record.issued
    if since not in (None, UNKNOWN) and dt.date.fromisoformat(str(since)) > today:
        return "ahead"
    if piece.until is None:
        return "withdrawn"
    return "ended-unknown" if piece.until == UNKNOWN else "ended"


def _lost(p: Prose, record: Record, change: Change) -> tuple[str, ...]:
    """The names of the texts touched that nobody kept as they were on the day before the change."""
    if change.date == UNKNOWN:
        return ()
    before = dt.date.fromisoformat(change.date) - dt.timedelta(days=1)
    lost = held_on(record, before, p.context.library.editions).lost
    names = {piece.key: _name(p, record, piece) for _, piece in pieces(record) if isinstance(piece, Dated)}
    return tuple(names[key] for key in change.touches if key in lost)
