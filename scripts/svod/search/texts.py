"""The texts of the records as a file for browsers, which load it after the index.

``browser/texts.js`` reads it. A browser finds the words of a text itself, where it needs to know which piece
of a record matched.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from svod.search.columns import counted, exchanged, gaps
from svod.search.documents import documents, held_of, passages
from svod.search.facets import facet
from svod.search.lexicon import lexicon
from svod.search.names import Names
from svod.search.results import View
from svod.search.terms import Terms
from svod.search.wordings import Wordings

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterator, Sequence

    from svod.records.library import Library


def texts(library: Library, concepts: Sequence[str], lang: str, day: dt.date) -> dict[str, Any]:
    """What the second file holds, ready for JSON; ``concepts`` in the order of the first file."""
    names = Names(library)
    known = lexicon(library, names)
    found = list(documents(library, names, lang, day))
    packed = exchanged if lang == "ru" else str
    numbers = {concept: number for number, concept in enumerate(concepts)}
    meant = [sorted(numbers[concept] for concept in each.meant if concept in numbers) for each in found]
    certain = sorted(numbers[concept] for concept in Terms(library, known).certain)
    return {
        "passages": [[[*place, packed(text)] for place, text in passages(each)] for each in found],
        "parts": dict(_parts(library, [each.hit_id for each in found], lang, day)),
        "meant": "".join(map(counted, meant)),
        "certain": gaps(certain),
        "labels": dict(_labels(library, concepts, lang, day)),
    }


def _parts(
    library: Library, ids: Sequence[str], lang: str, day: dt.date
) -> Iterator[tuple[int, list[tuple[str, str | None]]]]:
    """Number of a document and the keys of its parts, with their decisions where there are several."""
    packed = exchanged if lang == "ru" else str
    for number, hit_id in enumerate(ids):
        parts = () if hit_id.startswith("ability:") else held_of(library, hit_id, day).parts
        if parts:
            words = Wordings(library, library.records[hit_id], lang)
            said = (words.of(text.piece, "decision") if len(parts) > 1 else None for text in parts)
            keys = (text.piece.key for text in parts)
            yield number, [(key, text and packed(text)) for key, text in zip(keys, said, strict=True)]


def _labels(library: Library, concepts: Sequence[str], lang: str, day: dt.date) -> Iterator[tuple[str, str]]:
    """Names of keywords, by concept, and of channels and sections, by facet."""
    view = View(library, lang, day)
    for concept in concepts:
        if concept.startswith("keywords:"):
            yield concept, view.name(concept)
    for sort in ("channel", "section"):
        for key in library.rows(f"{sort}s"):
            yield facet(sort, key), library.row_name(f"{sort}s", key, lang).text
