"""Phrases of several words, found in running text in any form of each word.

The forms are listed when the table is made (which may ask a slow dictionary), so that finding needs a look-up
a word and nothing else.
"""

from __future__ import annotations

import re
from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from svod.text.folding import fold

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

_WORD = re.compile(r"[^\W_]+(?:['’\u2011-][^\W_]+)*")
_BETWEEN = re.compile(r"[,:!?]?[ \u00a0]")
_LONGEST_ACRONYM = 5


class Word(NamedTuple):
    """A word of a text as written, folded, and its place."""

    written: str
    folded: str
    start: int
    end: int


class Phrase(msgspec.Struct, frozen=True, array_like=True):
    """A phrase that means the term ``of``: its words as numbers of lexemes. With ``capital`` it begins with a
    capital letter; ``exact`` is set for an acronym, which is found as it is written only."""

    of: str
    words: tuple[int, ...]
    capital: bool = False
    exact: str = ""


class Phrases(msgspec.Struct, frozen=True, array_like=True):
    """A table of phrases: folded form → the lexemes it may belong to; first lexeme → phrases, longest first."""

    lexemes: dict[str, tuple[int, ...]]
    by_first: dict[int, tuple[Phrase, ...]]


class Found(NamedTuple):
    """A phrase at ``words[first:last]`` of a text, and the terms that it may mean."""

    first: int
    last: int
    terms: frozenset[str]


def words_of(text: str) -> list[Word]:
    """The words of a text in order; apostrophes and hyphens inside a word belong to it."""
    return [Word(word[0], fold(word[0]), word.start(), word.end()) for word in _WORD.finditer(text)]


def is_acronym(text: str) -> bool:
    """Whether a text is one word of 2–5 capital letters: its small letters would mean something else."""
    return text.isalpha() and text.isupper() and 2 <= len(text) <= _LONGEST_ACRONYM  # noqa: PLR2004  # as said


def phrases(
    writings: Iterable[tuple[str, str]],
    forms: Callable[[str], Iterable[str]],
    capital: Callable[[str], bool] = lambda _text: False,
) -> Phrases:
    """The table of ``writings`` (term, phrase).

    ``forms`` gives the folded forms of a word, ``capital`` whether a phrase counts only with a capital letter.
    """
    numbers: dict[str, int] = {}
    lexemes: defaultdict[str, dict[int, None]] = defaultdict(dict)
    found: defaultdict[int, dict[Phrase, None]] = defaultdict(dict)
    for term, text in writings:
        exact = text if is_acronym(text) else ""
        row = []
        for word in words_of(text):
            key = word.written if exact else word.folded
            number = numbers.setdefault(key, len(numbers))
            row.append(number)
            for form in (word.folded,) if exact else {word.folded, *forms(word.written)}:
                lexemes[form][number] = None
        if row:
            found[row[0]][Phrase(term, tuple(row), not exact and capital(text), exact)] = None
    return Phrases(
        {form: tuple(those) for form, those in lexemes.items()},
        {first: tuple(sorted(those, key=_longest_first)) for first, those in found.items()},
    )


def _longest_first(phrase: Phrase) -> tuple[int, str]:
    return -len(phrase.words), phrase.of


def find(
    table: Phrases, text: str, words: Sequence[Word], taken: Sequence[tuple[int, int]] = ()
) -> Iterator[Found]:
    """The phrases in ``text`` (with its ``words``), in order, the longest first, none overlapping.

    Nothing is found in the ``taken`` stretches of characters.
    """
    index = 0
    while index < len(words):
        best = _best(table, text, words, index)
        if best and not any(
            start < words[best.last - 1].end and words[index].start < end for start, end in taken
        ):
            yield best
            index = best.last
        else:
            index += 1


def _best(table: Phrases, text: str, words: Sequence[Word], index: int) -> Found | None:
    """The longest phrases that stand at a word, in one."""
    length, terms = 0, set()
    for lexeme in table.lexemes.get(_bare(words[index].folded, table), ()):
        for phrase in table.by_first.get(lexeme, ()):
            if len(phrase.words) < max(length, 1):
                break
            if _stands(table, phrase, text, words, index):
                if len(phrase.words) > length:
                    length, terms = len(phrase.words), set()
                terms.add(phrase.of)
    return Found(index, index + length, frozenset(terms)) if terms else None


def _stands(table: Phrases, phrase: Phrase, text: str, words: Sequence[Word], index: int) -> bool:
    last = index + len(phrase.words)
    if last > len(words) or (phrase.capital and not words[index].written[0].isupper()):
        return False
    if phrase.exact:
        return words[index].written == phrase.exact
    return all(
        lexeme in table.lexemes.get(_bare(words[index + i].folded, table), ())
        and (i == 0 or _BETWEEN.fullmatch(text[words[index + i - 1].end : words[index + i].start]))
        for i, lexeme in enumerate(phrase.words)
    )


def _bare(folded: str, table: Phrases) -> str:
    """A word without the ending of an English possessive, unless it is a word of the table as it stands."""
    return folded if folded in table.lexemes else folded.removesuffix("'s").removesuffix("'")
