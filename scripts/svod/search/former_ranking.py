"""Which former texts answer a query, in integers, ties by id and key."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from svod.search.facts import CHANGED, changed_in, on, periods
from svod.search.lexicon import CONCEPT
from svod.search.scoring import PERCENT
from svod.text.stems import stem, stems

if TYPE_CHECKING:
    from svod.search.former import FormerText
    from svod.search.understood import Understood, Word

_AROUND = 40
"""Percent of a word that the text has not, but the title of its record or what that is about."""


class Ranked(NamedTuple):
    """A former text that answers a query."""

    text: FormerText
    score: int


class FormerRanking:
    """Ranks the former texts of one base; ``title`` gives what a record is called."""

    def __init__(self, texts: Iterable[FormerText], title: Callable[[str], str]) -> None:
        self._known = [(text, _inside(text), _around(text, title(text.id))) for text in texts]

    def ranked(
        self, understood: Understood, masses: Sequence[int], enough: Callable[[int, int], bool]
    ) -> list[Ranked]:
        """The texts that answer a query, the best first.

        ``masses`` are what each word tells; ``enough`` says of the part of it that a text has, and of all of
        it, whether that is an answer. A text whose record is given by code or id needs no words.
        """
        words = [(_terms(word), mass) for word, mass in zip(understood.words, masses, strict=True)]
        total = sum(masses)
        found = []
        for text, inside, around in self._known:
            if not all(inside.intersection(group) for quoted in understood.together for group in quoted):
                continue
            value = sum(
                mass * max(_match(term, percent, inside, around) for term, percent in terms)
                for terms, mass in words
            )
            if text.id in understood.outright or (value and enough(value // PERCENT, total)):
                found.append(Ranked(text, value))
        return sorted(found, key=lambda each: (-each.score, each.text.id, each.text.key))


def _terms(word: Word) -> tuple[tuple[str, int], ...]:
    """What a word may be; what today's texts do not know may stand in a former one as it was typed."""
    return ((stem(word.text), PERCENT), *word.terms)


def _match(term: str, percent: int, inside: frozenset[str], around: frozenset[str]) -> int:
    if term in inside:
        return percent
    return percent * _AROUND // PERCENT if term in around else 0


def _inside(text: FormerText) -> frozenset[str]:
    """The terms of the text itself, and of the days from which and up to which it held."""
    return frozenset(
        (
            *stems(text.text),
            *(CONCEPT + concept for concept in text.named),
            CHANGED,
            *(on(period) for day in (text.since, text.until) for period in periods(day)),
            *(changed_in(period) for period in periods(text.until)),
        )
    )


def _around(text: FormerText, title: str) -> frozenset[str]:
    return frozenset((*stems(title), *(CONCEPT + concept for concept in text.about)))
