"""What the understanding of queries needs to know of the base, made with the index and kept beside it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec

from svod.search.lexicon import Lexicon
from svod.search.names import Names
from svod.search.neighbours import Neighbours, neighbours
from svod.search.weights import Measures, measures
from svod.text.inflection import forms_in_use
from svod.text.morphology import lemmas
from svod.text.spelling import is_word
from svod.text.stems import stem
from svod.text.tokens import tokens
from svod.text.transliteration import skeletons

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from svod.records.library import Library
    from svod.search.documents import Indexed
    from svod.search.terms import Terms


_SHORTEST_HEARD = 3
_CYRILLIC = re.compile("[а-яё]")
_MOST_LEMMAS = 2


class Tables(msgspec.Struct, frozen=True, array_like=True):
    """``forms``: stem → the stems of other forms of its word, where stemming alone tears them apart.

    ``heard``: consonants → the English words of names that have them in Cyrillic letters.
    """

    lexicon: Lexicon
    forms: dict[str, tuple[str, ...]]
    heard: dict[str, tuple[str, ...]]
    measures: Measures
    neighbours: tuple[Neighbours, ...]


def tables(
    library: Library,
    documents: Sequence[Indexed],
    terms: Terms,
    vocabulary: frozenset[str],
) -> Tables:
    """The tables of an index; ``vocabulary`` are the stems of its words."""
    lexicon, names = terms.lexicon, Names(library)
    words = {token for document in documents for text in _texts(document) for token in tokens(text)}
    rows = [f"keywords:{key}" for key in library.rows("keywords")]
    words |= {token for row in rows for name in names.of(row) for token in tokens(name)}
    named = {token for document in documents for name in document.names for token in tokens(name)}
    named |= {token for document in documents for text in _texts(document) for token in _foreign(text)}
    found = vocabulary.union(*(phrase.split(" ") for phrase in lexicon.phrases))
    return Tables(
        lexicon,
        forms(word for word in words if stem(word) in found),
        heard(word for word in named if stem(word) in found),
        measures(len(documents)),
        neighbours(library, documents, terms),
    )


def heard(words: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """Consonants → the English words that have them when written in Cyrillic letters."""
    found: dict[str, list[str]] = {}
    for word in sorted(words):
        if word.isascii() and word.isalpha() and len(word) >= _SHORTEST_HEARD:
            for skeleton in skeletons(word):
                found.setdefault(skeleton, []).append(word)
    return {skeleton: tuple(words) for skeleton, words in sorted(found.items())}


def forms(words: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """Stem of a form of the Russian words → the stems under which their other forms stand.

    >>> forms(["бочка"])["бочек"]
    ('бочк',)
    """
    found: dict[str, set[str]] = {}
    for word in sorted(words):
        if not all("а" <= letter <= "я" for letter in word):
            continue
        own = stem(word)
        for form in _same_word(word):
            other = stem(form)
            if other != own:
                found.setdefault(other, set()).add(own)
    return {form: tuple(sorted(stems)) for form, stems in sorted(found.items())}


def _same_word(word: str) -> Iterator[str]:
    """The forms of a word, if the dictionary has it as a form of one word or two («бочка» of «бочок»)."""
    if len(lemmas(word)) <= _MOST_LEMMAS and is_word(word):
        yield from forms_in_use(word)


def _foreign(text: str) -> Iterator[str]:
    """The Latin words of a Russian text: they are names."""
    if _CYRILLIC.search(text):
        yield from (token for token in tokens(text) if token.isascii())


def _texts(document: Indexed) -> Iterator[str]:
    yield from (*document.names, *document.title, *document.other)
    yield from (passage.text for passage in (*document.decision, *document.body))
