r"""A text has no characters that look like a space or like nothing: no-break spaces, soft hyphens and such.

The page puts in the spaces that must not break; hidden ones would spoil search and comparison.

Russian: В тексте нет невидимых знаков: неразрывных пробелов, мягких переносов и подобного. Неразрывные
пробелы ставит страница.

Fails:

    text: "It deals 3\\_damage."    # \\_ is a no-break space

Passes:

    text: "It deals 3 damage."
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from svod.records.problem import Level

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.checks.spoken import Spoken

LEVEL = Level.ERROR

_UNSEEN = ("Zs", "Zl", "Zp", "Cf", "Cc", "Co", "Cn")
_HARD_HYPHEN = "\u2011"
_SHOWN = 12


def check(spoken: Spoken) -> Iterator[tuple[str, str]]:
    """The first of them."""
    words = spoken.words
    place = unseen(words)
    if place is not None:
        shown = " ".join(words[max(0, place - _SHOWN) : place + _SHOWN].split())
        message = f"a character that nobody sees (U+{ord(words[place]):04X}) at “{shown}”"
        yield message, "Write a plain space, a plain hyphen, or nothing."


def unseen(text: str) -> int | None:
    """Where the first such character stands; None if there is none."""
    if text.isascii():
        return None
    for place, letter in enumerate(text):
        if letter == _HARD_HYPHEN or (
            letter not in " \n" and letter > "\x7f" and unicodedata.category(letter) in _UNSEEN
        ):
            return place
    return None
