"""Which names stand at a place of a text, by their words alone."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from svod.links.running_words import running_words
from svod.text.folding import fold

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.links.lexicon import Lexicon, Name
    from svod.links.running_words import RunningWord

_SPACES = ("\u00a0", "\n", "\u202f")
_FEWEST_CAPITALS = 2
_POSSESSIVE = re.compile(r"(?<=.)['’]s$")


@dataclass(frozen=True)
class Standing:
    """A name that stands in the words ``first`` up to ``after`` of a text, at ``text[start:end]``.

    ``signed`` if it has the sign that belongs to it: the exclamation mark of «Перенос!».
    """

    name: Name
    first: int
    after: int
    start: int
    end: int
    signed: bool


class Names:
    """Looks the names of one text up."""

    def __init__(self, text: str, lexicon: Lexicon) -> None:
        self.text = text
        self.words = running_words(text)
        self._lexicon = lexicon
        self._numbers: dict[int, tuple[tuple[int, ...], tuple[int, ...]]] = {}

    def gap(self, index: int) -> str:
        """What stands before a word, up to the word before it; every space is a plain one."""
        gap = self.text[self.words[index - 1].end : self.words[index].start]
        for space in _SPACES:
            gap = gap.replace(space, " ")
        return gap

    def standing(self, first: int) -> list[Standing]:
        """The names that begin with a word, longest first; none if it has a small letter."""
        if not self.words[first].capital:
            return []
        names = (
            name for number in sum(self._of(first), ()) for name in self._lexicon.by_first.get(number, ())
        )
        found = [standing for name in names if (standing := self._stands(name, first))]
        return sorted(found, key=_longest_first)

    def _stands(self, name: Name, first: int) -> Standing | None:
        """The name as it stands there, if it does."""
        after = first + len(name.words)
        if after > len(self.words):
            return None
        words = self.words[first:after]
        if not all(map(self._is, name.words[:-1], range(first, after))):
            return None
        direct, possessive = self._of(after - 1)
        own = name.words[-1] in direct
        if not own and name.words[-1] not in possessive:
            return None
        if any(capital and not word.capital for capital, word in zip(name.capitals, words, strict=True)):
            return None
        if name.exact and any(_capitals(word.text) < _FEWEST_CAPITALS for word in words):
            return None
        if not all(map(self._parted, name.gaps, range(first + 1, after))):
            return None
        end = words[-1].end - (0 if own else len(words[-1].text) - len(_owner(words[-1].text)))
        signed = bool(name.ends) and own and self.text.startswith(name.ends, end)
        if name.ends.startswith(")") and not signed:
            return None
        return Standing(name, first, after, words[0].start, end + len(name.ends) * signed, signed)

    def _is(self, number: int, index: int) -> bool:
        return number in self._of(index)[0]

    def _parted(self, own: str, index: int) -> bool:
        """Whether before a word stands what stands there in the name, or a space alone for its comma or colon."""
        gap = self.gap(index)
        return gap == own or (gap == " " and "(" not in own)

    def _of(self, index: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The numbers of a word as it is, and of the word whose possessive it is."""
        if index not in self._numbers:
            text, forms = self.words[index].text, self._lexicon.forms
            owner = _owner(text)
            possessive = forms.get(fold(owner), ()) if owner != text else ()
            self._numbers[index] = (forms.get(fold(text), ()), possessive)
        return self._numbers[index]


def _owner(word: str) -> str:
    """The word without the ending of an English possessive."""
    return _POSSESSIVE.sub("", word)


def _capitals(word: str) -> int:
    return sum(letter.isupper() for letter in word)


def _longest_first(standing: Standing) -> tuple[int, int, str]:
    return -standing.after, -standing.end, standing.name.hit_id
