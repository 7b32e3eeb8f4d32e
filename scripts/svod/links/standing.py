"""Which names stand at a place of a text, by their words alone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec

from svod.links.running_words import running_words
from svod.text.folding import fold

if TYPE_CHECKING:
    from svod.links.lexicon import Lexicon, Name

_SPACES = ("\u00a0", "\n", "\u202f")
_FEWEST_CAPITALS = 2
_POSSESSIVE = re.compile(r"(?<=.)['’]s$")


class Standing(msgspec.Struct, frozen=True):
    """A name that stands in the words ``first`` up to ``after`` of a text, at ``text[start:end]``.

    ``signed`` if it has the sign that belongs to it, the exclamation mark of «Перенос!»; ``possessive`` if an
    English 's follows, which is no part of it.
    """

    name: Name
    first: int
    after: int
    start: int
    end: int
    signed: bool
    possessive: bool


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
        """The names that begin with a word that has a capital letter, longest first."""
        names = (
            name for number in sum(self._of(first), ()) for name in self._lexicon.by_first.get(number, ())
        )
        found = [standing for name in names if (standing := self._stands(name, first))]
        return sorted(found, key=_longest_first)

    def _stands(self, name: Name, first: int) -> Standing | None:
        """The name as it stands there, if it does."""
        after = first + len(name.words)
        if after > len(self.words) or not all(map(self._is, name.words[:-1], range(first, after))):
            return None
        last = self.words[after - 1]
        direct, possessive = self._of(after - 1)
        own = name.words[-1] in direct
        if not (own or name.words[-1] in possessive) or not self._written(name, first):
            return None
        end = last.end if own else last.start + len(_owner(last.text))
        signed = bool(name.ends) and own and self.text.startswith(name.ends, end)
        if name.ends.startswith(")") and not signed:
            return None
        start, end = self.words[first].start, end + len(name.ends) * signed
        return Standing(name, first, after, start, end, signed, possessive=not own)

    def _is(self, number: int, index: int) -> bool:
        return number in self._of(index)[0]

    def _written(self, name: Name, first: int) -> bool:
        """Whether the capital letters are those of the name, and what stands between its words."""
        words = self.words[first : first + len(name.words)]
        return (
            all(word.capital or not capital for capital, word in zip(name.capitals, words, strict=True))
            and not (name.exact and any(_capitals(word.text) < _FEWEST_CAPITALS for word in words))
            and all(map(self._parted, name.gaps, range(first + 1, first + len(words))))
        )

    def _parted(self, own: str, index: int) -> bool:
        """Whether before a word stands what does in the name; a space may stand for a comma or a colon."""
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
