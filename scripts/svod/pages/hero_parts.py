"""What stands on a hero's page alone: the abilities, and the statuses, cards and components of the hero."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from svod.pages.facts import Fact, ability_facts
from svod.pages.listing import Group, groups
from svod.records.record import Thing

if TYPE_CHECKING:
    from collections.abc import Mapping

    from svod.pages.prose import Prose
    from svod.pages.views import PointView
    from svod.records.fragments import Ability
    from svod.records.kinds import Hero


@dataclass(frozen=True)
class AbilityView:
    """An ability; its key is its anchor.

    ``rests_on`` are the texts from which its points follow, ``rulings`` the records about it.
    """

    ability: Ability
    hit_id: str
    facts: tuple[Fact, ...]
    points: tuple[PointView, ...]
    rests_on: tuple[str, ...]
    rulings: tuple[str, ...]


def abilities(p: Prose, hero: Hero, points: Mapping[str, tuple[PointView, ...]]) -> tuple[AbilityView, ...]:
    """The hero's abilities, as the record orders them; ``points`` gives what is said of each."""
    found = []
    for ability in hero.abilities:
        hit_id = f"ability:{hero.id}.{ability.key}"
        about, _ = p.context.graph.backlinks(hit_id)
        rulings = tuple(source for source in about if source != hero.hit_id)
        view = AbilityView(
            ability,
            hit_id,
            ability_facts(p, hero, ability),
            points[ability.key],
            ability.rests_on,
            rulings,
        )
        found.append(view)
    return tuple(found)


def belongings(p: Prose, hero: Hero) -> tuple[Group, ...]:
    """The statuses, cards and components that belong to the hero."""
    sources = p.context.graph.sources(hero.hit_id, "heroes", "hero")
    return groups(p, (hit_id for hit_id in sources if isinstance(p.context.library.records[hit_id], Thing)))
