"""What ``svod show`` shows of a record: plain data, in one language, as it stood on a day."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass
from typing import TYPE_CHECKING

from svod.cli.telling import Json, Telling
from svod.links.graph import ABOUT
from svod.links.lookup import exists, resolve
from svod.records.held import last_changed
from svod.records.record import Document
from svod.records.walk import references
from svod.search.documents import held_of
from svod.search.results import kind_of, newest_channel, url
from svod.search.wordings import Wordings, plain_words

if TYPE_CHECKING:
    from svod.records.fragments import Change, Source
    from svod.records.library import Library
    from svod.records.record import Record

_PIECES = frozenset({"parts", "items"})
"""Fields whose ids stand in texts that are shown anyway."""
_FACTS = ("type", "box", "number", "polarity", "limit", "abbreviation", "place")
_RELATIONS = ("rests_on", "conflicts_with", "supersedes")


@dataclass(frozen=True)
class Shown:
    """Reads one record or ability for the prompt."""

    library: Library
    hit_id: str
    lang: str
    day: dt.date

    def data(self, *, as_of: bool) -> Json:
        """The record, what decides first; ``as_of`` tells that the day was asked for."""
        held = held_of(self.library, self.hit_id, self.day)
        ability = self.hit_id.startswith("ability:")
        words = Wordings(self.library, held.record, self.lang)
        telling = Telling(words, self._name)
        return {
            "id": self.hit_id,
            "kind": kind_of(self.library, self.hit_id),
            "code": None if ability else held.record.code,
            "title": self._name(self.hit_id),
            "official": self._official(),
            "lang": self.lang,
            "as_of": self.day.isoformat() if as_of else None,
            "standing": held.standing.value,
            "lost": list(held.lost),
            "parts": telling.held(held.parts),
            "points": telling.held(held.points),
            "examples": telling.held(held.examples),
            "items": telling.held(held.items),
            "abilities": [
                {**self._link(f"ability:{held.record.id}.{key}"), "points": telling.held(points)}
                for key, points in ({} if ability else held.abilities).items()
            ],
            "old": [] if ability else list(telling.old(held)),
            **(self._of_ability(held.record) if ability else self._of_record(held.record, words)),
            "edition": self.library.newest_edition(),
            "url": url(self.library, self.hit_id, self.lang),
        }

    def _official(self) -> str | None:
        """The English name of a thing or ability where the title is another; None for documents."""
        if isinstance(self.library.records.get(self.hit_id), Document):
            return None
        english = self.library.name(self.hit_id, "en").text
        return english if english != self._name(self.hit_id) else None

    def _of_ability(self, hero: Record) -> Json:
        ability = self.library.abilities[self.hit_id.removeprefix("ability:")][1]
        return {"facts": {"type": ability.type}, "about": {"hero": [self._link(hero.hit_id)]}}

    def _of_record(self, record: Record, words: Wordings) -> Json:
        return {
            "issued": record.issued,
            "changed": last_changed(record),
            "channel": newest_channel(record),
            "sources": [self._source(source) for source in record.sources],
            "facts": {
                field: value for field in _FACTS if (value := getattr(record, field, None)) is not None
            },
            "about": self._about(record),
            "related": [
                {**self._link(other.to), "reason": words.of(other, "reason")} for other in record.related
            ],
            **{field: [self._link(hit_id) for hit_id in getattr(record, field, ())] for field in _RELATIONS},
            "history": [self._change(words, change) for change in record.history],
            "notes": [
                {
                    "key": note.key,
                    "kind": note.kind,
                    "about": list(note.about),
                    "text": words.of(note, "text"),
                }
                for note in record.notes
            ],
            "printed": [
                {
                    "section": place.section,
                    "name": self._row("sections", place.section),
                    "number": place.number,
                    "page": place.page,
                }
                for place in record.printed
            ],
        }

    def _about(self, record: Record) -> dict[str, list[Json]]:
        found: dict[str, list[Json]] = {}
        for reference in references(record):
            hit_id = resolve(self.library, reference.refers, reference.target)
            if hit_id and reference.field in ABOUT - _PIECES and exists(self.library, hit_id):
                found.setdefault(reference.field, []).append(self._link(hit_id))
        if isinstance(record, Document):
            modes = record.applies.modes if record.applies else ()
            found["modes"] = [self._link(f"mode:{mode}") for mode in modes]
            found["keywords"] = [{"id": key, "name": self._row("keywords", key)} for key in record.keywords]
        return {field: links for field, links in found.items() if links}

    def _change(self, words: Wordings, change: Change) -> Json:
        return {
            "key": change.key,
            "date": change.date,
            "edition": change.edition,
            "change": change.change,
            "touches": list(change.touches),
            "note": words.of(change, "note"),
            "inferred": change.inferred,
        }

    def _source(self, source: Source) -> Json:
        return {
            "channel": source.channel,
            "name": self._row("channels", source.channel),
            "date": source.date,
            "printed": source.printed,
            "authority": source.authority,
            "role": source.role,
        }

    def _link(self, hit_id: str) -> Json:
        return {"id": hit_id, "name": self._name(hit_id)}

    def _name(self, hit_id: str) -> str:
        if not exists(self.library, hit_id):
            return hit_id
        name = self.library.name(hit_id, self.lang)
        return plain_words(self.library, name.text, name.lang)

    def _row(self, table: str, key: str) -> str:
        return self.library.row_name(table, key, self.lang).text
