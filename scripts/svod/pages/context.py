"""What every page of one language is made from."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from svod.links.finder import Finder
from svod.links.former import Former, formers
from svod.pages.strings import Strings
from svod.pages.words import RecordWords
from svod.records.held import held_on

if TYPE_CHECKING:
    from svod.links.graph import Graph
    from svod.records.held import Held
    from svod.records.library import Library
    from svod.records.record import Record


@dataclass(frozen=True)
class Context:
    """The library and its graph, the language shown, and the day for which the pages are right."""

    library: Library
    graph: Graph
    lang: str
    today: dt.date
    _held: dict[str, Held] = field(default_factory=dict)
    _words: dict[str, RecordWords] = field(default_factory=dict)

    @cached_property
    def strings(self) -> Strings:
        """The interface in this language."""
        return Strings(self.library, self.lang)

    @cached_property
    def finder(self) -> Finder:
        """What finds the names in texts."""
        return Finder(self.library)

    @cached_property
    def formers(self) -> tuple[Former, ...]:
        """The records that are no more."""
        return formers(self.library)

    def held(self, record: Record) -> Held:
        """The record as it stands today."""
        if record.hit_id not in self._held:
            self._held[record.hit_id] = held_on(record, self.today, self.library.editions)
        return self._held[record.hit_id]

    def words(self, record: Record) -> RecordWords:
        """The record's texts in this language."""
        if record.hit_id not in self._words:
            self._words[record.hit_id] = RecordWords(self.library, self.lang, record)
        return self._words[record.hit_id]
