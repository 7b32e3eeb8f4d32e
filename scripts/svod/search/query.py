"""What a query is understood as: its words, the records it names, its step codes."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from svod.links.lookup import find
from svod.text.stems import stem
from svod.text.tokens import is_step_code, tokens

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.records.library import Library
    from svod.search.whoosh_index import WhooshIndex

_CODE = re.compile("[rр][1-9][0-9]{0,5}")
MAX_CHARACTERS = 4_000
"""What is read of a query; more is no question."""
MAX_TOKENS = 256
_LONGEST_NAME = 8
"""Words, those of step codes counted in one included."""
_SHORTEST_BEGINNING = 2
_MOST_ENDINGS = 64
"""Forms that an unfinished word may stand for; a word that could be more says nothing yet."""
_GUESSED = 0.4
"""Weight of a form that the last word may be the beginning of, where the base knows the word as it stands."""


@dataclass(frozen=True)
class Word:
    """A word of the query: the terms of the index that it stands for, each with a weight up to 1."""

    text: str
    terms: tuple[tuple[str, float], ...]


class Named(NamedTuple):
    """A record called by one of its names in the query."""

    text: str
    id: str


@dataclass(frozen=True)
class Understood:
    """``outright`` are the records that the query gives by code or id, in its order."""

    words: tuple[Word, ...]
    names: tuple[Named, ...] = ()
    steps: tuple[str, ...] = ()
    outright: tuple[str, ...] = ()


def understand(query: str, library: Library, index: WhooshIndex) -> Understood:
    """What a query says; nothing in it is an operator, and nothing raises."""
    query = query[:MAX_CHARACTERS]
    found = tokens(query)[:MAX_TOKENS]
    by_stem: dict[str, str] = {}
    for token in found:
        by_stem.setdefault(stem(token), token)
    terms = {term: {term: 1.0} for term in by_stem}
    if (
        found
        and query[-1].isalnum()
        and len(found[-1]) >= _SHORTEST_BEGINNING
        and not is_step_code(found[-1])
    ):
        terms[stem(found[-1])] = _completed(found[-1], index)
    return Understood(
        words=tuple(Word(token, tuple(terms[term].items())) for term, token in by_stem.items()),
        names=tuple(dict.fromkeys(_named(found, _sure(terms[stem(found[-1])]), index))) if found else (),
        steps=tuple(dict.fromkeys(t for t in found if is_step_code(t) and f"step:{t}" in library.records)),
        outright=_outright(query, found, library),
    )


def _completed(beginning: str, index: WhooshIndex) -> dict[str, float]:
    """The terms that an unfinished word may stand for, the word as it is among them."""
    own = stem(beginning)
    weight = _GUESSED if index.knows(own) else 1.0
    terms = {own: 1.0}
    for form in index.terms("forms", beginning):
        terms.setdefault(stem(form), weight)
        if len(terms) > _MOST_ENDINGS:
            return {own: 1.0}
    return terms


def _sure(terms: dict[str, float]) -> tuple[str, ...]:
    """The terms that a word stands for where nothing is only guessed."""
    return tuple(term for term, weight in terms.items() if weight > _GUESSED)


def _named(found: list[str], last: tuple[str, ...], index: WhooshIndex) -> Iterator[Named]:
    """The longest names in the query, from the left, none overlapping; ``last`` are the last word's terms."""
    stems = [(stem(token),) for token in found[:-1]] + [last]
    start = 0
    while start < len(stems):
        for end in range(min(len(stems), start + _LONGEST_NAME), start, -1):
            numbers = _called(stems[start:end], index)
            if numbers:
                text = " ".join(token for token in found[start:end] if not is_step_code(token))
                yield from (Named(text, index.hit_id(number)) for number in numbers)
                break
        else:
            end = start + 1
        start = end


def _called(stems: list[tuple[str, ...]], index: WhooshIndex) -> list[int]:
    """The documents with a name of these stems, of which the last may be one of several."""
    before = [terms[0] for terms in stems[:-1]]
    return [number for term in stems[-1] for number in index.postings("whole", " ".join([*before, term]))]


def _outright(query: str, found: list[str], library: Library) -> tuple[str, ...]:
    asked = dict.fromkeys((query.strip(), *(token for token in found if _CODE.fullmatch(token))))
    return tuple(dict.fromkeys(hit_id for name in asked for hit_id in find(library, name)))
