"""A Russian text has no English words but names that stay English, labels, addresses and what it quotes.

Names that stay are those that the English text writes with a capital letter and the records do not translate.

Russian: В русском тексте нет английских слов, кроме непереводимых имён, обозначений, адресов и цитат.

Fails:

    part/main/decision: {ru: "Stun снимается.", …}

Passes:

    part/main/decision: {ru: "Оглушение снимается; так сказано на сервере Discord.", …}
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from svod.records.problem import Level
from svod.text.folding import fold

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.checks.compared import Compared
    from svod.checks.term_base import TermBase

LEVEL = Level.WARNING

_ADDRESS = re.compile(r"\S*(?:@|://|www\.|\.(?:com|org|net|ru)\b)\S*")
_QUOTED = re.compile(r"«[^«»]*»|\([^()]*\)")
_WORD = re.compile(r"(?<!\w)[A-Za-z][A-Za-z'’-]*(?!\w)")
_LABEL = re.compile(r"[A-Za-z]|[a-z]{2}|[ivx]+(?:-[ivx]+)?|[a-z]-[ivx]+|[IVX]+|[A-Z]{2,5}")


def check(compared: Compared) -> Iterator[tuple[str, str]]:
    """The words."""
    words = english_words(compared.english.text, compared.russian.text, compared.base)
    if words:
        hint = "Translate it; what is quoted from the document stands in «…» or in brackets."
        yield f"English in the Russian: {', '.join(words)}", hint


def english_words(english: str, russian: str, base: TermBase) -> list[str]:
    """The English words of a Russian text that ought to be translated."""
    russian = _QUOTED.sub(" ", _ADDRESS.sub(" ", russian))
    kept = {word for word in _WORD.findall(english) if word[0].isupper()}
    return [
        word
        for word in dict.fromkeys(_WORD.findall(russian))
        if not _LABEL.fullmatch(word)
        and not _stays(fold(word), base)
        and (word not in kept or _has_russian(word, base))
    ]


def _stays(word: str, base: TermBase) -> bool:
    """Whether a word belongs to a Russian name: «Миссии Dice Throne»."""
    return any(table.lexemes(word) for table in base.russian_tables)


def _has_russian(word: str, base: TermBase) -> bool:
    """Whether an English word is itself a name that has a Russian one."""
    table = base.english_names
    return any(
        len(phrase.words) == 1 for each in table.lexemes(fold(word)) for phrase in table.from_lexeme(each)
    )
