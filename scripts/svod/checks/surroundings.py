"""What is asked of a record while others are examined: if none of it changes, what is found there stays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from svod.links.context import owners
from svod.records.kinds import Hero, RulesList, Step, Term
from svod.records.record import Record, Thing

if TYPE_CHECKING:
    from svod.records.russian import Russian
    from svod.records.tables import Table


def names_of(body: Record | Table, russian: Russian | None) -> Any:  # noqa: ANN401  # only its fingerprint matters
    """What decides how names and terms are found: the names, whose they are, the rows of the glossary."""
    said = (russian.names, russian.abilities, russian.keywords) if russian else None
    match body:
        case Hero():
            abilities = [(each.key, each.name, each.named, each.also) for each in body.abilities]
            return (body.hit_id, body.name, body.also, abilities, said)
        case Step():
            return (body.hit_id, body.name, body.also, body.abbreviation, said)
        case Thing():
            return (body.hit_id, body.name, body.also, owners(body), said)
        case Term():
            title = russian.units.get("title") if russian else None
            return (body.hit_id, body.title, title and title.ru)
        case Record():
            return None
    return (body, russian) if body.kind == "keywords" else None


def asked_of(body: Record | Table) -> Any:  # noqa: ANN401  # only its fingerprint matters
    """What rules of records may ask of another: its id, rows, place among the steps, lines of a list."""
    match body:
        case Step():
            return (body.hit_id, body.within)
        case Hero():
            return (body.hit_id, [ability.key for ability in body.abilities])
        case RulesList():
            return (body.hit_id, [(item.thing, item.then) for item in body.items])
        case Record():
            return body.hit_id
    return None if body.kind == "interface" else body
