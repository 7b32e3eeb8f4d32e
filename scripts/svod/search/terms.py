"""The terms of a document: the stems of its words, and the concepts that its texts name."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from svod.search.documents import Place, passages
from svod.search.lexicon import CONCEPT, everyday, is_thing
from svod.text.stems import stems

if TYPE_CHECKING:
    from svod.records.library import Library
    from svod.search.documents import Indexed
    from svod.search.lexicon import Lexicon


class Terms:
    """Makes them; ``lexicon`` knows the names.

    ``certain`` are the concepts whose names mean them in every text.
    """

    def __init__(self, library: Library, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        certain = {c for called in lexicon.phrases.values() for c in called if not is_thing(library, c)}
        self.certain = frozenset(certain - everyday(library))

    def fields(self, document: Indexed) -> dict[str, list[str]]:
        """Field → the terms of its texts."""
        texts = {
            "names": document.names,
            "title": document.title,
            "decision": [passage.text for passage in document.decision],
            "body": [passage.text for passage in document.body],
            "other": document.other,
            "asked": document.asked,
        }
        found = {
            field: [term for text in each for term in self.of(text, document.meant)]
            for field, each in texts.items()
        }
        return found | {
            "about": [CONCEPT + concept for concept in document.about],
            "facts": list(document.facts),
        }

    def passages(self, document: Indexed) -> Iterator[tuple[Place, list[str]]]:
        """The pieces of a document, with the terms of each."""
        for place, text in passages(document):
            yield place, self.of(text, document.meant)

    def of(self, text: str, meant: Collection[str]) -> list[str]:
        """The stems of a text, then the concepts it names: ``meant`` ones, and words of the rules."""
        found = stems(text)
        concepts = [
            CONCEPT + concept
            for _, _, called in self.lexicon.spans(found)
            for concept in called
            if concept in meant or concept in self.certain
        ]
        return found + concepts
