"""Which former texts answer a query, in integers, ties by id and key."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from svod.search.facts import CHANGED, changed_in, on, periods
from svod.search.lexicon import CONCEPT
from svod.search.scoring import PERCENT
from svod.text.stems import stem, stems

if TYPE_CHECKING:
    from svod.search.former import FormerText
    from svod.search.understood import Understood, Word

_OWN, _AROUND = 50, 30
"""Percent of a word that the text has not, but the title or name of its record, or what that is about: to be
called by its name is enough for an answer, to be of the same hero is not."""


class Ranked(NamedTuple):
    """A former text that answers a query."""

    text: FormerText
    score: int


class FormerRanking:
    """Ranks the former texts of one base; ``title`` gives what a record is called."""

    def __init__(self, texts: Iterable[FormerText], title: Callable[[str], str]) -> None:
        self._known = [(text, _shares(text, title(text.id))) for text in texts]

    def ranked(
        self, understood: Understood, masses: Sequence[int], enough: Callable[[int, int], bool]
    ) -> list[Ranked]:
        """The texts that answer a query, the best first.

        ``masses`` are what each word tells; ``enough`` says of the part of it that a text has, and of all of
        it, whether that is an answer. Without words all answer; a text whose record is given by code or id
        does before all others.
        """
        words = [(_terms(word), mass) for word, mass in zip(understood.words, masses, strict=True)]
        total = sum(masses)
        found = []
        for text, shares in self._known:
            if not all(_stands(group, shares) for quoted in understood.together for group in quoted):
                continue
            value = sum(
                mass * max(percent * shares.get(term, 0) // PERCENT for term, percent in terms)
                for terms, mass in words
            )
            if text.id in understood.outright or ((value or not words) and enough(value // PERCENT, total)):
                found.append(Ranked(text, value))
        asked = understood.outright
        return sorted(
            found, key=lambda each: (each.text.id not in asked, -each.score, each.text.id, each.text.key)
        )


def _terms(word: Word) -> tuple[tuple[str, int], ...]:
    """What a word may be; what today's texts do not know may stand in a former one as it was typed."""
    return ((stem(word.text), PERCENT), *word.terms)


def _stands(group: Iterable[str], shares: Mapping[str, int]) -> bool:
    """Whether the text itself has one of some terms."""
    return any(shares.get(term) == PERCENT for term in group)


def _shares(text: FormerText, title: str) -> dict[str, int]:
    """Term → the percent of it that the text has."""
    around = dict.fromkeys((CONCEPT + concept for concept in text.about), _AROUND)
    own = dict.fromkeys((*stems(title), CONCEPT + text.id), _OWN)
    return around | own | dict.fromkeys(_inside(text), PERCENT)


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
