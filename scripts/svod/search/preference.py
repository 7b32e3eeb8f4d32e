"""What a query is after: the record it names, or a text that decides something about it."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from svod.search.facets import DECIDED, facet
from svod.search.scoring import PERCENT

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from svod.search.understood import Named, Understood
    from svod.search.whoosh_index import WhooshIndex

_ABOUT = 140
"""Gain, in percent, of a document that is about a record named in the query, for each name."""
_MOST = 100_000
"""No number of names makes a document gain more percent: a browser's integers are exact up to 2**53."""
_FOREIGN = 60
"""What is decided by heroes none of whom the query names gives way to what the named ones decide."""
_OWNED = 108
"""Gain of what is decided by the hero to whom a named status, card or ability belongs."""
_ASKED_FOR = 150
"""Gain of the record itself where the query is its name and nothing else; of the thing, not of a text that
has the thing's name for a title."""
_KINDS = dict.fromkeys(("hero", "status", "card", "component", "step", "mode", "ability"), 85)
"""A thing only describes: where more than a name is asked, it gives way to texts that decide."""


def gains(understood: Understood, index: WhooshIndex) -> Mapping[int, int]:
    """Number of a document → what to multiply its score by, in percent; what is left out stays as it is."""
    found: dict[int, int] = defaultdict(lambda: PERCENT)
    for numbers in called((*understood.names, *understood.keywords), index).values():
        for number in sorted(numbers):
            found[number] = min(found[number] * _ABOUT // PERCENT, _MOST)
    heroes = {name.id for name in understood.names if name.id.startswith("hero:")}
    if heroes:
        decided = {number for hero in heroes for number in index.tagged(facet("main", hero[len("hero:") :]))}
        for number in sorted(index.tagged(DECIDED) - decided):
            found[number] = found[number] * _FOREIGN // PERCENT
    else:
        for number in sorted(_decided_by_owners(understood, index)):
            found[number] = found[number] * _OWNED // PERCENT
    asked_for = _asked_for(understood, index)
    for kind, percent in _KINDS.items():
        for number in sorted(index.tagged(facet("kind", kind)) - asked_for):
            found[number] = found[number] * percent // PERCENT
    for number in sorted(asked_for):
        found[number] = found[number] * _ASKED_FOR // PERCENT
    return found


def called(names: Iterable[Named], index: WhooshIndex) -> dict[str, set[int]]:
    """Every name → the documents that are about what it calls; a list of heroes is about none of them."""
    found: dict[str, set[int]] = defaultdict(set)
    lists = index.tagged(facet("kind", "list"))
    for name in names:
        about = index.tagged(facet("about", name.id))
        found[name.text] |= about - lists if name.id.startswith("hero:") else about
    return found


def _decided_by_owners(understood: Understood, index: WhooshIndex) -> set[int]:
    """What the heroes decide to whom the named things belong."""
    prefix = facet("about", "hero:")
    things = {number for name in understood.names for number in index.tagged(facet("id", name.id))}
    owners = [
        term.removeprefix(prefix)
        for term in index.facets(prefix)
        if not things.isdisjoint(index.tagged(term))
    ]
    return {number for owner in owners for number in index.tagged(facet("main", owner))}


def _asked_for(understood: Understood, index: WhooshIndex) -> set[int]:
    """The records themselves, where the query is one name and at most that of its hero beside it."""
    ids: dict[str, set[str]] = defaultdict(set)
    for name in understood.names:
        ids[name.text].add(name.id)
    if not understood.is_name:
        return set()
    leading = [
        text
        for text in ids
        if not any(_owned(ids[other], ids[text], index) for other in ids if other != text)
    ]
    if len(leading) != 1:
        return set()
    found = {number for hit_id in ids[leading[0]] for number in index.tagged(facet("id", hit_id))}
    things = {number for kind in _KINDS for number in index.tagged(facet("kind", kind))}
    found = found & things or found
    return found - index.tagged(facet("kind", "ability")) or found


def _owned(things: set[str], heroes: set[str], index: WhooshIndex) -> bool:
    """Whether things that are no heroes belong to the heroes."""
    about = {
        number for hero in heroes if hero.startswith("hero:") for number in index.tagged(facet("about", hero))
    }
    return any(
        not thing.startswith("hero:") and not about.isdisjoint(index.tagged(facet("id", thing)))
        for thing in things
    )
