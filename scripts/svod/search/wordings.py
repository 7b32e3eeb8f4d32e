"""The words of one record in one language, plain, asked for by the piece that holds them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from svod.links.lookup import exists
from svod.records.walk import pieces
from svod.text.markup import plain

if TYPE_CHECKING:
    from msgspec import Struct

    from svod.records.library import Library
    from svod.records.record import Record
    from svod.records.walk import Text

_MARKED = re.compile(r"[\[*_`\\\n]")
"""What a text with markup has at least one of; the others need no parser."""


class Wordings:
    """The texts of ``record``; English stands in where the Russian is missing."""

    def __init__(self, library: Library, record: Record, lang: str) -> None:
        self._library, self._lang, self._owner = library, lang, record.hit_id
        self._texts = {text.where: text for text in library.texts(record.hit_id)}
        self._places = {id(piece): where for where, piece in pieces(record)}

    def own(self, field: str) -> str | None:
        """A text of the record itself, such as its title."""
        return self._plain(self._texts.get((field,)))

    def of(self, piece: Struct, field: str) -> str | None:
        """A text of a piece of the record; None where the piece has none."""
        return self._plain(self._texts.get((*self._places[id(piece)], field)))

    def name(self, hit_id: str) -> str:
        """What another record is called."""
        name = self._library.name(hit_id, self._lang)
        return plain_words(self._library, name.text, name.lang)

    def _plain(self, text: Text | None) -> str | None:
        if text is None:
            return None
        wording = self._library.wording(self._owner, text, self._lang)
        return plain_words(self._library, wording.text, wording.lang)


def plain_words(library: Library, text: str, lang: str) -> str:
    """A text without its markup; a link without words of its own shows the record's name."""
    if not _MARKED.search(text):
        return text
    return plain(text, lambda target: library.name(target, lang).text if exists(library, target) else target)
