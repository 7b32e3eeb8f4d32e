"""An English text and its Russian, sentence by sentence."""

from __future__ import annotations

import re

from svod.text.folding import fold

_FULL_STOP = re.compile(r"(?<![ .]\w)[.;](?:\s|$)")
"""The end of a sentence or of its half, but not of an abbreviation of one letter."""


def side_by_side(english: str, russian: str) -> list[tuple[str, str]]:
    """Both texts folded, sentence by sentence where they have as many, else whole."""
    english, russian = fold(english), fold(russian)
    ours, theirs = _FULL_STOP.split(english), _FULL_STOP.split(russian)
    return list(zip(ours, theirs, strict=True)) if len(ours) == len(theirs) else [(english, russian)]
