"""A record as JSON: every field, every text in both languages, every id with what it leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from svod.links.address import address
from svod.links.lookup import exists, resolve
from svod.links.site_root import FOLDERS
from svod.records.fields import UNKNOWN
from svod.records.fragments import Ability, Dated
from svod.records.held import held_on, last_changed
from svod.records.record import Thing
from svod.records.walk import references

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import date

    from svod.links.graph import Graph
    from svod.links.site_root import SiteRoot
    from svod.records.held import Held, HeldText
    from svod.records.library import Library
    from svod.records.record import Record
    from svod.records.yaml_source import Where

Json = Any
"""What ``json`` writes: maps, lists, text, numbers, true, false, null."""
_FOR_EDITORS = frozenset({"accept"})
"""Fields that speak to the checks of records, not to readers."""


class RecordJson:
    """Writes records of one library as they stand on ``day``, with addresses under ``root``."""

    def __init__(self, library: Library, graph: Graph, root: SiteRoot, day: date) -> None:
        self.library, self.graph, self.root, self.day = library, graph, root, day

    def __call__(self, record: Record) -> dict[str, Json]:
        """The record: what identifies it first, then its fields in the order of the model."""
        hit_id = record.hit_id
        held = held_on(record, self.day, self.library.editions)
        about, mentions = self.graph.backlinks(hit_id)
        made: dict[str, Json] = {
            "id": hit_id,
            "kind": record.kind,
            "code": record.code,
            "url": self.urls(hit_id),
        }
        made |= {"standing": held.standing.value, "changed": last_changed(record)}
        made |= self._fields(record, (), _Places(self.library, record, held))
        if isinstance(record, Thing):
            made |= {"name": self._name(hit_id), "names": self._names(hit_id)}
        made["backlinks"] = {"about": [*map(self.link, about)], "mentions": [*map(self.link, mentions)]}
        return made

    def urls(self, hit_id: str) -> dict[str, str]:
        """The record's full address in each language."""
        return {lang: self.root.at(lang, address(self.library, hit_id)) for lang in FOLDERS}

    def link(self, hit_id: str) -> dict[str, Json]:
        """A record or ability referred to: its hit id, name and addresses."""
        return {"id": hit_id, "name": self._name(hit_id), "url": self.urls(hit_id)}

    def _name(self, hit_id: str) -> dict[str, str | None]:
        russian = self.library.name(hit_id, "ru")
        return {
            "en": self.library.name(hit_id, "en").text,
            "ru": russian.text if russian.lang == "ru" else None,
        }

    def _names(self, hit_id: str) -> Json:
        """All that is known of the Russian names, null where there are none."""
        names = self.library.names(hit_id)
        if names is None:
            return None
        written = {field: msgspec.to_builtins(getattr(names, field)) for field in names.__struct_fields__}
        return {field: [*value] if isinstance(value, tuple) else value for field, value in written.items()}

    def _fields(self, struct: msgspec.Struct, where: Where, places: _Places) -> dict[str, Json]:
        found: dict[str, Json] = {}
        for field in struct.__struct_fields__:
            if field not in (_FOR_EDITORS if where else _FOR_EDITORS | {"id", "code"}):
                found[field] = self._value(getattr(struct, field), (*where, field), places)
        if isinstance(struct, Ability):
            ability = f"ability:{places.record.id}.{struct.key}"
            found |= {"id": ability, "url": self.urls(ability)}
            found |= {"name": self._name(ability), "names": self._names(ability)}
        if isinstance(struct, Dated):
            found["holds"] = places.holds.get(id(struct), False)
        return found

    def _value(self, value: object, where: Where, places: _Places) -> Json:
        if isinstance(value, msgspec.Struct):
            return self._fields(value, where, places)
        if isinstance(value, tuple):
            return [self._value(inner, (*where, index), places) for index, inner in enumerate(value)]
        if where in places.texts:
            return places.texts[where]
        if isinstance(value, str) and where in places.targets:
            return self._target(places.targets[where], value)
        return value

    def _target(self, refers: str, target: str) -> Json:
        """What an id in a field leads to; a row of a table gives its key and name."""
        hit_id = resolve(self.library, refers, target)
        if hit_id and exists(self.library, hit_id):
            return self.link(hit_id)
        if hit_id:
            return {"key": target, "name": row_name(self.library, refers, target)}
        return {"id": target, "name": None, "url": None}


def row_name(library: Library, table: str, key: str) -> dict[str, str | None]:
    """The name of a table's row in both languages."""
    russian = library.row_name(table, key, "ru")
    return {
        "en": library.row_name(table, key, "en").text,
        "ru": russian.text if russian.lang == "ru" else None,
    }


class _Places:
    """What stands where in a record: texts in both languages, kinds of ids, pieces that hold."""

    def __init__(self, library: Library, record: Record, held: Held) -> None:
        self.record = record
        self.texts = {
            text.where: {
                "en": text.english,
                "ru": unit.ru if (unit := library.unit(record.hit_id, text.path)) else None,
            }
            for text in library.texts(record.hit_id)
        }
        self.targets = {reference.where: reference.refers for reference in references(record)}
        groups: list[tuple[HeldText[Any], ...]] = [held.parts, held.points, held.examples, held.items]
        groups += held.abilities.values()
        self.holds = {
            id(text.piece): True if text.sure else UNKNOWN for group in groups for text in _all(group)
        }


def _all(texts: tuple[HeldText[Any], ...]) -> Iterator[HeldText[Any]]:
    for text in texts:
        yield text
        yield from _all(text.inner)
