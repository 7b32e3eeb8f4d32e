"""A Russian word is one that the dictionary or a name of the records has.

Russian: Русское слово есть в словаре или в именах записей.

Fails:

    part/main/decision: {ru: "Бочка взрываеться.", …}

Passes:

    part/main/decision: {ru: "Бочка взрывается.", …}
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from svod.records.problem import Level

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from svod.checks.compared import Compared

LEVEL = Level.WARNING

_WORD = re.compile("[а-яё]{2,}")
_ENDED = re.compile("(?:не|ни|пол|полу|само|все|кое)?(.{3,})")
_PARTICLES = frozenset("то либо нибудь таки ка кое по де".split())


def check(compared: Compared) -> Iterator[tuple[str, str]]:
    """The words that neither has."""
    own, spelling = compared.base.is_own_word, compared.russian.speech.spelling
    words = [
        word
        for word in compared.russian.words
        if not own(word.folded) and not _is_known(word.folded, spelling.is_word)
    ]
    if words:
        said = ", ".join(f"«{word}»" for word in dict.fromkeys(word.written for word in words))
        yield f"the dictionary does not have {said}", "Correct the spelling, or say it in other words."


def _is_known(word: str, is_word: Callable[[str], bool]) -> bool:
    """Whether each part of a word that a hyphen divides is known, or a part after a prefix is."""
    return all(
        not _WORD.fullmatch(part)
        or part in _PARTICLES
        or is_word(part)
        or _is_known_after_prefix(part, is_word)
        for part in word.split("-")
    )


def _is_known_after_prefix(word: str, is_word: Callable[[str], bool]) -> bool:
    rest = _ENDED.fullmatch(word)
    return rest is not None and rest[1] != word and is_word(rest[1])
