"""One record or table with everything that a rule asks about it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from svod.records.record import Record
from svod.records.walk import Text, pieces

if TYPE_CHECKING:
    from collections.abc import Mapping

    from svod.records.library import Library
    from svod.records.tables import Table
    from svod.records.yaml_source import Where


class Written(NamedTuple):
    """A text as written in one of the two files; ``where`` leads to it there, ``text`` is the English one."""

    lang: str
    words: str
    where: Where
    text: Text

    @property
    def russian(self) -> bool:
        """Whether it stands in the Russian file."""
        return self.lang == "ru"


class Subject:
    """The record (or table) with the hit id ``owner``."""

    def __init__(self, library: Library, owner: str) -> None:
        self.library, self.owner = library, owner

    @cached_property
    def body(self) -> Record | Table:
        """The record or table itself."""
        records, tables = self.library.records, self.library.tables
        return records[self.owner] if self.owner in records else tables[self.owner]

    @property
    def record(self) -> Record | None:
        """The record; None for a table."""
        return self.body if isinstance(self.body, Record) else None

    @cached_property
    def texts(self) -> tuple[Text, ...]:
        """The English texts, in reading order."""
        return tuple(self.library.texts(self.owner))

    @cached_property
    def written(self) -> tuple[Written, ...]:
        """The texts of both languages: each English one, then its Russian if there is one."""
        found = []
        for text in self.texts:
            found.append(Written("en", text.english, text.where, text))
            if unit := self.library.unit(self.owner, text.path):
                found.append(Written("ru", unit.ru, ("units", text.path, "ru"), text))
        return tuple(found)

    @cached_property
    def pieces(self) -> Mapping[Where, Any]:
        """Every struct inside, by its place, outer before inner."""
        return dict(pieces(self.body))

    @cached_property
    def path(self) -> str:
        """The file."""
        return self.library.paths[self.owner]

    @property
    def russian_path(self) -> str:
        """The Russian file beside it, there or not."""
        return self.path.removesuffix(".yml") + ".ru.yml"

    def whole(self, path: str) -> bool:
        """Whether nothing was left out of what one of the two files says, because of its faults."""
        return path not in self.library.cut
