"""Russian words in Latin letters, whatever the system: «bochka», «dymovaia», «shashka»."""

from __future__ import annotations

import re

_KEYS = str.maketrans(
    {"ж": "з", "й": "и", "щ": "ш", "ы": "и", "ъ": "", "ь": "", "э": "е", "ё": "е", "ю": "иу", "я": "иа"}
)
_DOUBLED = re.compile(r"(.)\1+")
_ROMAN = re.compile(
    "shch|sch|sh|zh|kh|ch|tz|ts|iy$|yy$|ya|ja|yu|ju|yo|jo|ye|je|(?<=[aeiouy])[yj]|(?<=[^aeiouy])'|[a-z]"
)
_CYRILLIC = {
    "shch": "щ", "sch": "щ", "sh": "ш", "zh": "ж", "kh": "х", "ch": "ч", "tz": "ц", "ts": "ц", "iy": "ий",
    "yy": "ый", "ya": "я", "ja": "я", "yu": "ю", "ju": "ю", "yo": "е", "jo": "е", "ye": "е", "je": "е",
    "'": "ь", "a": "а", "b": "б", "c": "ц", "d": "д", "e": "е", "f": "ф", "g": "г", "h": "х", "i": "и",
    "j": "й", "k": "к", "l": "л", "m": "м", "n": "н", "o": "о", "p": "п", "q": "к", "r": "р", "s": "с",
    "t": "т", "u": "у", "v": "в", "w": "в", "x": "кс", "y": "ы", "z": "з",
}  # fmt: skip
_GLIDES = "yj"


def cyrillic(word: str) -> str:
    """A folded word in Latin letters, read as Russian.

    >>> cyrillic("dymovaya"), cyrillic("zashchishchaysya"), cyrillic("chistyy")
    ('дымовая', 'защищайся', 'чистый')
    """
    return _ROMAN.sub(lambda found: _letter(found[0], found.start(), word), word)


def _letter(letters: str, start: int, word: str) -> str:
    if letters in _GLIDES and start and word[start - 1] in "aeiou":
        return "й"
    return _CYRILLIC.get(letters, letters)


def sound(russian: str) -> str:
    """The letters of a folded Russian word, those that systems of romanisation confuse made one.

    >>> sound("лимоны") == sound("лымони")
    True
    """
    return _DOUBLED.sub(r"\1", russian.translate(_KEYS))
