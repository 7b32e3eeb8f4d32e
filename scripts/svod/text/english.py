"""English word forms, made by rule; those that no rule makes (stolen, dealt) are written in the records."""

from __future__ import annotations

from svod.text.folding import fold
from svod.text.phrases import words_of

_IRREGULAR = {"die": ("die", "dice"), "dice": ("die", "dice")}
_VOWELS = "aeiou"
_SHORTEST_VERB = 3


def english_forms(word: str) -> frozenset[str]:
    """The forms, folded, of a noun or verb: plural, third person, past, participle.

    >>> sorted(english_forms("steal"))
    ['steal', 'stealed', 'stealing', 'steals']
    """
    word = fold(word)
    if word in _IRREGULAR:
        return frozenset(_IRREGULAR[word])
    if len(word) < _SHORTEST_VERB or not word[-1].isalpha():
        return frozenset({word})
    found = {word, plural(word)}
    stem = word.removesuffix("e")
    if word.endswith("y") and word[-2] not in _VOWELS:
        found |= {f"{word[:-1]}ied", f"{word}ing"}
    elif word.endswith("ee"):
        found |= {f"{word}d", f"{word}ing"}
    else:
        found |= {f"{stem}ed", f"{stem}ing"}
        if _doubles(word):
            found |= {f"{word}{word[-1]}ed", f"{word}{word[-1]}ing"}
    return frozenset(found)


def plural(word: str) -> str:
    """The plural of a folded noun, which is the third person of a verb too: ally, allies."""
    if word.endswith("y") and word[-2] not in _VOWELS:
        return f"{word[:-1]}ies"
    return f"{word}es" if word.endswith(("s", "x", "z", "ch", "sh")) else f"{word}s"


def _doubles(word: str) -> bool:
    """Whether a word ends in one vowel and one consonant that may double: stun, stunned."""
    return word[-1] not in "aeiouwxy" and word[-2] in _VOWELS and word[-3] not in _VOWELS


def english_phrase(phrase: str) -> list[frozenset[str]]:
    """The forms of each word of a phrase."""
    return [english_forms(word.written) for word in words_of(phrase)]
