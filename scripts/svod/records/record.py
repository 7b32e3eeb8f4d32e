"""What every record has, and the two families: documents, which rule, and things, which rulings name."""

from __future__ import annotations

from msgspec import Struct

from svod.records.fields import (
    AbilityId,
    CardId,
    Code,
    ComponentId,
    Date,
    HeroId,
    HitId,
    Id,
    KeywordKey,
    Label,
    StatusId,
    StepId,
    Words,
)
from svod.records.fragments import (
    Also,
    Applies,
    Change,
    Checked,
    Example,
    Note,
    Part,
    Place,
    Point,
    Relation,
    Source,
)


class Record(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind"
):
    """One file.

    ``rests_on`` names the texts from which the record's statements follow; ``accept`` maps the rule of a
    warning to the reason why it is accepted here.
    """

    id: Id
    code: Code
    points: tuple[Point, ...] = ()
    examples: tuple[Example, ...] = ()
    issued: Date | None = None
    sources: tuple[Source, ...] = ()
    printed: tuple[Place, ...] = ()
    history: tuple[Change, ...] = ()
    notes: tuple[Note, ...] = ()
    rests_on: tuple[HitId, ...] = ()
    related: tuple[Relation, ...] = ()
    checked: Checked | None = None
    accept: dict[str, Label] = {}

    @property
    def kind(self) -> str:
        """The record's kind, as written in its file."""
        return str(self.__struct_config__.tag)

    @property
    def hit_id(self) -> str:
        """The id that is unique in the whole base: bare for documents, ``kind:id`` for things."""
        raise NotImplementedError


class Document(Record, frozen=True, kw_only=True):
    """A text that rules or explains. ``main`` is whose ability, status or card decides the answer."""

    title: Words
    parts: tuple[Part, ...]
    applies: Applies | None = None
    main: tuple[HeroId, ...] = ()
    heroes: tuple[HeroId, ...] = ()
    statuses: tuple[StatusId, ...] = ()
    cards: tuple[CardId, ...] = ()
    abilities: tuple[AbilityId, ...] = ()
    components: tuple[ComponentId, ...] = ()
    steps: tuple[StepId, ...] = ()
    keywords: tuple[KeywordKey, ...] = ()
    conflicts_with: tuple[HitId, ...] = ()
    supersedes: tuple[HitId, ...] = ()

    @property
    def hit_id(self) -> str:
        """The bare id."""
        return self.id


class Thing(Record, frozen=True, kw_only=True):
    """What rulings speak of. ``name`` is the official English name, exactly; ``also`` other names in use."""

    name: Label
    also: tuple[Also, ...] = ()

    @property
    def hit_id(self) -> str:
        """``kind:id``."""
        return f"{self.kind}:{self.id}"
