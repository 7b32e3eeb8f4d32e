"""The Russian file beside a record: the thing's names, and for every English text its Russian."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from svod.records.fields import Attested, Date, Gender, Id, Label
from svod.records.fragments import Also
from svod.text.folding import same_wording


class Names(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The Russian names of a thing.

    ``preferred`` is the nominative singular; ``forms`` the declined forms of a coined name; ``forbidden`` are
    variants that must not be written, ``accepted`` ones that may.
    """

    preferred: Label
    gender: Gender | None = None
    animate: bool | None = None
    forms: tuple[Label, ...] = ()
    accepted: tuple[Label, ...] = ()
    forbidden: tuple[Label, ...] = ()
    also: tuple[Also, ...] = ()
    attested: Attested


class Read(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who read a Russian text against the English, and when."""

    by: Label
    on: Date


class Restamp(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Why a change of the English asked for no change of the Russian, and when that was found."""

    reason: Label
    on: Date


class Unit(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One Russian text, with the English it was made from, word for word."""

    ru: Label
    english: Label = field(name="from")
    origin: Literal["ours", "translators", "machine"] = "ours"
    read: Read | None = None
    restamped: Restamp | None = None

    def made_from(self, english: str) -> bool:
        """Whether the Russian was made from this English; spaces, quotes, dashes and link targets aside."""
        return same_wording(self.english) == same_wording(english)


class Russian(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The whole file.

    ``units`` maps the path of an English text to its Russian, ``abilities`` the key of a hero's ability to
    its names.
    """

    id: Id
    names: Names | None = None
    abilities: dict[str, Names] = {}
    keywords: dict[str, Names] = {}
    units: dict[str, Unit] = {}
