"""Whether Russian words are spelled as the dictionary has them.

Only the list of words is loaded, which takes a tenth of the time of the whole analyser.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any


def dictionary() -> Path:
    """The file with the dictionary's words."""
    import pymorphy3_dicts_ru  # noqa: PLC0415  # not needed while no word is asked for

    return Path(pymorphy3_dicts_ru.get_path()) / "words.dawg"


@functools.cache
def _words() -> tuple[Any, Any]:
    """The dictionary's words, and the replacement of е by ё as it understands it."""
    import dawg_python  # noqa: PLC0415  # the same

    words = dawg_python.RecordDAWG(">HH")
    words.load(str(dictionary()))
    return words, words.compile_replaces({"е": "ё"})


@functools.lru_cache(maxsize=65_536)
def spellings(word: str) -> tuple[str, ...]:
    """The words of the dictionary, in small letters, that a word may be, given that ё may stand as е.

    >>> spellings("еще"), spellings("все"), spellings("демедж")
    (('ещё',), ('все', 'всё'), ())
    """
    words, replaces = _words()
    return tuple(words.similar_keys(word.casefold(), replaces))


def is_word(word: str) -> bool:
    """Whether the dictionary has the word, with or without its ё."""
    return bool(spellings(word))


def with_yo(word: str) -> str | None:
    """The word in small letters with the ё that it lacks; None if it may stand as it is."""
    found = spellings(word)
    return found[0] if found and word.casefold() not in found else None
