"""The order of names in an alphabetical list."""

from __future__ import annotations

_QUOTES = dict.fromkeys(map(ord, "«»„“”\"'‘’"))


def sort_key(text: str) -> str:
    """Sorts as a dictionary does: Ё right after Е, capitals with small letters, quotes left out."""
    return text.translate(_QUOTES).strip().casefold().replace("ё", "е\uffff")
