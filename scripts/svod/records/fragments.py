"""The pieces a record is made of: parts, points, examples, changes, sources, notes."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from svod.records.fields import (
    AbilityId,
    AbilityType,
    AlsoSort,
    Answer,
    Authority,
    ChangeKind,
    ChannelKey,
    Date,
    Day,
    EditionKey,
    HitId,
    Key,
    Label,
    ModeId,
    NoteKind,
    Role,
    SectionKey,
    StepId,
    ThenMeaning,
    Words,
)


class Fragment(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A keyed piece of a record.

    ``sort`` begins the path of its texts (``point/4.5``); the path of a ``nested`` one begins with the
    path of the piece around it (``example/one/step/2``).
    """

    sort: ClassVar[str]
    nested: ClassVar[bool] = False

    key: Key


class Dated(Fragment, frozen=True, kw_only=True):
    """A piece that may change.

    It holds from the day ``since`` (missing: the day the record was issued) up to, but not on, ``until``.
    """

    since: Day | None = None
    until: Day | None = None


class Case(Fragment, frozen=True, kw_only=True):
    """One group of things that a part answers alike."""

    sort = "case"
    nested = True

    label: Words
    things: tuple[HitId, ...] = ()
    answer: Answer


class Part(Dated, frozen=True, kw_only=True):
    """One question and its decision. ``short`` is the badge; ``at`` the steps of a ``when``.

    A question record has no decision; only rulings have a situation.
    """

    sort = "part"

    situation: Words | None = None
    answer: Answer | None = None
    short: Words | None = None
    at: tuple[StepId, ...] = ()
    decision: Words | None = None
    cases: tuple[Case, ...] = ()


class Point(Dated, frozen=True, kw_only=True):
    """One idea of the explanation; ``printed`` is its label in the document, ``part`` what it explains."""

    sort = "point"

    printed: Label | None = None
    part: Key | None = None
    text: Words
    points: tuple[Point, ...] = ()


class ExampleStep(Fragment, frozen=True, kw_only=True):
    """One move of an example, with the step of the turn in which it happens."""

    sort = "step"
    nested = True

    at: StepId | None = None
    text: Words


class Example(Dated, frozen=True, kw_only=True):
    """A worked example: steps in order, then the outcome."""

    sort = "example"

    title: Words
    part: Key | None = None
    steps: tuple[ExampleStep, ...]
    outcome: Words | None = None


class Item(Dated, frozen=True, kw_only=True):
    """One line of a list; ``thing`` is what the line names, ``text`` what is said of it.

    ``then`` is what the word "then" means on the ability named: a break only, an effect that waits until
    after the damage, or a misprint.
    """

    sort = "item"

    thing: HitId | None = None
    text: Words | None = None
    then: ThenMeaning | None = None


class Source(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where and when an answer was given; ``printed`` is the date as it stands in the document."""

    channel: ChannelKey
    date: Day = "unknown"
    printed: Label | None = None
    authority: Authority
    role: Role = "ruled"


class Place(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where the source document prints the text."""

    section: SectionKey
    number: Label | None = None
    page: Label | None = None


class Change(Fragment, frozen=True, kw_only=True):
    """One event in a record's life.

    An unknown ``date`` goes with the ``edition`` in which the change is first seen; no ``touches`` means the
    whole record.
    """

    sort = "change"

    date: Day
    edition: EditionKey | None = None
    change: ChangeKind
    touches: tuple[Key, ...] = ()
    note: Words
    source: Source | None = None
    inferred: bool = False


class Note(Fragment, frozen=True, kw_only=True):
    """An editor's note for readers, about the pieces (or fields) named in ``about``."""

    sort = "note"

    kind: NoteKind
    about: tuple[str, ...] = ()
    text: Words


class Relation(Fragment, frozen=True, kw_only=True):
    """Another record worth reading, and why."""

    sort = "related"

    to: HitId
    reason: Words


class Applies(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where a ruling holds: the modes (none given: all) and, if limited, the printing or leaflet."""

    modes: tuple[ModeId, ...] = ()
    printing: Words | None = None


class Checked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The edition against which a second reader compared the record, and when."""

    edition: EditionKey
    on: Date


class Also(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Another name under which people look a thing up."""

    text: Label
    sort: AlsoSort


class Ability(Fragment, frozen=True, kw_only=True):
    """An ability on a hero's board; its id in fields is ``hero.key``.

    ``named`` is false where our sources never give the name and ``name`` only describes it.
    """

    sort = "ability"

    name: Label
    named: bool = True
    type: AbilityType = "unknown"
    upgrades: AbilityId | None = None
    also: tuple[Also, ...] = ()
    points: tuple[Point, ...] = ()
    rests_on: tuple[HitId, ...] = ()
