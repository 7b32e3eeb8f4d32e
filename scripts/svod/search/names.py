"""The names by which people ask for a record, in both languages at once."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from svod.links.lookup import exists
from svod.records.kinds import Step
from svod.records.library import LANGUAGES
from svod.records.record import Thing
from svod.records.tables import KeywordRow
from svod.records.walk import texts
from svod.search.wordings import plain_words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.records.library import Library
    from svod.records.russian import Names as Russian


class Names:
    """The names of one library's records, worked out once each."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._known: dict[str, tuple[str, ...]] = _rows(library)

    def of(self, hit_id: str) -> tuple[str, ...]:
        """Every name of a record or ability, each once: titles, declined forms, what else it is called.

        Names that must not be written are looked for all the same. A keyword (``keywords:key``) or a
        channel has a name in each language. An id that leads nowhere has none.
        """
        if hit_id not in self._known:
            found = _names(self._library, hit_id) if exists(self._library, hit_id) else ()
            self._known[hit_id] = tuple(dict.fromkeys(found))
        return self._known[hit_id]


def _names(library: Library, hit_id: str) -> Iterator[str]:
    for lang in LANGUAGES:
        wording = library.name(hit_id, lang)
        yield plain_words(library, wording.text, wording.lang)
    if hit_id.startswith("ability:"):
        yield from (also.text for also in library.abilities[hit_id.removeprefix("ability:")][1].also)
    else:
        record = library.records[hit_id]
        if isinstance(record, Thing):
            yield from (also.text for also in record.also)
        if isinstance(record, Step) and record.abbreviation:
            yield record.abbreviation
    russian = library.names(hit_id)
    if russian:
        yield from _russian(russian)


def _russian(names: Russian) -> Iterator[str]:
    yield from (names.preferred, *names.forms, *names.accepted, *names.forbidden)
    yield from (also.text for also in names.also)


def _rows(library: Library) -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = defaultdict(list)
    for russian in library.russian.values():
        for key, names in russian.keywords.items():
            found[f"keywords:{key}"] += _russian(names)
    for key, row in library.rows("keywords").items():
        if isinstance(row, KeywordRow):
            found[f"keywords:{key}"] += (*row.forms, *(also.text for also in row.also))
    for owner, table in library.tables.items():
        if table.kind in ("keywords", "channels"):
            for text in texts(table):
                found[f"{table.kind}:{text.path.removeprefix('row/')}"] += [
                    library.wording(owner, text, lang).text for lang in LANGUAGES
                ]
    return {hit_id: tuple(dict.fromkeys(names)) for hit_id, names in found.items()}
