"""Columns of numbers and words as short texts, for files that phones load: gzip packs such texts well.

Numbers and folded words become plain ASCII that JSON writes without escapes; ``browser/columns.js``
reads them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

_DIGITS = "".join(chr(code) for code in range(33, 127) if chr(code) not in '"\\')
_LAST = 60
"""Digits below this one end a number; the others are followed by more."""
_MORE = len(_DIGITS) - _LAST
_SHARED = "!#$%&()*+,./:;<=>?@"
"""One sign for each count of letters that a word shares with the one before it; words hold none of them."""
_LETTERS = str.maketrans({ord("а") + at: sign for at, sign in enumerate("ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_{|")})
"""Russian letters in one byte each; folded words have neither capitals nor brackets."""
_CYRILLIC, _LATIN = "абвгдежзийклмнопрстуфхцчшщъыьэюяё", "abcdefghijklmnopqrstuvwxyz^_`{|}~"
_EXCHANGED = str.maketrans(_CYRILLIC + _LATIN, _LATIN + _CYRILLIC)


def exchanged(text: str) -> str:
    """A text with small Russian letters and small Latin ones (and a few signs) in each other's place.

    Most letters of a Russian text are then one byte long. Done twice it gives the text back.

    >>> exchanged("бочка"), exchanged(exchanged("Roll: бочка ё"))
    ('boxka', 'Roll: бочка ё')
    """
    return text.translate(_EXCHANGED)


def digits(numbers: Iterable[int]) -> str:
    """Numbers from 0 up, small ones in one sign each.

    >>> digits([0, 59, 60, 100_000])
    '!^_!cvb#'
    """
    return "".join(map(_digits, numbers))


def _digits(number: int) -> str:
    if number < 0:
        raise ValueError(f"a column holds numbers from 0 up, not {number}")
    found = ""
    while number >= _LAST:
        number -= _LAST
        found += _DIGITS[_LAST + number % _MORE]
        number //= _MORE
    return found + _DIGITS[number]


def gaps(ascending: Iterable[int]) -> str:
    """Numbers that rise, each as its distance from the one after the last. Raises ValueError for others."""
    found = ""
    after = 0
    for number in ascending:
        found += _digits(number - after)
        after = number + 1
    return found


def steps(ascending: Iterable[int]) -> str:
    """Numbers that rise or stay, each as what it has more than the last."""
    found = ""
    last = 0
    for number in ascending:
        found += _digits(number - last)
        last = number
    return found


def counted(ascending: Sequence[int]) -> str:
    """How many numbers that rise there are, and their distances."""
    return digits((len(ascending),)) + gaps(ascending)


def front_coded(words: Iterable[str]) -> str:
    """Folded words in order: of each how many letters it shares with the last one, and the others.

    >>> front_coded(["бочк", "бочонк", "roll"])
    '!BOXK%ONK!roll'
    """
    found = ""
    last = ""
    for word in words:
        found += _SHARED[min(shared(last, word), len(_SHARED) - 1)]
        found += word[min(shared(last, word), len(_SHARED) - 1) :]
        last = word
    return found.translate(_LETTERS)


def shared(one: str, other: str) -> int:
    """How many letters two words have in common at the beginning."""
    count = 0
    for mine, theirs in zip(one, other, strict=False):
        if mine != theirs:
            break
        count += 1
    return count
