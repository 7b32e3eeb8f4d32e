"""The Russian has no English name or term in Cyrillic letters: стан, демедж, апкип, Баунти Хантер.

A word that the dictionary knows is taken for one only where a term with the English word has no counterpart.

Russian: Английские имена и термины не пишутся русскими буквами: не «стан», «демедж», «апкип».

Fails:

    # the English: "Stun is removed in the Upkeep Phase."
    part/main/decision: {ru: "Стан снимается в апкип.", …}

Passes:

    part/main/decision: {ru: "Оглушение снимается в фазе поддержки.", …}
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from svod.checks.forbidden_variant import is_part_of_a_name
from svod.records.problem import Level
from svod.text.phrases import find

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.checks.compared import Compared
    from svod.text.phrases import Word

LEVEL = Level.WARNING


def check(compared: Compared) -> Iterator[tuple[str, str]]:
    """Each word or name."""
    for written, english in transliterated(compared):
        hint = "Write the Russian name or term: the glossary and the records have it."
        yield f"«{written}» is {english!r} in Cyrillic letters", hint


def transliterated(compared: Compared) -> Iterator[tuple[str, str]]:
    """The English words and names in Cyrillic letters, each with the English."""
    text, words = compared.russian.text, compared.russian.words
    is_word = compared.russian.speech.spelling.is_word
    heard: set[int] = set()
    for found in find(compared.base.heard, text, words):
        first, last = words[found.first], words[found.last - 1]
        strange = first.written[0].isupper() or not is_word(first.folded)
        if strange and not is_part_of_a_name(compared, first.start, last.end):
            heard.update(range(found.first, found.last))
            yield (
                text[first.start : last.end],
                min(compared.base.terms[term].english[0] for term in found.terms),
            )
    for index, word in enumerate(words):
        if index not in heard and (english := _english(compared, word)):
            yield word.written, english


def _english(compared: Compared, word: Word) -> str | None:
    """The English word that a Russian one writes by ear or letter by letter; None if there is none."""
    speech = compared.russian.speech
    for part in dict.fromkeys((word.folded, *word.folded.split("-"))):
        known = speech.spelling.is_word(part)
        if known and not compared.unsaid:
            continue
        close, loose = speech.sounding_like(part)
        if loose and not known:
            return (close or loose)[0]
        unsaid = [english for english in close if english in compared.unsaid]
        if unsaid:
            return unsaid[0]
    return None
