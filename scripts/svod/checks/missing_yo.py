"""A Russian word that is only ever spelled with ё has it, and so has a name that its record spells with ё.

Russian: Слово, которое бывает только с ё, пишется с ё; имя — так, как в его записи.

Fails:

    part/main/decision: {ru: "Черная Пантера еще не атакована.", …}

Passes:

    part/main/decision: {ru: "Чёрная Пантера ещё не атакована.", …}
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from svod.records.problem import Level

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.checks.speech import Speech
    from svod.checks.spoken import Spoken

LEVEL = Level.WARNING

_WORD = re.compile("[А-Яа-яЁё]+")


def check(spoken: Spoken) -> Iterator[tuple[str, str]]:
    """The words that lack it, and how they are spelled."""
    spelled = lacking(spoken.readable, spoken.speech) if spoken.russian else {}
    if spelled:
        said = ", ".join(f"«{word}»" for word in spelled)
        yield f"ё is missing in {said}", f"Write {', '.join(f'«{right}»' for right in spelled.values())}."


def lacking(text: str, speech: Speech) -> dict[str, str]:
    """The words that lack their ё → with it."""
    found = {}
    for word in _WORD.findall(text):
        small = word.casefold()
        if "е" in small and "ё" not in small:
            right = speech.base.yo.get(small) or speech.spelling.with_yo(small)
            if right:
                found[word] = right.capitalize() if word[0].isupper() else right
    return found
