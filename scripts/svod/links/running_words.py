"""The words of a running text, and where its sentences begin."""

from __future__ import annotations

import re
from dataclasses import dataclass

WORD = re.compile(r"[^\W_]+(?:['’\u2011-][^\W_]+)*")
"""One word of a text; apostrophes and hyphens inside it belong to it."""
OPENING, CLOSING = "«„“‘\"'", "»“”’\"'"
_ENDS = re.compile(r"[.!?…\n]")
_NO_ENDS = frozenset({"см", "напр", "т", "п", "д", "e", "g", "i", "vs", "cf", "dr"})
"""Words before a dot that ends no sentence."""


@dataclass(frozen=True)
class RunningWord:
    """A word at ``text[start:end]``.

    ``opens`` if a sentence begins with it, so that its capital letter says nothing; ``quoted`` if it
    stands right after an opening quote.
    """

    text: str
    start: int
    end: int
    opens: bool
    quoted: bool

    @property
    def capital(self) -> bool:
        """Whether it may begin a name."""
        return not self.text[0].islower()


def running_words(text: str) -> list[RunningWord]:
    """The words of a text without markup, in order."""
    found: list[RunningWord] = []
    end, before = 0, ""
    for place in WORD.finditer(text):
        gap = text[end : place.start()]
        opens = not found or _opens(gap, before, english=place[0].isascii())
        found.append(RunningWord(place[0], *place.span(), opens, gap[-1:] in (*OPENING,) and gap != ""))
        end, before = place.end(), place[0]
    return found


def _opens(gap: str, before: str, *, english: bool) -> bool:
    """Whether a sentence begins after ``gap``. In English it may begin after a colon, in Russian it does not."""
    if english and ":" in gap:
        return True
    return bool(_ENDS.search(gap)) and not (gap.startswith(". ") and before.casefold() in _NO_ENDS)
