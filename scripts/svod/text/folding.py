"""Folding: two writings of the same text made equal."""

from __future__ import annotations

import re
import unicodedata

_QUOTES = str.maketrans(dict.fromkeys("«»„“”‟", '"') | dict.fromkeys("‘’‚‛ʼ′`", "'"))
_DASHES = str.maketrans(dict.fromkeys("‐‑‒–—―−", "-"))
_LINK_TARGET = re.compile(r"\[\[[^\]|]*\|")
_SPACES = re.compile(r"\s+")


def fold(text: str) -> str:
    """For looking up: small letters, ё as е, й kept, compatibility forms and typographic variants folded.

    >>> fold("Чёрная  Вдова’s") == "черная вдова's"
    True
    """
    text = unicodedata.normalize("NFKC", text).translate(_QUOTES).translate(_DASHES)
    return _SPACES.sub(" ", text.casefold().replace("ё", "е")).strip()


def same_wording(text: str) -> str:
    """For telling a change of words from a cosmetic one.

    Letters and marks are kept; spaces, quotes, dashes and the targets of links folded.
    """
    text = unicodedata.normalize("NFC", text).translate(_QUOTES).translate(_DASHES)
    return _SPACES.sub(" ", _LINK_TARGET.sub("[[|", text)).strip()
