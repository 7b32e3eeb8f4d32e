"""Every kind of record. The tag is the value of ``kind:`` in the file."""

from __future__ import annotations

from typing import Literal

from svod.records.fields import (
    CardType,
    ComponentType,
    ErratumType,
    HeroId,
    Label,
    ListId,
    Polarity,
    StatusType,
    StepId,
)
from svod.records.fragments import Ability, Item
from svod.records.record import Document, Record, Thing


class Ruling(Document, frozen=True, kw_only=True, tag="ruling"):
    """A situation that was asked about, and what was decided."""


class Rule(Document, frozen=True, kw_only=True, tag="rule"):
    """A clarification without a situation."""


class GoldenRule(Document, frozen=True, kw_only=True, tag="golden-rule"):
    """One of the rules that stand above the others, with its printed ``number``."""

    number: int


class Erratum(Document, frozen=True, kw_only=True, tag="erratum"):
    """A correction of something printed; ``type`` says what is corrected."""

    type: ErratumType


class Term(Document, frozen=True, kw_only=True, tag="term"):
    """A key term; its parts are its definitions."""


class RulesList(Document, frozen=True, kw_only=True, tag="list"):
    """A list; lines of one sentence are ``items``, longer ones are entries (records of their own)."""

    items: tuple[Item, ...] = ()


class Entry(Document, frozen=True, kw_only=True, tag="entry"):
    """A longer line of the list ``parent``; ``place`` is its position there, from 1."""

    parent: ListId
    place: int


class Question(Document, frozen=True, kw_only=True, tag="question"):
    """A question without an official answer yet; its parts have a situation and no decision."""


class About(Document, frozen=True, kw_only=True, tag="about"):
    """Something about the source document itself."""


class Hero(Thing, frozen=True, kw_only=True, tag="hero"):
    """A hero: the ``box`` as the document heads it, the ``number`` printed there, and the abilities."""

    box: Label = "unknown"
    number: int | None = None
    abilities: tuple[Ability, ...] = ()


class Status(Thing, frozen=True, kw_only=True, tag="status"):
    """A status effect, token or companion. ``limit`` is the stack limit."""

    type: StatusType = "status-effect"
    heroes: tuple[HeroId, ...] = ()
    polarity: Polarity = "unknown"
    limit: int | Literal["unknown"] = "unknown"


class Card(Thing, frozen=True, kw_only=True, tag="card"):
    """A card; without ``hero`` it is common to all heroes, or a loot card."""

    type: CardType = "unknown"
    hero: HeroId | None = None


class Component(Thing, frozen=True, kw_only=True, tag="component"):
    """A die, board, tile, boss or other component."""

    type: ComponentType
    heroes: tuple[HeroId, ...] = ()


class Step(Thing, frozen=True, kw_only=True, tag="step"):
    """A phase of the turn, or a step of a phase (``within``).

    ``place`` orders them through the turn; ``abbreviation`` is what players write: DRP 1.
    """

    within: StepId | None = None
    place: int
    abbreviation: Label | None = None


class Mode(Thing, frozen=True, kw_only=True, tag="mode"):
    """A way to play: one against one, teams, King of the Hill, Adventures, Missions."""


KINDS: dict[str, type[Record]] = {
    str(kind.__struct_config__.tag): kind
    for kind in (
        Ruling,
        Rule,
        GoldenRule,
        Erratum,
        Term,
        RulesList,
        Entry,
        Question,
        About,
        Hero,
        Status,
        Card,
        Component,
        Step,
        Mode,
    )
}
"""Kind → model, in the order in which pages and listings show the kinds."""
