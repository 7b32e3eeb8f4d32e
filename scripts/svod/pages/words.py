"""What a text is in the language of the page: its words, the language they really are in, and their state."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from svod.records.walk import pieces
from svod.translation.state import State, state

if TYPE_CHECKING:
    from msgspec import Struct

    from svod.records.library import Library
    from svod.records.record import Record
    from svod.records.russian import Unit
    from svod.records.walk import Text


@dataclass(frozen=True)
class Phrase:
    """A text with its markup, in the language ``lang``; ``english`` is today's English.

    ``owner`` is the record it stands in. On Russian pages ``unit`` is the Russian text as it is in its file;
    where the decision changed since, English is shown.
    """

    text: str
    lang: str
    state: State = State.CURRENT
    english: str = ""
    unit: Unit | None = field(default=None, compare=False)
    owner: str = field(default="", compare=False)


class RecordWords:
    """The texts of one record in one language, asked for by the piece that holds them."""

    def __init__(self, library: Library, lang: str, record: Record) -> None:
        self._library, self._lang, self._owner = library, lang, record.hit_id
        self._texts = {text.where: text for text in library.texts(record.hit_id)}
        self._places = {id(piece): where for where, piece in pieces(record)}

    def own(self, field: str) -> Phrase:
        """A text of the record itself, such as its title."""
        return self._phrase(self._texts[(field,)])

    def of(self, piece: Struct, field: str) -> Phrase | None:
        """A text of a piece of the record; None where the piece has none."""
        text = self._texts.get((*self._places[id(piece)], field))
        return self._phrase(text) if text else None

    def _phrase(self, text: Text) -> Phrase:
        if self._lang == "en":
            return Phrase(text.english, "en", english=text.english, owner=self._owner)
        unit = self._library.unit(self._owner, text.path)
        found = state(text, unit)
        if unit is None or found is State.DECISION_CHANGED:
            return Phrase(text.english, "en", found, text.english, unit, self._owner)
        return Phrase(unit.ru, "ru", found, text.english, unit, self._owner)
