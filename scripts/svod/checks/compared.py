"""The names and terms of an English text set against those of its Russian."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from svod.checks.term_uses import WORDS, English, Russian, is_compared, kinds
from svod.text.markup import links
from svod.text.phrases import words_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from svod.checks.spoken import Spoken
    from svod.checks.term_base import TermBase
    from svod.checks.term_uses import Use

_INTRODUCES = " «"


class Compared:
    """An English text and its Russian, with the terms they use."""

    def __init__(self, english: Spoken, russian: Spoken) -> None:
        self._speech = english.speech
        linked = frozenset(link.target for link in links(english.words))
        self.english = English(english, linked)
        self.russian = Russian(russian)

    @property
    def base(self) -> TermBase:
        """The term base they are compared by."""
        return self._speech.base

    def missing(self) -> Iterator[Use]:
        """What the English names and the Russian has in no form."""
        told: set[frozenset[str]] = set()
        for use in self.english.uses:
            if use.terms not in told and not self._is_said(use):
                told.add(use.terms)
                yield use

    def foreign(self) -> Iterator[tuple[Use, Use | None]]:
        """What the Russian names and the English does not, with what may be meant instead.

        A name that the record itself speaks of may stand for a pronoun; such a name is foreign only where
        another term of its kind has no counterpart. So is a word of the glossary, and only where that other
        term stands in the Russian too, less often than in the English: else it is missing, and told as that.
        """
        told: set[int] = set()
        for use in self.russian.names:
            instead = next(
                (other for other in self._unmatched if kinds(other.terms) & kinds(use.terms)), None
            )
            if self._is_foreign(use) and (instead or use.terms.isdisjoint(self._own)):
                told.add(use.start)
                yield use, instead
        spare = [other for other in self._unmatched if not other.terms.isdisjoint(self.russian.said)]
        spare += self._doubtful
        for use in self._excess:
            instead = next((other for other in spare if self._may_stand_for(use, other)), None)
            if instead and use.start not in told:
                spare.remove(instead)
                yield use, instead

    @cached_property
    def unsaid(self) -> frozenset[str]:
        """The words of the English names and terms that stand less often in the Russian."""
        terms = {term for use in self._unmatched for term in use.terms if term in self.base.terms}
        return frozenset(
            word.folded for term in terms for text in self.base.terms[term].english for word in words_of(text)
        )

    def is_named(self, term: str) -> bool:
        """Whether the English or the record's fields name a term."""
        return term in self.english.named or term in self._own

    @cached_property
    def _own(self) -> frozenset[str]:
        context = self._speech.context
        return context.named | {f"hero:{hero}" for hero in context.heroes}

    def _is_said(self, use: Use) -> bool:
        return any(self.russian.speaks_of(term, use.written) for term in use.terms)

    def _is_foreign(self, use: Use) -> bool:
        terms = use.terms | self.russian.at(use.start)
        return self.english.named.isdisjoint(terms) and not self.english.is_akin(use.terms)

    @cached_property
    def _matches(self) -> tuple[dict[int, int], list[int]]:
        """The English uses matched with Russian writings of the same term, as many as can be.

        Gives writing → use, and the uses that are left.
        """
        matched: dict[int, int] = {}
        left = [use for use in range(len(self.english.uses)) if not self._match(use, matched, set())]
        return matched, left

    def _match(self, use: int, matched: dict[int, int], tried: set[int]) -> bool:
        for place, writing in enumerate(self.russian.writings):
            if place not in tried and not self.english.uses[use].terms.isdisjoint(writing.terms):
                tried.add(place)
                if place not in matched or self._match(matched[place], matched, tried):
                    matched[place] = use
                    return True
        return False

    @cached_property
    def _unmatched(self) -> list[Use]:
        """The English uses without a writing of their own; one that is only said otherwise is none."""
        uses = [self.english.uses[use] for use in self._matches[1]]
        return [use for use in uses if not use.terms.isdisjoint(self.russian.said) or not self._is_said(use)]

    @cached_property
    def _doubtful(self) -> list[Use]:
        """What may be a name in the English and is not said in the Russian."""
        return [
            use
            for use in self.english.doubtful
            if use.terms.isdisjoint(self.russian.said) and not self._is_said(use)
        ]

    @cached_property
    def _excess(self) -> list[Use]:
        """The Russian writings that no English use is matched with and that lie in no longer one.

        A word that introduces a name (картой «Пока-пока!») may stand beside what the English says.
        """
        writings = self.russian.writings
        spare = [use for place, use in enumerate(writings) if place not in self._matches[0]]
        return [
            use
            for use in spare
            if is_compared(use.terms, self.base)
            and self.russian.text[use.end : use.end + 2] != _INTRODUCES
            and not any(
                other.start <= use.start and use.end <= other.end and other.length > use.length
                for other in writings
            )
        ]

    def _may_stand_for(self, use: Use, other: Use) -> bool:
        """Whether the one may have been written for the other: names of one kind, or words of one sort."""
        those = kinds(use.terms)
        if those.isdisjoint(kinds(other.terms)) or any(self._is_everyday(term) for term in use.terms):
            return False
        if those.isdisjoint(WORDS):
            return self._is_foreign(use)
        return not self._is_part_of(use, other) and bool(self._sorts(use.terms) & self._sorts(other.terms))

    def _is_everyday(self, term: str) -> bool:
        return term in self.base.terms and self.base.terms[term].everyday

    def _is_part_of(self, use: Use, other: Use) -> bool:
        """Whether the words written belong to the other term: «урон» where it is «тип урона»."""
        written = {word.folded for word in words_of(use.written)}
        table = self.base.russian_words
        return any(
            all(set(table.lexemes(word)) & set(phrase.words) for word in written)
            for term in other.terms
            for phrase in table.of(term)
        )

    def _sorts(self, terms: Iterable[str]) -> set[str]:
        return {phrase.sort for term in terms for phrase in self.base.russian_words.of(term)}
