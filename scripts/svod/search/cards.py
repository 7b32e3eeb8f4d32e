"""What the browser shows of a record before its texts have come, in columns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from svod.links.site_root import FOLDERS
from svod.records.fields import UNKNOWN
from svod.search.columns import digits, exchanged
from svod.search.documents import held_of
from svod.search.results import View
from svod.search.wordings import Wordings

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterable, Sequence

    from svod.records.library import Library
    from svod.search.results import Hit


def cards(
    library: Library, ids: Sequence[str], days: Sequence[str], lang: str, day: dt.date
) -> dict[str, Any]:
    """Columns of the hits of all records; ``days`` are all on which something was ruled or changed.

    ``answers``, ``shorts`` and ``decisions`` are those of all parts, one record's after another's. The keys
    of parts come with the texts, and so do the decisions of a record with several, when it is known which of
    them answers.
    """
    view = View(library, lang, day)
    packed = exchanged if lang == "ru" else str
    hits = [view.hit(hit_id, [], 0) for hit_id in ids]
    return {
        "titles": [packed(hit.title) for hit in hits],
        "codes": digits(int(hit.code.removeprefix("R")) if hit.code else 0 for hit in hits),
        **{
            f"{name}s": _column(getattr(hit, name) for hit in hits)
            for name in ("kind", "standing", "channel")
        },
        **{
            f"{name}s": digits((None, UNKNOWN, *days).index(getattr(hit, name)) for hit in hits)
            for name in ("issued", "changed")
        },
        **_parts(library, hits, lang, day),
        **_addresses(hits, lang),
    }


def _column(values: Iterable[str | None]) -> list[Any]:
    """The values that there are, each once, and the number of each record's value among them."""
    found: dict[str | None, int] = {}
    numbers = [found.setdefault(value, len(found)) for value in values]
    return [list(found), digits(numbers)]


def _addresses(hits: Sequence[Hit], lang: str) -> dict[str, Any]:
    """By kind where its records stand, ids left out; and the addresses of those that stand elsewhere."""
    usual: dict[str, str] = {}
    others: dict[int, str] = {}
    for number, hit in enumerate(hits):
        address = hit.url.removeprefix(f"/{FOLDERS[lang]}")
        whole, _, rest = hit.id.rpartition(":")[2].partition(".")
        pattern = address.replace(whole, "*", 1).replace(rest or "\0", "*", 1)
        if usual.setdefault(hit.kind, pattern) != pattern:
            others[number] = address
    return {"addresses": usual, "otherAddresses": others}


def _parts(library: Library, hits: Sequence[Hit], lang: str, day: dt.date) -> dict[str, Any]:
    """How many parts each record has, and their columns; no decision where there are several."""
    packed = exchanged if lang == "ru" else str
    counts: list[int] = []
    columns: list[list[str | None]] = [[], [], []]
    for hit in hits:
        held = held_of(library, hit.id, day)
        words = Wordings(library, held.record, lang)
        parts = held.parts if hit.part else ()
        counts.append(len(parts))
        for text in parts:
            decision = words.of(text.piece, "decision") if len(parts) == 1 else None
            said = (words.of(text.piece, "short"), decision)
            row = (text.piece.answer, *(each and packed(each) for each in said))
            for column, value in zip(columns, row, strict=True):
                column.append(value)
    answers, shorts, decisions = columns
    return {
        "partCounts": digits(counts),
        "answers": _column(answers),
        "shorts": _column(shorts),
        "decisions": decisions,
    }
