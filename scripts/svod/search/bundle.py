"""The index as a file for browsers: the same terms, integers and tables, in columns.

``browser/bundle.js`` reads it; what can be worked out from the rest is left out.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from svod.links.former import formers
from svod.search.cards import cards
from svod.search.columns import digits, front_coded, gaps, steps
from svod.search.facets import facet
from svod.search.facts import on
from svod.search.lexicon import CONCEPT
from svod.search.weights import LEVELS
from svod.text.elsewhere import ELSEWHERE
from svod.text.function_words import FUNCTION_WORDS
from svod.text.stems import stem

if TYPE_CHECKING:
    import datetime as dt

    from svod.records.library import Library
    from svod.search.index_store import Index

_OWN = ("main", "decided", "mode", "section", "channel")
"""Facets that do not follow from the cards, the facts and what records are about."""
_DAY = re.compile(r"on=\d{4}-\d\d-\d\d")
_MONTH = re.compile(r"(?:on|changed)=\d{4}(?:-\d\d)?")
"""Months and years have what their days have."""
_CLASSES = 10
"""Postings of terms that as many documents have (by the bits of that number) are packed together."""


def bundle(library: Library, index: Index, lang: str, day: dt.date) -> dict[str, Any]:
    """What the first file holds, ready for JSON."""
    whoosh, tables = index.whoosh, index.tables
    ids = [whoosh.hit_id(number) for number in range(whoosh.count)]
    known = list(whoosh.terms())
    words = sorted(
        {*whoosh.vocabulary, *(word for phrase in tables.lexicon.phrases for word in phrase.split(" "))}
    )
    concepts = [*ids, *sorted({term[1:] for term in _concepts(known, tables.lexicon.phrases)} - {*ids})]
    days = [term[len(on("")) :] for term in known if _DAY.fullmatch(term)]
    facts = [
        term for term in known if "=" in term[1:] and not (_MONTH.fullmatch(term) or _DAY.fullmatch(term))
    ]
    terms = [*words, *(CONCEPT + concept for concept in concepts), *map(on, days), *facts]
    postings = [sorted(whoosh.weights(term).items()) for term in terms]
    facets = [each for each in whoosh.facets("") if each.partition("=")[0] in _OWN]
    about = [whoosh.tagged(facet("about", term[1:])) if term.startswith(CONCEPT) else () for term in terms]
    return {
        "lang": lang,
        "ids": "\n".join(ids),
        "keywords": "\n".join(concepts[len(ids) :]),
        "words": front_coded(words),
        "days": " ".join(days),
        "facts": "\n".join(facts),
        "postings": _postings([[number for number, _ in each] for each in postings]),
        "weights": digits(
            2 * LEVELS.index(weight) + (number in its)
            for each, its in zip(postings, about, strict=True)
            for number, weight in each
        ),
        "levels": LEVELS,
        "facets": "\n".join(facets),
        "tagged": _postings([sorted(whoosh.tagged(each)) for each in facets]),
        "lexicon": _lexicon(tables.lexicon.phrases, words, concepts, postings),
        "forms": _by_word(words, ((word, form) for form, its in tables.forms.items() for word in its)),
        "heard": _by_word(words, ((stem(word), word) for its in tables.heard.values() for word in its)),
        "masses": steps(sorted(tables.measures.masses)),
        "shares": steps(tables.measures.shares),
        "neighbours": digits(_counted([n for pair in each for n in pair] for each in tables.neighbours)),
        "functionWords": front_coded(sorted(FUNCTION_WORDS)),
        "elsewhere": front_coded(sorted(ELSEWHERE)),
        "former": {each.hit_id: each.targets for each in formers(library)},
        "formerCodes": {each.code: each.hit_id for each in formers(library) if each.code},
        "cards": cards(library, ids, days, lang, day),
    }


def _concepts(terms: Iterable[str], phrases: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """Concepts as terms, of the index and of the lexicon."""
    yield from (term for term in terms if term.startswith(CONCEPT))
    yield from (CONCEPT + concept for called in phrases.values() for concept in called)


def _postings(postings: Sequence[Sequence[int]]) -> dict[str, Any]:
    """The numbers of documents of many terms: how many each has, and the gaps between them by that number."""
    classes = [""] * _CLASSES
    for numbers in postings:
        classes[min(len(numbers).bit_length(), _CLASSES - 1)] += gaps(numbers)
    return {"counts": digits(map(len, postings)), "gaps": classes}


def _lexicon(
    phrases: Mapping[str, Sequence[str]],
    words: Sequence[str],
    concepts: Sequence[str],
    postings: Sequence[Sequence[tuple[int, int]]],
) -> str:
    """Concept by concept: how many phrases, and of each how many words and which.

    A word is the number that it has among the words of the concept's own document, the heaviest first, and
    one; or 0 and its number among all words.
    """
    numbers = {word: number for number, word in enumerate(words)}
    of_document: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for number, each in zip(range(len(words)), postings, strict=False):
        for document, weight in each:
            of_document[document].append((-weight, number))
    called: dict[str, list[list[int]]] = defaultdict(list)
    for phrase, its in phrases.items():
        for concept in its:
            called[concept].append([numbers[word] for word in phrase.split(" ")])
    found: list[int] = []
    for place, concept in enumerate(concepts):
        near = {number: at for at, (_, number) in enumerate(sorted(of_document[place]), start=1)}
        found.append(len(called[concept]))
        for name in called[concept]:
            found.append(len(name))
            for word in name:
                found += [near[word]] if word in near else [0, word]
    return digits(found)


def _by_word(words: Sequence[str], pairs: Iterable[tuple[str, str]]) -> list[str]:
    """Of every word how many others belong to it, and these by where they part from it."""
    found: dict[str, set[str]] = defaultdict(set)
    for word, other in pairs:
        found[word].add(other)
    parting = (front_coded((word, other)) for word in words for other in sorted(found[word]))
    starts = (len(front_coded((word,))) for word in words for _ in found[word])
    return [
        digits(len(found[word]) for word in words),
        "".join(both[start:] for both, start in zip(parting, starts, strict=True)),
    ]


def _counted(lists: Iterable[Sequence[int]]) -> Iterator[int]:
    for each in lists:
        yield len(each)
        yield from each
