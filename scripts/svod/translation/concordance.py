"""The concordance: every place where a term stands, with the other language beside it."""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from svod.links.lookup import exists
from svod.records.library import LANGUAGES
from svod.text.folding import fold
from svod.text.markup import plain
from svod.text.morphology import lemmas
from svod.text.stems import stem

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.records.library import Library

_WORD = re.compile(r"[^\W_]+(?:['’ʼ][^\W_]+)*")


@dataclass(frozen=True)
class Wording:
    """A text of one language without its markup; ``found`` are the start and end of each match in it."""

    text: str
    found: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Place:
    """A text of ``owner`` in which the term stands in one language at least; ``ru`` is None where missing."""

    owner: str
    path: str
    en: Wording
    ru: Wording | None


def concordance(library: Library, term: str, lang: str | None = None) -> Iterator[Place]:
    """The places of a term of one or several words, in any grammatical form, in the order of the records.

    With ``lang`` only those in which it stands in that language.
    """
    wanted = [keys for _, _, keys in _words(term)]
    for owner in (*library.records, *library.tables):
        for text in library.texts(owner):
            unit = library.unit(owner, text.path)
            en = _wording(library, text.english, "en", wanted)
            ru = _wording(library, unit.ru, "ru", wanted) if unit else None
            matched = {"en": en.found, "ru": ru.found if ru else ()}
            if any(matched[each] for each in LANGUAGES if lang in (None, each)):
                yield Place(owner, text.path, en, ru)


def _wording(library: Library, text: str, lang: str, wanted: list[frozenset[str]]) -> Wording:
    def name(hit_id: str) -> str:
        return library.name(hit_id, lang).text if exists(library, hit_id) else hit_id

    shown = plain(text, name)
    return Wording(shown, tuple(_found(wanted, _words(shown))) if wanted else ())


def _found(
    wanted: list[frozenset[str]], words: list[tuple[int, int, frozenset[str]]]
) -> Iterator[tuple[int, int]]:
    """Start and end of every run of words that are those of the term, one after another."""
    start = 0
    while start + len(wanted) <= len(words):
        run = words[start : start + len(wanted)]
        if all(keys & word[2] for keys, word in zip(wanted, run, strict=True)):
            yield run[0][0], run[-1][1]
            start += len(wanted)
        else:
            start += 1


def _words(text: str) -> list[tuple[int, int, frozenset[str]]]:
    """The words of a text: start, end, and what they share with their other forms."""
    return [(found.start(), found.end(), _keys(fold(found[0]))) for found in _WORD.finditer(text)]


@functools.lru_cache(maxsize=65_536)
def _keys(word: str) -> frozenset[str]:
    """What two forms of a folded word have in common: the stem, and in Russian the dictionary form."""
    return frozenset({stem(word)}) if word.isascii() else frozenset({stem(word), *lemmas(word)})
