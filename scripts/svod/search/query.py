"""What a query is understood as: its words, the records it names, its step codes, days and channels."""

from __future__ import annotations

import re
from itertools import islice
from typing import TYPE_CHECKING

from svod.links.lookup import find
from svod.search.hints import changed, channels, mirrored, numbers, on_days
from svod.search.lexicon import CONCEPT
from svod.search.readings import Readings
from svod.search.retyping import in_right_layout
from svod.search.spans import Span, Spans
from svod.search.understood import Named, Understood, Word
from svod.text.elsewhere import ELSEWHERE
from svod.text.folding import fold
from svod.text.function_words import FUNCTION_WORDS
from svod.text.periods import Period, period
from svod.text.stems import stem
from svod.text.tokens import is_step_code, tokens

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from svod.records.library import Library
    from svod.search.index_store import Index
    from svod.search.retyping import Change

_CODE = re.compile("[rр][1-9][0-9]{0,5}")
_QUOTED = re.compile('"([^"]+)"|“([^”]+)”|«([^»]+)»')
MAX_CHARACTERS = 4_000
"""What is read of a query; more is no question."""
MAX_TOKENS = 256
_MOST_QUOTED = 8
_KEYWORDS = "keywords:"
_SURE = 60
"""Percent from which a word alone may be a name."""
_DAYS, _NUMBER, _ELSEWHERE, _NAME, _FUNCTION = 300, 300, 300, 200, 25
"""Percent of a period, of a printed number, of a word of other games or shops, of a record's name (they say
what is asked about), and of a word that only holds the sentence together."""
PARTS = frozenset(
    "layout guesses forms names beginning periods channels numbers changes matchups neighbours".split()
)
"""The parts of the understanding; each can be left out, to take it back or to measure what it brings."""
AS_TYPED = PARTS - {"layout", "guesses"}
"""Those that read every word as it was typed."""


class Understanding:
    """Understands queries to one index by some of the ``parts``."""

    def __init__(self, library: Library, index: Index, parts: frozenset[str] = PARTS) -> None:
        self._library, self._parts = library, parts
        self._readings = Readings(index, parts)
        self._spans = Spans(index.tables.lexicon)

    def of(self, query: str) -> Understood:
        """What a query says; nothing in it is an operator, and nothing raises."""
        query = query[:MAX_CHARACTERS]
        days = period(query) if "periods" in self._parts else None
        text, changes = self._retyped(_without(query, days) if days else query)
        found = tokens(text)[:MAX_TOKENS]
        unfinished = text[-1:].isalnum()
        readings, guesses = self._readings.of(found, unfinished=unfinished)
        spans = self._spans.found(_namable(found, readings), _SURE) if "names" in self._parts else []
        if unfinished and _is_barely_begun(found, spans):
            del found[-1], readings[-1]
            spans = [span for span in spans if span.end <= len(found)]
        words = self._words(found, readings, spans)
        if days:
            words[days.text] = Word(days.text, on_days(days, found), _DAYS)
        named = dict.fromkeys(
            Named(_said(found, span), concept) for span in spans for concept in span.concepts
        )
        return Understood(
            words=tuple(words.values()),
            names=tuple(name for name in named if not name.id.startswith(_KEYWORDS)),
            keywords=tuple(name for name in named if name.id.startswith(_KEYWORDS)),
            steps=tuple(
                dict.fromkeys(t for t in found if is_step_code(t) and f"step:{t}" in self._library.records)
            ),
            outright=_outright(query, found, self._library),
            changes=(*changes, *guesses),
            together=tuple(self._together(text)),
            days=days.days if days else None,
            missing=tuple(dict.fromkeys(_missing(found, self._library))),
            elsewhere=tuple(filter(self._is_elsewhere, found)),
        )

    def _words(
        self, found: Sequence[str], readings: Sequence[Mapping[str, int]], spans: Sequence[Span]
    ) -> dict[str, Word]:
        """First term → the word, each once, with the terms of the names and facts that it gives."""
        terms = [dict(each) for each in readings]
        for span in spans:
            for at in range(span.start, span.end):
                terms[at] |= {CONCEPT + concept: span.percent for concept in span.concepts}
        numbered = numbers(found, spans) if "numbers" in self._parts else {}
        told = channels(found, spans) if "channels" in self._parts else {}
        mirror = mirrored(spans) if "matchups" in self._parts else {}
        asked = changed(found) if "changes" in self._parts else {}
        for at, more in (*numbered.items(), *told.items(), *mirror.items(), *asked.items()):
            terms[at] |= more
        words: dict[str, Word] = {}
        for at, (word, each) in enumerate(zip(found, terms, strict=True)):
            weight = self._weight(word, each)
            if at in numbered or at in mirror:
                weight = _NUMBER
            elif at in told or at in asked:
                weight = 100
            words.setdefault(next(iter(each)), Word(word, tuple(each.items()), weight))
        return words

    def _weight(self, word: str, terms: Mapping[str, int]) -> int:
        named = [term for term in terms if term.startswith(CONCEPT)]
        if any(not term.startswith(CONCEPT + _KEYWORDS) for term in named):
            return _NAME
        if self._is_elsewhere(word):
            return _ELSEWHERE
        return _FUNCTION if word in FUNCTION_WORDS else 100

    def _is_elsewhere(self, word: str) -> bool:
        return stem(word) in ELSEWHERE and not self._readings.knows(stem(word))

    def _retyped(self, text: str) -> tuple[str, list[Change]]:
        if "layout" not in self._parts:
            return text, []
        chunks = text.split()
        changes = in_right_layout(chunks, self._readings.knows)
        if not any(changes):
            return text, []
        read = [change.read if change else chunk for chunk, change in zip(chunks, changes, strict=True)]
        return " ".join(read) + (" " if text[-1].isspace() else ""), [change for change in changes if change]

    def _together(self, text: str) -> list[tuple[tuple[str, ...], ...]]:
        """For every text in quotes the stems that each of its words may be."""
        found: dict[tuple[tuple[str, ...], ...], None] = {}
        for quoted in islice(_QUOTED.finditer(text), _MOST_QUOTED):
            words = tokens(next(filter(None, quoted.groups())))[:MAX_TOKENS]
            readings, _ = self._readings.of(words, unfinished=False)
            found[tuple(tuple(each) for each in readings)] = None
        return [each for each in found if each]


def _without(query: str, days: Period) -> str:
    """A query without its period; whether its last word is finished still shows."""
    folded = fold(query)
    return f"{folded[: days.start]} {folded[days.end :]}{' ' if query[-1:].isspace() else ''}"


def _namable(found: list[str], readings: list[dict[str, int]]) -> list[dict[str, int]]:
    """The readings as names are sought in them: a word that holds the sentence together is none by itself."""
    return [
        dict.fromkeys(each, _SURE - 1) if word in FUNCTION_WORDS else each
        for word, each in zip(found, readings, strict=True)
    ]


def _is_barely_begun(found: list[str], spans: Sequence[Span]) -> bool:
    """Whether the last word is one letter that ends no name: it may become anything and says nothing yet."""
    last = len(found) - 1
    return (
        bool(found)
        and len(found[last]) == 1
        and found[last].isalpha()
        and not any(span.start < last < span.end for span in spans)
    )


def _missing(found: Sequence[str], library: Library) -> Iterator[str]:
    """The codes among the words that no record and no step has."""
    for token in found:
        code = _CODE.fullmatch(token) and not find(library, token)
        if code or (is_step_code(token) and f"step:{token}" not in library.records):
            yield token


def _said(found: list[str], span: Span) -> str:
    return " ".join(token for token in found[span.start : span.end] if not is_step_code(token))


def _outright(query: str, found: list[str], library: Library) -> tuple[str, ...]:
    asked = dict.fromkeys((query.strip(), *(token for token in found if _CODE.fullmatch(token))))
    return tuple(dict.fromkeys(hit_id for name in asked for hit_id in find(library, name)))
