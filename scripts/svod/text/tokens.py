"""The words of a text, for search: nothing else counts as a word there."""

from __future__ import annotations

import re
import unicodedata

from svod.text.folding import fold

_WORD = re.compile(r"[^\W_]+(?:'[^\W_]+)*")
_STEP = re.compile(r"(?<![^\W_])(orp|drp|фбн|фбз)[ -]?([1-9])(?![^\W_])")
_PHASES = {"orp": "orp", "фбн": "orp", "drp": "drp", "фбз": "drp"}


def tokens(text: str) -> list[str]:
    """The words in order, folded; a step code gives its two words and then itself in one: ``drp-1``.

    Accents are dropped, й stays; apostrophes inside a word belong to it, hyphens divide words.

    >>> tokens("Ещё раз: ФБЗ 1!")
    ['еще', 'раз', 'фбз', '1', 'drp-1']
    """
    folded = _without_accents(fold(text))
    found: list[str] = []
    start = 0
    for step in _STEP.finditer(folded):
        found += _WORD.findall(folded, start, step.start())
        found += [step[1], step[2], f"{_PHASES[step[1]]}-{step[2]}"]
        start = step.end()
    return found + _WORD.findall(folded, start)


def is_step_code(token: str) -> bool:
    """Whether a token is a step code in one: of all tokens they alone hold a hyphen."""
    return "-" in token


def _without_accents(text: str) -> str:
    if text.isascii():
        return text
    return "".join(letter for letter in text if unicodedata.category(letter) != "Mn")
