"""What a query says beside its words: days, channels, and the printed number of an entry."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from svod.search.facts import CHANGED, changed_in, channel, on, printed
from svod.search.lexicon import CONCEPT
from svod.text.stems import stem

if TYPE_CHECKING:
    from collections.abc import Sequence

    from svod.search.spans import Span
    from svod.text.periods import Period

_CHANGE = frozenset(
    map(
        stem,
        "изменили изменилось изменения изменено обновили обновление поменяли поменялось исправление исправили"
        " поправили эррата раньше прежний старый теперь сейчас формулировка новая changed changes updated"
        " update reworded rewording wording errata erratum correction corrected replaced old now anymore"
        " previously".split(),
    )
)
_FAMILIES = {
    "discord": ("discord", "дискорд", "дис", "дискорде"),
    "facebook": ("facebook", "fb", "фейсбук", "фейсбуке", "фб"),
    "email": ("email", "mail", "почта", "почте", "имейл"),
    "bgg": ("bgg", "boardgamegeek", "бгг"),
}
"""Channels, or families of them, and what people call them."""
_BY_WORD = {word: family for family, words in _FAMILIES.items() for word in words}
_RULED = 70
"""Percent of what was first ruled in a period, where changes are asked for."""


def on_days(period: Period, words: Sequence[str]) -> tuple[tuple[str, int], ...]:
    """The terms of a period, among words that may ask for changes."""
    if _CHANGE.isdisjoint(map(stem, words)):
        return ((on(period.days), 100),)
    return ((changed_in(period.days), 100), (on(period.days), _RULED))


def changed(words: Sequence[str]) -> dict[int, dict[str, int]]:
    """Number of a word that asks for changes → the term of what was changed."""
    return {at: {CHANGED: 60} for at, word in enumerate(words) if stem(word) in _CHANGE}


def is_channel(word: str) -> bool:
    """Whether a word is what people call a channel."""
    return word in _BY_WORD


def mirrored(spans: Sequence[Span]) -> dict[int, dict[str, int]]:
    """Number of a word → the term of mirror matches, where one hero is set against itself."""
    found: dict[int, dict[str, int]] = {}
    for one, other in pairwise(spans):
        hero = any(concept.startswith("hero:") for concept in one.concepts)
        if hero and one.concepts == other.concepts and other.start == one.end + 1:
            found[one.end] = {f"{CONCEPT}keywords:mirror-match": 100}
    return found


def channels(words: Sequence[str], spans: Sequence[Span]) -> dict[int, dict[str, int]]:
    """Number of a word → the terms of the channel that it names, by itself or with a hero beside it."""
    found: dict[int, dict[str, int]] = {}
    for at, word in enumerate(words):
        family = _BY_WORD.get(word)
        if family:
            own = [
                channel(f"{family}/{concept.removeprefix('hero:')}")
                for span in spans
                for concept in span.concepts
                if concept.startswith("hero:")
            ]
            found[at] = dict.fromkeys(own, 100) | {channel(family): 50 if own else 100}
    return found


def numbers(words: Sequence[str], spans: Sequence[Span]) -> dict[int, dict[str, int]]:
    """Number of a word → the term of the entry printed with that number under the hero before it."""
    found: dict[int, dict[str, int]] = {}
    for span in spans:
        if span.end < len(words) and words[span.end].isdecimal():
            heroes = [each.removeprefix("hero:") for each in span.concepts if each.startswith("hero:")]
            found[span.end] = {printed(hero, words[span.end]): 100 for hero in heroes}
    return found
