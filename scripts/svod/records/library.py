"""The library: every record, table and Russian file of a base, by the ids under which they are asked for."""

from __future__ import annotations

import datetime as dt
import functools
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from svod.records.kinds import KINDS, Hero
from svod.records.lazily import Lazily
from svod.records.record import Document, Record, Thing
from svod.records.tables import Editions, Row, Table, TombstoneRow, Tombstones
from svod.records.walk import Text, texts

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from svod.records.fragments import Ability
    from svod.records.problem import Problem
    from svod.records.russian import Names, Russian, Unit

R = TypeVar("R", bound=Record)
LANGUAGES = ("ru", "en")


@functools.cache
def _tags(kind: type[Record]) -> frozenset[str]:
    """The kinds that a type or family of records has."""
    return frozenset(tag for tag, each in KINDS.items() if issubclass(each, kind))


@dataclass(frozen=True)
class Wording:
    """A text as it is shown.

    ``lang`` is the language it really has, English where no Russian can be trusted.
    """

    text: str
    lang: str


@dataclass(frozen=True)
class Library:
    """Everything that the files say.

    ``paths`` gives the file of each record (by hit id) or table (by ``kind:id``), ``russian`` the Russian
    file of each; ``broken`` are the stems of files too faulty to be read, ``problems`` those of single files.
    ``root`` is the folder that all was read from: what is worked out from it may be kept there.
    """

    records: Mapping[str, Record]
    tables: Mapping[str, Table]
    russian: Mapping[str, Russian]
    paths: Mapping[str, str]
    broken: frozenset[str] = frozenset()
    problems: tuple[Problem, ...] = field(default=())
    root: Path | None = field(default=None, compare=False)

    def of(self, kind: type[R]) -> tuple[R, ...]:
        """The records of one kind (or family), in the order of their ids."""
        if not isinstance(self.records, Lazily):
            return tuple(record for record in self.records.values() if isinstance(record, kind))
        wanted = _tags(kind)
        return tuple(self.records[owner] for owner in self.records.named(wanted))

    def fingerprints(self, owner: str) -> tuple[bytes, bytes] | None:
        """A few bytes that tell what a record or table says, and its Russian; None where they are unknown."""
        structs = self.records if owner in self.records else self.tables
        if not isinstance(structs, Lazily) or not isinstance(self.russian, Lazily):
            return None
        return structs.fingerprint(owner), self.russian.fingerprint(owner) if owner in self.russian else b""

    @cached_property
    def abilities(self) -> Mapping[str, tuple[Hero, Ability]]:
        """``hero.ability`` → the hero and the ability."""
        return {
            f"{hero.id}.{ability.key}": (hero, ability)
            for hero in self.of(Hero)
            for ability in hero.abilities
        }

    def has_ability(self, name: str) -> bool:
        """Whether a hero has the ability ``hero.ability``."""
        hero_id, _, key = name.partition(".")
        hero = self.records.get(f"hero:{hero_id}")
        return isinstance(hero, Hero) and any(ability.key == key for ability in hero.abilities)

    @cached_property
    def cut(self) -> frozenset[str]:
        """The files of which something was left out because of its faults."""
        rules = ("yaml", "missing-field", "wrong-type")
        return frozenset(problem.path for problem in self.problems if problem.rule in rules)

    @cached_property
    def by_code(self) -> Mapping[str, Record]:
        """R37 → the record."""
        return {record.code: record for record in self.records.values()}

    @cached_property
    def tombstones(self) -> Mapping[str, TombstoneRow]:
        """A former hit id → what is known of it."""
        return {
            row.key: row
            for table in self._tables("tombstones")
            if isinstance(table, Tombstones)
            for row in table.rows
        }

    @cached_property
    def former_codes(self) -> Mapping[str, str]:
        """R37 → the former hit id whose code it was."""
        return {row.code: former for former, row in self.tombstones.items() if row.code}

    @cached_property
    def editions(self) -> Mapping[str, dt.date]:
        """Key of an edition of the source document → its date."""
        return {
            row.key: dt.date.fromisoformat(row.date)
            for table in self._tables("editions")
            if isinstance(table, Editions)
            for row in table.rows
        }

    def newest_edition(self) -> str:
        """The key of the edition that the base restates."""
        return max(self.editions, key=self.editions.__getitem__, default="unknown")

    def rows(self, kind: str) -> Mapping[str, Row]:
        """Key → row of all tables of a kind (not the tombstones)."""
        if kind not in self._rows:
            self._rows[kind] = {
                row.key: row
                for table in self._tables(kind)
                if not isinstance(table, Tombstones)
                for row in getattr(table, "rows", ())
            }
        return self._rows[kind]

    @cached_property
    def _rows(self) -> dict[str, Mapping[str, Row]]:
        return {}

    def _tables(self, kind: str) -> Iterator[Table]:
        if isinstance(self.tables, Lazily):
            return (self.tables[name] for name in self.tables.named((kind,)))
        return (table for table in self.tables.values() if table.kind == kind)

    def unit(self, owner: str, path: str) -> Unit | None:
        """The Russian unit at ``path`` of the record (hit id) or table (``kind:id``) ``owner``."""
        russian = self.russian.get(owner)
        return russian.units.get(path) if russian else None

    def wording(self, owner: str, text: Text, lang: str) -> Wording:
        """A text in ``lang``; in English where the Russian is missing or older than the decision it gives."""
        unit = self.unit(owner, text.path) if lang == "ru" else None
        if unit is None or (text.decides and not unit.made_from(text.english)):
            return Wording(text.english, "en")
        return Wording(unit.ru, "ru")

    def texts(self, owner: str) -> Iterator[Text]:
        """The English texts of a record or table, in reading order."""
        yield from texts(self.records[owner] if owner in self.records else self.tables[owner])

    def row_name(self, kind: str, key: str, lang: str) -> Wording:
        """The name of a table's row, such as a channel; the key itself where there is no such row."""
        found = self._row_texts.get((kind, key))
        return self.wording(*found, lang) if found else Wording(key, "en")

    @cached_property
    def _row_texts(self) -> Mapping[tuple[str, str], tuple[str, Text]]:
        """A table's kind and a row's key → the table and the text of the row."""
        return {
            (table.kind, text.path.removeprefix("row/")): (owner, text)
            for owner, table in self.tables.items()
            for text in texts(table)
        }

    def names(self, hit_id: str) -> Names | None:
        """The Russian names of a thing, or of an ability (``ability:hero.key``)."""
        if hit_id.startswith("ability:"):
            hero, _, key = hit_id.removeprefix("ability:").partition(".")
            russian = self.russian.get(f"hero:{hero}")
            return russian.abilities.get(key) if russian else None
        russian = self.russian.get(hit_id)
        return russian.names if russian else None

    def name(self, hit_id: str, lang: str) -> Wording:
        """What a record is called: its title, or the thing's or ability's name."""
        if hit_id.startswith("ability:"):
            english = self.abilities[hit_id.removeprefix("ability:")][1].name
        else:
            record = self.records[hit_id]
            if isinstance(record, Document):
                return self.wording(hit_id, Text("title", ("title",), record.title), lang)
            english = record.name if isinstance(record, Thing) else record.id
        names = self.names(hit_id) if lang == "ru" else None
        return Wording(names.preferred, "ru") if names else Wording(english, "en")
