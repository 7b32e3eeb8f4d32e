"""Phrases of several words, found in running text in any form of each word.

The forms are listed when the table is made (which may ask a slow dictionary), so that finding needs a look-up
a word and nothing else.
"""

from __future__ import annotations

import re
from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple, TypeAlias
from unicodedata import is_normalized

import msgspec

from svod.text.folding import fold
from svod.text.sharded import Sharded, sharded

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

_WORD = re.compile(r"[^\W_]+(?:['’\u2011-][^\W_]+)*")
_BETWEEN = re.compile(r"[,:!?]?[ \u00a0]")
_LONGEST_ACRONYM = 5

Forms: TypeAlias = "Callable[[str], Sequence[Iterable[str]]]"
"""The folded forms of each word of a phrase."""


class Word(NamedTuple):
    """A word of a text as written, folded, and its place."""

    written: str
    folded: str
    start: int
    end: int


class Phrase(msgspec.Struct, frozen=True, array_like=True):
    """A phrase that means the term ``of``: its words as numbers of lexemes.

    With ``capital`` it begins with a capital letter; ``exact`` is set for an acronym, which is found as it is
    written only. ``sort`` tells phrases apart that cannot stand for each other.
    """

    of: str
    words: tuple[int, ...]
    capital: bool = False
    exact: str = ""
    sort: str = ""


class Phrases(msgspec.Struct, frozen=True, array_like=True, dict=True):
    """A table of phrases: folded form → the lexemes it may belong to; each lexeme → the phrases it begins."""

    forms: Sharded[tuple[int, ...]]
    beginning: msgspec.Raw
    """First lexeme → phrases, the longest first; encoded."""

    def lexemes(self, folded: str) -> tuple[int, ...]:
        """The lexemes to which a word may belong, an English possessive also without its ending."""
        return self._lexemes(folded) or (
            self._lexemes(folded.removesuffix("'s").removesuffix("'")) if "'" in folded else ()
        )

    def from_lexeme(self, lexeme: int) -> tuple[Phrase, ...]:
        """The phrases that begin with a lexeme, the longest first."""
        return self._by_first.get(lexeme, ())

    def of(self, term: str) -> tuple[Phrase, ...]:
        """The phrases that mean a term."""
        return tuple(phrase for those in self._by_first.values() for phrase in those if phrase.of == term)

    def _lexemes(self, folded: str) -> tuple[int, ...]:
        return self.forms.get(folded, tuple[int, ...]) or ()

    @property
    def _by_first(self) -> dict[int, tuple[Phrase, ...]]:
        known: dict[int, tuple[Phrase, ...]] | None = self.__dict__.get("by_first")
        if known is None:
            known = msgspec.msgpack.decode(self.beginning, type=dict[int, tuple[Phrase, ...]])
            self.__dict__["by_first"] = known
        return known


class Found(NamedTuple):
    """A phrase at ``words[first:last]`` of a text, and the terms that it may mean."""

    first: int
    last: int
    terms: frozenset[str]


def words_of(text: str) -> list[Word]:
    """The words of a text in order; apostrophes and hyphens inside a word belong to it."""
    return [Word(found[0], _folded(found[0]), *found.span()) for found in _WORD.finditer(text)]


def _folded(word: str) -> str:
    """As ``fold`` does it; nearly all words need a part of that only."""
    return word.casefold().replace("ё", "е") if word.isalpha() and is_normalized("NFKC", word) else fold(word)


def is_acronym(text: str) -> bool:
    """Whether a text is one word of 2–5 capital letters: its small letters would mean something else."""
    return text.isalpha() and text.isupper() and 2 <= len(text) <= _LONGEST_ACRONYM  # noqa: PLR2004  # as said


def phrases(
    writings: Iterable[tuple[str, str]],
    forms: Forms,
    capital: Callable[[str], bool] = lambda _text: False,
    sort: Callable[[str], str] = lambda _text: "",
) -> Phrases:
    """The table of ``writings`` (term, phrase).

    ``capital`` tells whether a phrase counts only with a capital letter, ``sort`` its sort.
    """
    numbers: dict[frozenset[str], int] = {}
    lexemes: defaultdict[str, dict[int, None]] = defaultdict(dict)
    found: defaultdict[int, dict[Phrase, None]] = defaultdict(dict)
    for term, text in writings:
        exact = text if is_acronym(text) else ""
        words = words_of(text)
        inflected = [frozenset({word.folded}) for word in words] if exact else map(frozenset, forms(text))
        row = []
        for each in inflected:
            number = numbers.setdefault(each, len(numbers))
            row.append(number)
            for form in each:
                lexemes[form][number] = None
        if row:
            found[row[0]][Phrase(term, tuple(row), not exact and capital(text), exact, sort(text))] = None
    beginning = {first: tuple(sorted(those, key=_longest_first)) for first, those in found.items()}
    return Phrases(
        sharded({form: tuple(those) for form, those in lexemes.items()}),
        msgspec.Raw(msgspec.msgpack.encode(beginning)),
    )


def _longest_first(phrase: Phrase) -> tuple[int, str]:
    return -len(phrase.words), phrase.of


def everywhere(
    table: Phrases, text: str, words: Sequence[Word], *, capitals: bool = True
) -> Iterator[tuple[int, Phrase]]:
    """Every phrase in ``text`` (with its ``words``) by its first word's number, also inside longer ones.

    Without ``capitals`` a phrase that wants a capital letter is found without one.
    """
    lexemes = [table.lexemes(word.folded) for word in words]
    for index, word in enumerate(words):
        for lexeme in lexemes[index]:
            for phrase in table.from_lexeme(lexeme):
                if phrase.exact:
                    if word.written == phrase.exact:
                        yield index, phrase
                elif (word.written[0].isupper() or not phrase.capital or not capitals) and _stands(
                    phrase, text, words, index, lexemes
                ):
                    yield index, phrase


def find(table: Phrases, text: str, words: Sequence[Word]) -> Iterator[Found]:
    """The phrases in ``text`` (with its ``words``), in order, the longest first, none overlapping."""
    standing: defaultdict[int, list[Phrase]] = defaultdict(list)
    for index, phrase in everywhere(table, text, words):
        standing[index].append(phrase)
    after = 0
    for index, those in sorted(standing.items()):
        if index >= after:
            after = index + max(len(phrase.words) for phrase in those)
            yield Found(
                index, after, frozenset(each.of for each in those if index + len(each.words) == after)
            )


def _stands(
    phrase: Phrase, text: str, words: Sequence[Word], index: int, lexemes: Sequence[tuple[int, ...]]
) -> bool:
    """Whether the words of a phrase after its first stand where they should, with a space between."""
    last = index + len(phrase.words)
    return last <= len(words) and all(
        phrase.words[at - index] in lexemes[at]
        and _BETWEEN.fullmatch(text[words[at - 1].end : words[at].start])
        for at in range(index + 1, last)
    )
