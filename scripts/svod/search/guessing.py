"""What a word unknown to the base was meant to be: a slip, Russian in Latin letters, English in Cyrillic."""

from __future__ import annotations

import functools
from collections import defaultdict
from typing import TYPE_CHECKING

from svod.text.edits import slips
from svod.text.romanisation import cyrillic, sound
from svod.text.stems import stem
from svod.text.transliteration import stems_of, transliterates

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

_ONE_SLIP, _TWO_SLIPS = 5, 8
"""Letters that a stem has at least, in which so many slips are forgiven."""
_FIRST_SLIP = 7
"""Letters from which the first may be wrong too."""
_SHORTEST = 4
_ENDING = 4
"""Letters of a word that stemming may have left on it because of the slip."""
_SHORTEST_SOUND = 3
"""Letters of a stem by which a longer word can be told."""
_SOUND_SLIP = 5
_SLIPPED = {0: 90, 1: 80, 2: 60}
"""Slips → what is left of the weight, in percent."""
_ROMAN, _HEARD = 90, 80
_MOST = 4
"""Words that one unknown word may stand for."""


class Guesser:
    """Guesses among the words of one base: stems, and English words by how Russians hear them."""

    def __init__(self, vocabulary: tuple[str, ...], heard: Mapping[str, tuple[str, ...]]) -> None:
        self.vocabulary, self._heard = vocabulary, heard
        self.slipped = functools.lru_cache(maxsize=4_096)(self._slipped)

    def _slipped(self, typed: str) -> dict[str, int]:
        """Stems from which a word differs by a slip or two → percent; the nearest alone."""
        own, most = stem(typed), _most_slips(typed)
        return (
            _nearest(own, self._alike, _most_slips(own))
            or {stem(word): percent for word, percent in _nearest(typed, self._whole, most).items()}
            or _nearest(typed, self._alike, most, _ENDING)
        )

    def romanised(self, word: str) -> dict[str, int]:
        """Stems of Russian words that a word in Latin letters is → percent."""
        letters = cyrillic(word)
        own = stem(letters)
        if len(own) < _SHORTEST_SOUND and 2 * len(own) <= len(letters):
            return {}
        typed = sound(own)
        exact = self._sounds.get(typed)
        if exact:
            return dict.fromkeys(exact[:_MOST], _ROMAN)
        most = 1 if len(typed) >= _SOUND_SLIP else 0
        close = _nearest(typed, self._sound_letters, most)
        return {word: percent for near, percent in close.items() for word in self._sounds[near][:_MOST]}

    def heard(self, word: str) -> dict[str, int]:
        """Stems of English words that a word in Cyrillic letters is → percent."""
        found = (
            english
            for skeleton in stems_of(word)
            for english in self._heard.get(skeleton, ())
            if transliterates(word, english, known=False)
        )
        return dict.fromkeys(list(dict.fromkeys(map(stem, found)))[:_MOST], _HEARD)

    @functools.cached_property
    def _alike(self) -> dict[str, int]:
        return _letters(word for word in self.vocabulary if word.isalpha())

    @functools.cached_property
    def _whole(self) -> dict[str, int]:
        """English words of names before stemming: a slip near the end makes another stem of a short one."""
        return _letters(sorted({word for words in self._heard.values() for word in words}))

    @functools.cached_property
    def _sounds(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = defaultdict(list)
        for word in self.vocabulary:
            if "а" <= word[0] <= "я":
                found[sound(word)].append(word)
        return found

    @functools.cached_property
    def _sound_letters(self) -> dict[str, int]:
        return _letters(self._sounds)


def _most_slips(typed: str) -> int:
    return (len(typed) >= _ONE_SLIP) + (len(typed) >= _TWO_SLIPS)


def _nearest(typed: str, known: Mapping[str, int], most: int, ending: int = 0) -> dict[str, int]:
    own = _bits(typed)
    shortest = _ONE_SLIP if ending else _SHORTEST
    found: dict[int, list[str]] = defaultdict(list)
    for word, letters in known.items():
        if (
            -most <= len(typed) - len(word) <= most + ending
            and (letters & ~own).bit_count() <= most
            and len(word) >= _SHORTEST
            and (word[0] == typed[0] or len(typed) >= _FIRST_SLIP)
        ):
            apart = slips(typed, word, most, ending)
            if apart is not None and (not apart or len(word) >= shortest):
                found[apart].append(word)
                most = min(most, apart)
    return dict.fromkeys(found[most][:_MOST], _SLIPPED[most]) if found else {}


def _letters(words: Iterable[str]) -> dict[str, int]:
    return {word: _bits(word) for word in words}


def _bits(word: str) -> int:
    """One bit for each letter that a word has: a slip changes two at most."""
    found = 0
    for letter in word:
        found |= 1 << (ord(letter) & 63)
    return found
