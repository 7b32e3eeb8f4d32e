"""What a query is after: the record it names, or a text that decides something about it."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from svod.search.facets import facet
from svod.text.tokens import tokens

if TYPE_CHECKING:
    from collections.abc import Mapping

    from svod.search.query import Understood
    from svod.search.whoosh_index import WhooshIndex

_ABOUT = 1.25
"""Gain of a document that is about a record named in the query, for each name."""
_ASKED_FOR = 1.3
"""Gain of the record itself where the query is its name and nothing else."""
_THING = 0.8
"""A thing only describes; where more than a name is asked, it gives way to texts that decide."""
_THINGS = ("hero", "status", "card", "component", "step", "mode", "ability")


def preferences(understood: Understood, index: WhooshIndex) -> Mapping[int, float]:
    """Number of a document → what to multiply its score by; documents left out stay as they are."""
    found: dict[int, float] = defaultdict(lambda: 1.0)
    called: dict[str, set[int]] = defaultdict(set)
    for name in understood.names:
        called[name.text] |= index.postings("facets", facet("about", name.id)).keys()
    for numbers in called.values():
        for number in numbers:
            found[number] *= _ABOUT
    for number in _things(understood, index):
        found[number] *= _THING
    for number in _asked_for(understood, index):
        found[number] *= _ASKED_FOR
    return found


def _bare(understood: Understood) -> bool:
    """Whether the query is one name and nothing else."""
    names = {name.text for name in understood.names}
    return len(names) == 1 and set(tokens(names.pop())) >= {word.text for word in understood.words}


def _asked_for(understood: Understood, index: WhooshIndex) -> set[int]:
    if not _bare(understood):
        return set()
    return {number for name in understood.names for number in index.postings("facets", facet("id", name.id))}


def _things(understood: Understood, index: WhooshIndex) -> set[int]:
    if _bare(understood):
        return set()
    return {number for kind in _THINGS for number in index.postings("facets", facet("kind", kind))}
