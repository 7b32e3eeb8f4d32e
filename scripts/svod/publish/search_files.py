"""The data of the search in one language, for browsers."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import msgspec

from svod.search.bundle import bundle
from svod.search.former import former_texts
from svod.search.index_store import index
from svod.search.texts import texts

if TYPE_CHECKING:
    import datetime as dt
    from pathlib import Path

    from svod.records.library import Library

INDEX, TEXTS, FORMER = "search/index.json", "search/texts.json", "search/former.json"


def search_files(library: Library, root: Path, lang: str, day: dt.date) -> dict[str, bytes]:
    """The index, the texts, and the texts that no longer hold: file (from the language's root) → content.

    ``root`` is the base's folder, where the index is kept.
    """
    opened = index(library, root, lang, day)
    packed = bundle(library, opened, lang, day)
    concepts = [*packed["ids"].split("\n"), *packed["keywords"].split("\n")]
    return {
        INDEX: _json(packed),
        TEXTS: _json(texts(library, concepts, lang, day)),
        FORMER: msgspec.json.encode(former_texts(library, lang, day)),
    }


def _json(content: object) -> bytes:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()
