"""The names and terms that the two texts of a pair use, each read by itself."""

from __future__ import annotations

import re
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from svod.checks.term_base import GAME
from svod.text.folding import fold
from svod.text.phrases import everywhere, is_acronym, words_of
from svod.text.stems import stem

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from svod.checks.spoken import Spoken
    from svod.checks.term_base import TermBase
    from svod.text.phrases import Phrases, Word

WORDS = frozenset({"keyword", "step"})
"""The kinds of what the glossary holds; all others are names of things."""
_QUOTES = frozenset("'\"‘’“”«»")
_CODED = re.compile(r"step:(?:orp|trp|drp)(?:-\d)?")
"""Steps that texts name by code: another rule compares those."""
_STEM = 5
"""Letters that the name of a status and the verb made of it have in common at least: Оглушение, оглушён."""

_ENDING = 3
"""Letters of the longest ending; of «атакующий» more is cut off, and «Атака» is left."""


class Use(NamedTuple):
    """Terms of which one is meant by ``written``, at ``text[start:end]``; ``length`` in words."""

    terms: frozenset[str]
    written: str
    start: int
    end: int
    length: int = 1


class English:
    """An English text; ``linked`` are the records that it links."""

    def __init__(self, spoken: Spoken, linked: frozenset[str] = frozenset()) -> None:
        self._spoken, self.linked = spoken, linked
        self.speech, self.text = spoken.speech, spoken.readable

    @cached_property
    def uses(self) -> tuple[Use, ...]:
        """The names of things and the terms of the glossary, in order, also those inside longer ones."""
        found = [*self._names, *self._glossary()]
        return tuple(
            sorted(
                (use for use in found if is_compared(use.terms, self.speech.base)), key=lambda use: use.start
            )
        )

    @cached_property
    def doubtful(self) -> tuple[Use, ...]:
        """What may be a name of a thing: it has a capital letter, but begins a sentence, say."""
        return tuple(_apart(_each(self.speech.base.english_names, self.text, self.words), self._names))

    @cached_property
    def named(self) -> frozenset[str]:
        """All terms that some words may mean, whatever their capital letters."""
        found = {term for use in self.uses for term in use.terms}
        for table in (self.speech.base.english_names, self.speech.base.english_words):
            found |= {phrase.of for _, phrase in everywhere(table, self.text, self.words, capitals=False)}
        return frozenset(found)

    def is_akin(self, terms: Iterable[str]) -> bool:
        """Whether a word is like a name of one word: Web like Webbed, 1v1v1 like 1v1."""
        words = {word.folded for word in self.words}
        stems = {stem(word) for word in words}
        terms_known = [self.speech.base.terms[term] for term in terms if term in self.speech.base.terms]
        return any(
            stem(fold(text)) in stems or (not text.isalpha() and any(fold(text) in word for word in words))
            for term in terms_known
            for text in term.english
            if " " not in text
        )

    @cached_property
    def words(self) -> list[Word]:
        """The words."""
        return words_of(self.text)

    @cached_property
    def _names(self) -> tuple[Use, ...]:
        return names_in(self._spoken)

    def _glossary(self) -> Iterator[Use]:
        uses = list(_each(self.speech.base.english_words, self.text, self.words))
        taken = [*self._names, *(use for use in uses if GAME in use.terms)]
        for use in _apart(uses, taken):
            meant = frozenset(term for term in use.terms if self._is_meant(term, use))
            if meant:
                yield Use(meant, use.written, use.start, use.end, use.length)

    def _is_meant(self, term: str, use: Use) -> bool:
        """Whether a word of the glossary is meant as a term: an everyday one only if something marks it."""
        known = self.speech.base.terms.get(term)
        if not known or not known.everyday:
            return known is not None
        before, after = self.text[: use.start][-1:], self.text[use.end :][:1]
        return {before, after} <= _QUOTES or use.written.isupper() or known.record in self.linked


class Russian:
    """A Russian text."""

    def __init__(self, spoken: Spoken) -> None:
        self._spoken = spoken
        self.speech, self.text = spoken.speech, spoken.readable

    @cached_property
    def names(self) -> tuple[Use, ...]:
        """The names of things, in order."""
        return tuple(use for use in names_in(self._spoken) if is_compared(use.terms, self.speech.base))

    @cached_property
    def writings(self) -> tuple[Use, ...]:
        """Every writing of a name or term, those inside longer ones too."""
        tables = self.speech.base.russian_tables
        return tuple(use for table in tables for use in _each(table, self.text, self.words))

    @cached_property
    def said(self) -> frozenset[str]:
        """The terms of which a writing stands in the text."""
        return frozenset(term for use in self.writings for term in use.terms)

    def at(self, start: int) -> frozenset[str]:
        """The terms of which a writing begins at a place."""
        return frozenset(term for use in self.writings if use.start == start for term in use.terms)

    def speaks_of(self, term: str, english: str) -> bool:
        """Whether the text has a term that the English writes as ``english``.

        Any form of any writing will do, also by stem, with its words apart, or as the verb of a status.
        """
        if term in self.said:
            return True
        terms = self.speech.base.terms
        writings = terms[term].russian if term in terms else ()
        return (
            self._has_words_of(term)
            or (term in terms and self._is_inflected(term, english) and self._has_verb_of(writings))
            or any(self._has_stems_of(text) for text in writings if not is_acronym(text))
        )

    @cached_property
    def words(self) -> list[Word]:
        """The words."""
        return words_of(self.text)

    def _has_words_of(self, term: str) -> bool:
        """Whether all words of a writing stand anywhere in the text."""
        for table in self.speech.base.russian_tables:
            spoken = {lexeme for part in self._parts for lexeme in table.lexemes(part)}
            if any(not phrase.exact and spoken.issuperset(phrase.words) for phrase in table.of(term)):
                return True
        return False

    def _has_stems_of(self, writing: str) -> bool:
        """Whether words of the same stems stand in the text; what loses more than an ending is another."""
        words = [word.folded for word in words_of(writing)]
        return all(len(word) - len(stem(word)) <= _ENDING and stem(word) in self._stems for word in words)

    def _is_inflected(self, term: str, english: str) -> bool:
        """Whether a name is written in another form than the record's: Stunned, Grows."""
        return all(fold(english) != fold(text) for text in self.speech.base.terms[term].english)

    def _has_verb_of(self, writings: Iterable[str]) -> bool:
        """Whether a word begins like a name of one word: «оглушён» like «Оглушение»."""
        starts = {part[:_STEM] for part in self._parts if len(part) >= _STEM}
        return any(fold(writing)[:_STEM] in starts for writing in writings if " " not in writing)

    @cached_property
    def _parts(self) -> frozenset[str]:
        """The words, and what their hyphens divide."""
        return frozenset(part for word in self.words for part in {word.folded, *word.folded.split("-")})

    @cached_property
    def _stems(self) -> frozenset[str]:
        return frozenset(map(stem, self._parts))


def names_in(spoken: Spoken) -> tuple[Use, ...]:
    """The names of things in a text of either language, in order."""
    return tuple(
        _use(frozenset(mention.hit_ids), spoken.readable, mention.start, mention.end)
        for mention in spoken.names
    )


def is_compared(terms: Iterable[str], base: TermBase) -> bool:
    """Whether terms are compared at all: those of the base, but for steps that have a code."""
    return any(term in base.terms and not _CODED.fullmatch(term) for term in terms)


def kinds(terms: Iterable[str]) -> set[str]:
    """The kinds of terms: status, keyword."""
    return {term.partition(":")[0] for term in terms}


def _each(table: Phrases, text: str, words: Sequence[Word]) -> Iterator[Use]:
    """What stands in a text: one use for each stretch of words."""
    found: dict[tuple[int, int], set[str]] = {}
    for index, phrase in everywhere(table, text, words):
        found.setdefault((index, len(phrase.words)), set()).add(phrase.of)
    for (index, length), terms in found.items():
        yield _use(frozenset(terms), text, words[index].start, words[index + length - 1].end, length)


def _apart(uses: Iterable[Use], names: Sequence[Use]) -> Iterator[Use]:
    """The uses that overlap no name."""
    return (use for use in uses if not any(use.start < name.end and name.start < use.end for name in names))


def _use(terms: frozenset[str], text: str, start: int, end: int, length: int = 1) -> Use:
    return Use(terms, text[start:end], start, end, length)
