"""What a record's fields say about the names in its texts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from svod.records.kinds import Card, Component, Hero, Status
from svod.records.walk import references

if TYPE_CHECKING:
    from svod.records.record import Record, Thing

_THINGS = frozenset({"hero", "status", "card", "ability", "component", "step", "mode"})


class Context(msgspec.Struct, frozen=True):
    """Where a text stands.

    ``own`` are the record and what stands on its page, ``named`` the hit ids in its fields (its own too),
    ``heroes`` and ``keywords`` the ids and keys in them.
    """

    own: frozenset[str] = frozenset()
    named: frozenset[str] = frozenset()
    heroes: frozenset[str] = frozenset()
    keywords: frozenset[str] = frozenset()


def context_of(record: Record) -> Context:
    """The context of a record's texts."""
    own = {record.hit_id}
    if isinstance(record, Hero):
        own |= {f"ability:{record.id}.{ability.key}" for ability in record.abilities}
    named, keywords = set(own), set()
    for reference in references(record):
        if reference.refers in _THINGS:
            named.add(f"{reference.refers}:{reference.target}")
        elif reference.refers == "any":
            named.add(reference.target)
        elif reference.refers == "keywords":
            keywords.add(reference.target)
    heroes = filter(None, map(_hero, named))
    return Context(frozenset(own), frozenset(named), frozenset(heroes), frozenset(keywords))


def _hero(hit_id: str) -> str | None:
    """The hero that a hit id names, or whose ability it names."""
    kind, _, bare = hit_id.rpartition(":")
    return bare.partition(".")[0] if kind in ("hero", "ability") else None


def owners(record: Thing) -> tuple[str, ...]:
    """The heroes to whom a thing belongs."""
    match record:
        case Hero():
            return (record.id,)
        case Status() | Component():
            return record.heroes
        case Card(hero=str(hero)):
            return (hero,)
        case _:
            return ()
