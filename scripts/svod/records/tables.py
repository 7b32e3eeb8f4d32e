"""The tables beside the records: channels, editions, sections, keywords, tombstones, interface strings."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from svod.records.fields import Code, Date, HitId, Id, Label, Place, RowKey, Words
from svod.records.fragments import Also


class Row(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A named row; ``text`` is its name in English."""

    sort: ClassVar[str] = "row"
    nested: ClassVar[bool] = False

    key: RowKey
    text: Words


class EditionRow(Row, frozen=True, kw_only=True):
    """An edition of the source document that was read, named by the newest ``date`` it contains."""

    date: Date


class KeywordRow(Row, frozen=True, kw_only=True):
    """A word of the rules' language, and a subject under which rulings are gathered.

    ``term`` is the record that defines it; ``forms`` are English forms that no rule makes (stolen, dealt);
    ``also`` are words under which people look it up. An ``everyday`` word counts as the keyword only in
    quotes, in capitals or where a text links ``term``.
    """

    term: HitId | None = None
    forms: tuple[Label, ...] = ()
    everyday: bool = False
    also: tuple[Also, ...] = ()


class TombstoneRow(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An id that is no more: ``to`` is where its content went (several after a split).

    ``code`` was its code. ``address`` is the one it had, from the language's root; not needed where ``to`` is
    a record of the same kind (an entry: of the same list).
    """

    sort: ClassVar[str] = "row"
    nested: ClassVar[bool] = False

    key: HitId
    to: tuple[HitId, ...]
    on: Date
    text: Words
    code: Code | None = None
    address: Place | None = None


class Table(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind"):
    """One file of rows."""

    id: Id

    @property
    def kind(self) -> str:
        """The table's kind, as written in its file."""
        return str(self.__struct_config__.tag)


class Channels(Table, frozen=True, kw_only=True, tag="channels"):
    """Where answers were given."""

    rows: tuple[Row, ...]


class Editions(Table, frozen=True, kw_only=True, tag="editions"):
    """The editions of the source document that were read, oldest first."""

    rows: tuple[EditionRow, ...]


class Sections(Table, frozen=True, kw_only=True, tag="sections"):
    """The chapters of the source document, in its order."""

    rows: tuple[Row, ...]


class Keywords(Table, frozen=True, kw_only=True, tag="keywords"):
    """The subjects of rulings."""

    rows: tuple[KeywordRow, ...]


class Tombstones(Table, frozen=True, kw_only=True, tag="tombstones"):
    """Ids that were renamed, merged or split."""

    rows: tuple[TombstoneRow, ...]


class Interface(Table, frozen=True, kw_only=True, tag="interface"):
    """The strings of pages; a counted string has one row a plural form: ``rulings.one``."""

    rows: tuple[Row, ...]


TABLES: dict[str, type[Table]] = {
    str(table.__struct_config__.tag): table
    for table in (Channels, Editions, Sections, Keywords, Tombstones, Interface)
}
"""Kind → model of the table files."""
