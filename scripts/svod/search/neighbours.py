"""Pages of the things that a text speaks of: they follow it where it is the best answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from svod.records.record import Thing
from svod.search.lexicon import CONCEPT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from svod.records.library import Library
    from svod.search.documents import Indexed
    from svod.search.terms import Terms

Neighbours = tuple[tuple[int, int], ...]
"""Numbers of documents, and the percent of the best answer's score that each has at least."""
_TITLED, _MAIN, _OWNER, _ABOUT = 44, 40, 36, 30
"""For a thing in the text's title, one that decides it, the hero whose thing it is, any other."""
_KINDS = ("hero", "status", "card")
_MOST = 6
"""Things that a text speaks of; one of more is a list, and speaks of none in particular."""


def neighbours(library: Library, documents: Sequence[Indexed], terms: Terms) -> tuple[Neighbours, ...]:
    """The neighbours of every document."""
    numbers = {document.hit_id: number for number, document in enumerate(documents)}
    return tuple(tuple(_of(library, document, terms, numbers)) for document in documents)


def _of(library: Library, document: Indexed, terms: Terms, numbers: dict[str, int]) -> list[tuple[int, int]]:
    titled = {
        term.removeprefix(CONCEPT) for title in document.title for term in terms.of(title, document.meant)
    }
    record = library.records.get(document.hit_id)
    main = set(getattr(record, "main", ()))
    is_thing = record is None or isinstance(record, Thing)
    things = [
        concept
        for concept in document.about
        if concept.partition(":")[0] in _KINDS and concept != document.hit_id and concept in numbers
    ]
    sure = [concept for concept in things if concept in titled or concept.partition(":")[2] in main]
    found = []
    for concept in things if len(things) <= _MOST else sure[:_MOST]:
        percent = _ABOUT
        if is_thing:
            percent = _OWNER if concept.startswith("hero:") else _ABOUT
        elif concept in titled:
            percent = _TITLED
        elif concept.partition(":")[2] in main:
            percent = _MAIN
        elif concept.startswith("hero:"):
            percent = _OWNER
        found.append((numbers[concept], percent))
    return found
