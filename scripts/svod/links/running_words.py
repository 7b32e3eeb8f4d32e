"""The words of a running text, and where its sentences begin."""

from __future__ import annotations

import re
from typing import NamedTuple

from svod.text.markup import OPAQUE

WORD = re.compile(r"[^\W_]+(?:['’\u2011-][^\W_]+)*")
"""One word of a text; apostrophes and hyphens inside it belong to it."""
_OPENING = frozenset("«„“‘\"'")
_ENDS = re.compile(r"[.!?…\n]")
_NO_ENDS = frozenset({"см", "напр", "т", "п", "д", "e", "g", "i", "vs", "cf", "dr"})
"""Words before a dot that ends no sentence."""


class RunningWord(NamedTuple):
    """A word at ``start`` up to ``end`` of its text.

    ``capital`` if it may begin a name; ``opens`` if a sentence begins with it: then the capital says nothing;
    ``quoted`` if it stands right after an opening quote.
    """

    text: str
    start: int
    end: int
    capital: bool
    opens: bool
    quoted: bool


def running_words(text: str) -> list[RunningWord]:
    """The words of a text without markup, in order."""
    found: list[RunningWord] = []
    end, before = 0, ""
    for place in WORD.finditer(text):
        word, start = place[0], place.start()
        if word[0].islower():
            found.append(RunningWord(word, start, place.end(), capital=False, opens=False, quoted=False))
        else:
            gap = text[end:start]
            opens = _opens(gap, before, english=word.isascii())
            quoted = gap[-1:] in _OPENING
            found.append(RunningWord(word, start, place.end(), capital=True, opens=opens, quoted=quoted))
        end, before = place.end(), word
    return found


def _opens(gap: str, before: str, *, english: bool) -> bool:
    """Whether a sentence begins after ``gap``. In English it may after a colon, in Russian it does not."""
    if not before and OPAQUE not in gap:
        return True
    if english and ":" in gap:
        return True
    return bool(_ENDS.search(gap)) and not (gap.startswith(". ") and before.casefold() in _NO_ENDS)
