"""What each word of a query may be: stems of the base's own words, each with a percent."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING

from svod.search.guessing import Guesser
from svod.search.hints import is_channel
from svod.search.retyping import Change
from svod.text.elsewhere import ELSEWHERE
from svod.text.function_words import FUNCTION_WORDS
from svod.text.stems import stem
from svod.text.tokens import is_step_code

if TYPE_CHECKING:
    from collections.abc import Sequence

    from svod.search.index_store import Index

_MOST_GUESSED = 24
"""Unknown words that are guessed at."""
_SHORTEST_BEGINNING = 2
_MOST_ENDINGS = 64
"""Words that an unfinished word may stand for; a word that could be more says nothing yet."""
_BEGUN = 40
"""Percent of a word that the last one may begin, where the base knows the last one as it stands."""
_FORM = 90
_SHORTENED, _MOST_SHORTENED = 80, 12
"""Percent of a word of which an unknown one is the beginning; if more have it, it says nothing."""
_SHORT_QUERY = 12
_SHORTEST_GUESSED, _SHORTEST_IN_LONG = 3, 7
"""Letters of a word that is guessed at, in short queries and in long messages: these are full of noise."""
_LAST = "\U0010ffff"


class Readings:
    """Reads the words of queries to one index; ``parts`` are those of the understanding that work."""

    def __init__(self, index: Index, parts: frozenset[str]) -> None:
        self._index, self._forms, self._parts = index.whoosh, index.tables.forms, parts
        self._of_names = {word for phrase in index.tables.lexicon.phrases for word in phrase.split(" ")}
        self._guesser = Guesser(self._vocabulary(), index.tables.heard)

    def _vocabulary(self) -> tuple[str, ...]:
        return tuple(sorted({*self._index.vocabulary, *self._of_names}))

    def knows(self, word: str) -> bool:
        """Whether a stem is one of the base's words or names."""
        return self._index.knows(word) or word in self._of_names

    def of(self, words: Sequence[str], *, unfinished: bool) -> tuple[list[dict[str, int]], list[Change]]:
        """The readings of each word, and what was guessed; the last word may be ``unfinished``."""
        found: list[dict[str, int]] = []
        changes: list[Change] = []
        shortest = _SHORTEST_GUESSED if len(words) <= _SHORT_QUERY else _SHORTEST_IN_LONG
        tried = 0
        for at, word in enumerate(words):
            readings = self._known(word)
            last = unfinished and at == len(words) - 1
            guess = not readings and len(word) >= shortest and self._may_be_guessed(word)
            if last:
                self._complete(word, readings)
            if guess and (last or not readings) and tried < _MOST_GUESSED:
                tried += 1
                guessed = self._as_begun(word) if readings else self._abbreviated(word) or self._guessed(word)
                readings |= guessed
                changes += [Change(word, ", ".join(guessed), "guess")] if guessed else []
            found.append(readings or {stem(word): 100})
        return found, changes

    def _may_be_guessed(self, word: str) -> bool:
        return not (
            "guesses" not in self._parts
            or word in FUNCTION_WORDS
            or stem(word) in ELSEWHERE
            or is_channel(word)
        )

    def _as_begun(self, word: str) -> dict[str, int]:
        """What the last word may be beside those that it begins."""
        return self._guesser.romanised(word) if word.isascii() and word.isalpha() else {}

    def _known(self, word: str) -> dict[str, int]:
        own = stem(word)
        found = {own: 100} if self._index.knows(own) or own in self._of_names else {}
        if "forms" in self._parts:
            for other in self._forms.get(own, ()):
                found.setdefault(other, _FORM)
        return found

    def _complete(self, beginning: str, readings: dict[str, int]) -> None:
        """Adds the words that an unfinished one may stand for."""
        short = len(beginning) < _SHORTEST_BEGINNING
        if short or is_step_code(beginning) or "beginning" not in self._parts:
            return
        found = self._beginning_with(beginning)
        if len(found) <= _MOST_ENDINGS:
            percent = _BEGUN if readings else 100
            for word in found:
                readings.setdefault(word, percent)

    def _abbreviated(self, word: str) -> dict[str, int]:
        """The few words that an unknown word is the beginning of: макс, ult."""
        found = self._beginning_with(word)
        return dict.fromkeys(found, _SHORTENED) if len(found) <= _MOST_SHORTENED else {}

    def _beginning_with(self, word: str) -> tuple[str, ...]:
        words = self._guesser.vocabulary
        return words[bisect_left(words, word) : bisect_left(words, word + _LAST)]

    def _guessed(self, word: str) -> dict[str, int]:
        if not word.isalpha():
            return {}
        found = self._guesser.romanised(word) if word.isascii() else self._guesser.heard(word)
        for other, percent in self._guesser.slipped(word).items():
            found.setdefault(other, percent)
        return found
