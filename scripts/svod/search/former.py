"""Texts that held once and no longer do: earlier wordings, and what was withdrawn."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

import msgspec

from svod.records.fields import UNKNOWN
from svod.records.fragments import Ability, Dated, Example, Item, Part, Point
from svod.records.held import Standing, held_on
from svod.records.held_pieces import held_pieces
from svod.search.facets import about
from svod.search.lexicon import CONCEPT, lexicon
from svod.search.names import Names
from svod.search.terms import Terms
from svod.search.wordings import Wordings, plain_words

if TYPE_CHECKING:
    from svod.records.held import Held
    from svod.records.library import Library
    from svod.records.record import Record


class FormerText(msgspec.Struct, frozen=True, array_like=True):
    """A text that no longer holds; lines of it stand one below the other.

    ``since`` is the first day on which it held and ``until`` the first on which it did not, in ISO or
    ``unknown``. ``named`` are the concepts that its words name, ``about`` those that its record is about.
    """

    id: str
    sort: str
    key: str
    part: str | None
    since: str
    until: str
    text: str
    named: tuple[str, ...]
    about: tuple[str, ...]


def former_texts(library: Library, lang: str, day: dt.date) -> list[FormerText]:
    """The texts in ``lang`` that held before ``day`` and not on it, by hit id, then in reading order."""
    terms = Terms(library, lexicon(library, Names(library)))
    found: list[FormerText] = []
    for record in library.records.values():
        held = held_on(record, day, library.editions)
        if held.standing is not Standing.NOT_YET:
            found += _Reader(library, held, lang, terms).texts()
    return sorted(found, key=lambda text: text.id)


class _Reader:
    """Reads the former texts of one record."""

    def __init__(self, library: Library, held: Held, lang: str, terms: Terms) -> None:
        self._library, self._record, self._lang, self._terms = library, held.record, lang, terms
        self._day = held.day.isoformat()
        self._holding = {id(piece) for piece in held_pieces(held)}
        self._words = Wordings(library, held.record, lang)

    def texts(self) -> Iterator[FormerText]:
        """Those of the record, then those of its abilities, which are found by themselves."""
        record = self._record
        since, until = record.issued or UNKNOWN, _withdrawn(record, self._day)
        subjects = (record.hit_id, *about(self._library, record))
        outer = FormerText(record.hit_id, "", "", None, since, until, "", (), subjects)
        for field in ("parts", "points", "examples", "items"):
            yield from self._of(outer, getattr(record, field, ()))
        for ability in getattr(record, "abilities", ()):
            if isinstance(ability, Ability):
                hit_id = f"ability:{record.id}.{ability.key}"
                yield from self._of(
                    msgspec.structs.replace(outer, id=hit_id, about=(hit_id, record.hit_id)), ability.points
                )

    def _of(self, outer: FormerText, pieces: Iterable[Dated]) -> Iterator[FormerText]:
        """``outer`` is what stands around the pieces: its days and its part are theirs if they have none."""
        for piece in pieces:
            text = self._text(piece)
            here = msgspec.structs.replace(
                outer,
                sort=piece.sort,
                key=piece.key,
                part=piece.key if isinstance(piece, Part) else getattr(piece, "part", None) or outer.part,
                since=piece.since or outer.since,
                until=piece.until or outer.until,
                text=text,
                named=self._named(text, outer.about),
            )
            if text and id(piece) not in self._holding and self._has_held(here):
                yield here
            if isinstance(piece, Point):
                yield from self._of(here, piece.points)

    def _has_held(self, text: FormerText) -> bool:
        """Whether it had begun by the day, and held for a day at least."""
        return text.since == UNKNOWN or (text.since <= self._day and text.since < text.until)

    def _named(self, text: str, subjects: tuple[str, ...]) -> tuple[str, ...]:
        concepts = (term for term in self._terms.of(text, subjects) if term.startswith(CONCEPT))
        return tuple(dict.fromkeys(term.removeprefix(CONCEPT) for term in concepts))

    def _text(self, piece: Dated) -> str:
        return "\n".join(said for said in self._said(piece) if said)

    def _said(self, piece: Dated) -> Iterator[str | None]:
        """What is said of a piece; a part says its decision, or what is asked where none is made."""
        of = self._words.of
        if isinstance(piece, Part):
            yield of(piece, "decision") or of(piece, "situation")
        elif isinstance(piece, Example):
            yield of(piece, "title")
            yield from (of(step, "text") for step in piece.steps)
            yield of(piece, "outcome")
        elif isinstance(piece, Item):
            name = self._library.name(piece.thing, self._lang) if piece.thing else None
            yield plain_words(self._library, name.text, name.lang) if name else None
            yield of(piece, "text")
        else:
            yield of(piece, "text")


def _withdrawn(record: Record, day: str) -> str:
    """The day from which a record as a whole no longer held; ``unknown`` if it is not, or nobody knows."""
    days = [c.date for c in record.history if c.change == "withdrawn" and not c.touches and c.date <= day]
    return min(days, default=UNKNOWN)
