"""The names in a query, each word of which may be one of several."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from svod.search.lexicon import Lexicon


class Span(NamedTuple):
    """Words ``start`` to ``end`` are a name of the concepts; ``percent`` tells how sure its words are."""

    start: int
    end: int
    concepts: tuple[str, ...]
    percent: int


class Spans:
    """Finds them by one lexicon."""

    def __init__(self, lexicon: Lexicon) -> None:
        self._phrases = lexicon.phrases
        self._beginnings = {
            " ".join(words[:length])
            for words in (phrase.split(" ") for phrase in lexicon.phrases)
            for length in range(1, len(words) + 1)
        }

    def found(self, words: Sequence[Mapping[str, int]], sure: int) -> list[Span]:
        """The longest names from the left, none overlapping.

        ``words`` are the stems that each word may be, with percents; one below ``sure`` counts only in a name
        of several words.
        """
        found = []
        start = 0
        while start < len(words):
            span = self._at(words, start, sure)
            if span:
                found.append(span)
            start = span.end if span else start + 1
        return found

    def _at(self, words: Sequence[Mapping[str, int]], start: int, sure: int) -> Span | None:
        reached = {word: percent for word, percent in words[start].items() if word in self._beginnings}
        best = None
        end = start + 1
        while reached:
            called = {phrase: percent for phrase, percent in reached.items() if phrase in self._phrases}
            if end == start + 1:
                called = {phrase: percent for phrase, percent in called.items() if percent >= sure}
            if called:
                top = max(called.values())
                concepts = dict.fromkeys(
                    concept
                    for phrase, percent in called.items()
                    if percent == top
                    for concept in self._phrases[phrase]
                )
                best = Span(start, end, tuple(concepts), top)
            if end == len(words):
                break
            reached = {
                longer: min(percent, other)
                for phrase, percent in reached.items()
                for word, other in words[end].items()
                if (longer := f"{phrase} {word}") in self._beginnings
            }
            end += 1
        return best
