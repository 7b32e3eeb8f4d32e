"""Stems: the part of a word that its grammatical forms share."""

from __future__ import annotations

import functools
import re
from typing import Any

from svod.text.tokens import tokens

_CYRILLIC = re.compile("[а-яё]+")
_LATIN = re.compile("[a-z']+")
_LONGEST = 40
"""Letters; no word of either language is longer, and what is longer is kept as it stands."""


@functools.cache
def _stemmer(language: str) -> Any:  # noqa: ANN401  # the stemmers have no types
    import snowballstemmer  # noqa: PLC0415  # it loads every language it knows

    return snowballstemmer.stemmer(language)


@functools.lru_cache(maxsize=65_536)
def stem(token: str) -> str:
    """The stem of a token by its script: Cyrillic as Russian, Latin as English, all else unchanged.

    >>> stem("слепоты"), stem("rolled"), stem("drp-1")
    ('слепот', 'roll', 'drp-1')
    """
    if len(token) > _LONGEST:
        return token
    if _CYRILLIC.fullmatch(token):
        return str(_stemmer("russian").stemWord(token))
    if _LATIN.fullmatch(token):
        return str(_stemmer("english").stemWord(token))
    return token


def stems(text: str) -> list[str]:
    """The stems of the words of a text, in order. There is no stop list: a rule hangs on «не» and «до»."""
    return [stem(token) for token in tokens(text)]
