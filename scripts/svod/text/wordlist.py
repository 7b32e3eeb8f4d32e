"""Lists of words of one sense, looked for in a text: whole words, beginnings, endings, phrases."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

_WORD = re.compile(r"[^\W_]+(?:['-][^\W_]+)*")


class Wordlist:
    """Words of one sense. Each argument names some, apart by spaces (``phrases`` by commas).

    ``whole`` are words, ``starting`` how words begin, ``ending`` how they end, ``phrases`` several words;
    ``but`` says how words begin that are none of it.
    """

    def __init__(
        self, whole: str = "", *, starting: str = "", ending: str = "", phrases: str = "", but: str = ""
    ) -> None:
        self._whole = frozenset(whole.split())
        self._starting, self._ending, self._but = map(tuple, (starting.split(), ending.split(), but.split()))
        self._phrases = tuple(f" {phrase.strip()} " for phrase in phrases.split(",") if phrase.strip())

    def __contains__(self, word: str) -> bool:
        if word in self._whole:
            return True
        return (word.startswith(self._starting) or word.endswith(self._ending)) and not word.startswith(
            self._but
        )

    def stand(self, folded: str) -> Iterator[str]:
        """Those that stand in a folded text: the words in order, then the phrases."""
        words = [word[0] for word in _WORD.finditer(folded)]
        yield from (word for word in words if word in self)
        if self._phrases:
            running = f" {' '.join(words)} "
            yield from (phrase.strip() for phrase in self._phrases if phrase in running)

    def first(self, folded: str) -> str:
        """The first that stands in a folded text; empty if none does."""
        return next(self.stand(folded), "")
