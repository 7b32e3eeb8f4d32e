"""What is known of a thing at a glance, and what is not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from markupsafe import Markup, escape

from svod.records.fields import UNKNOWN
from svod.records.kinds import Card, Component, Hero, RulesList, Status, Step

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.pages.prose import Prose
    from svod.records.fragments import Ability, Also
    from svod.records.record import Thing


@dataclass(frozen=True)
class Fact:
    """A line of the table; not ``known`` where our sources do not state the value."""

    label: str
    value: Markup
    known: bool = True


def facts(p: Prose, thing: Thing) -> tuple[Fact, ...]:
    """The table of a thing."""
    return (*_of_kind(p, thing), *_names(p, thing.hit_id, thing.also))


def ability_facts(p: Prose, hero: Hero, ability: Ability) -> tuple[Fact, ...]:
    """The table of an ability."""
    found = [_fact(p, "type", p.t(f"ability-type.{ability.type}") if ability.type != UNKNOWN else None)]
    if ability.upgrades:
        found.append(_fact(p, "upgrades", p.link(f"ability:{ability.upgrades}")))
    found += _then(p, hero, f"ability:{hero.id}.{ability.key}")
    return (*found, *_names(p, f"ability:{hero.id}.{ability.key}", ability.also))


def _then(p: Prose, hero: Hero, ability: str) -> Iterator[Fact]:
    """What "then" means on an ability, leading to the page where that is told."""
    for hit_id in p.context.graph.sources(ability, "items"):
        record = p.context.library.records[hit_id]
        for text in p.context.held(record).items if isinstance(record, RulesList) else ():
            if text.piece.thing == ability and text.piece.then:
                meaning = p.t(f"then-meaning.{text.piece.then}")
                link = Markup('<a href="{}#{}">{}</a>').format(p.way("then/"), hero.id, meaning)
                yield _fact(p, "then", link)


def _of_kind(p: Prose, thing: Thing) -> Iterator[Fact]:
    match thing:
        case Hero():
            yield _fact(
                p,
                "box",
                p.as_printed(thing.box) if thing.box != UNKNOWN else None,
            )
            if thing.number is not None:
                yield _fact(p, "number", escape(thing.number))
        case Status():
            yield _fact(p, "type", p.t(f"status-type.{thing.type}"))
            yield _heroes(p, thing.heroes)
            yield _fact(
                p, "polarity", p.t(f"polarity.{thing.polarity}") if thing.polarity != UNKNOWN else None
            )
            yield _fact(p, "limit", escape(thing.limit) if thing.limit != UNKNOWN else None)
        case Card():
            yield _fact(p, "type", p.t(f"card-type.{thing.type}") if thing.type != UNKNOWN else None)
            yield _fact(p, "hero", p.link(f"hero:{thing.hero}") if thing.hero else p.t("fact.no-hero"))
        case Component():
            yield _fact(p, "type", p.t(f"component-type.{thing.type}"))
            if thing.heroes:
                yield _heroes(p, thing.heroes)
        case Step():
            if thing.abbreviation:
                yield _fact(p, "abbreviation", p.as_printed(thing.abbreviation))
            if thing.within:
                yield _fact(p, "within", p.link(f"step:{thing.within}"))


def _names(p: Prose, hit_id: str, also: tuple[Also, ...]) -> Iterator[Fact]:
    names = p.context.library.names(hit_id) if p.lang == "ru" else None
    others = [escape(each.text) for each in names.also if each.sort != "misspelling"] if names else []
    others += [p.as_printed(each.text) for each in also if each.sort != "misspelling"]
    if others:
        yield _fact(p, "also", Markup(", ").join(others))
    if names:
        yield _fact(p, "attested", p.t(f"attested.{names.attested}"))


def _heroes(p: Prose, heroes: tuple[str, ...]) -> Fact:
    links = [p.link(f"hero:{hero}") for hero in heroes]
    return _fact(p, "heroes" if len(heroes) > 1 else "hero", Markup(", ").join(links) if links else None)


def _fact(p: Prose, label: str, value: Markup | None) -> Fact:
    return Fact(
        p.context.strings(f"fact.{label}"),
        p.t("value.unknown") if value is None else value,
        known=value is not None,
    )
