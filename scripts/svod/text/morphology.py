"""Russian words, from the dictionary of the morphological analyser.

It takes longer to load than most commands run: it is loaded when the first word is asked for.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

import msgspec

from svod.text.folding import fold

if TYPE_CHECKING:
    import pymorphy3

_DECLINED = {"NOUN", "ADJF", "PRTF", "NUMR", "NPRO"}
"""Parts of speech whose forms a name takes; verbs and adverbs inside a name stay as they are."""
_NAMING = {"NOUN", "ADJF", "PRTF"}
"""Parts of speech that a name of a thing begins with, pronouns apart."""


class RussianWord(msgspec.Struct, frozen=True, array_like=True):
    """A word of a name: its ``forms``, folded, and whether the dictionary has it (``known``).

    It is ``naming`` if it is a noun or adjective, not the beginning of an exclamation or an everyday phrase.
    """

    forms: tuple[str, ...]
    known: bool
    naming: bool


@functools.cache
def analyser() -> pymorphy3.MorphAnalyzer:
    """The analyser itself."""
    import pymorphy3  # noqa: PLC0415  # see above

    return pymorphy3.MorphAnalyzer()


@functools.cache
def russian_word(word: str) -> RussianWord:
    """What the dictionary says of a word of a name.

    A word that is no nominative noun or adjective («за головами») has only the form it stands in.
    """
    folded = fold(word)
    readings = analyser().parse(word.casefold())
    found = {folded}
    for reading in readings:
        if reading.tag.POS in _DECLINED and ("nomn" in reading.tag or "Fixd" in reading.tag):
            found |= {fold(form.word) for form in reading.lexeme if form.tag.POS in _DECLINED}
    likeliest = readings[0].tag
    naming = likeliest.POS in _NAMING and "Apro" not in likeliest
    return RussianWord(tuple(sorted(found)), bool(analyser().word_is_known(word.casefold())), naming)


@functools.cache
def lemmas(word: str) -> frozenset[str]:
    """The dictionary forms, folded, that a word may belong to."""
    return frozenset(fold(parse.normal_form) for parse in analyser().parse(word.casefold()))
