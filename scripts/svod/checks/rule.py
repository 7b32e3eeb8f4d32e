"""What a rule is: an id, how much a breach weighs, what it looks at, and the check itself.

Every rule is a module of its own. Its docstring is the rule's documentation: the rule in one line, the
same in Russian, a snippet that breaks it and one that keeps it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from enum import Enum, auto
from functools import cached_property
from types import ModuleType
from typing import Any

import msgspec

from svod.records.problem import Level

_DOCSTRING = re.compile(
    r"(?P<english>.+?)\n\nRussian: (?P<russian>.+?)\n\nFails:\n\n(?P<fails>.+?)\n\nPasses:\n\n(?P<passes>.+)",
    re.DOTALL,
)


class Scope(Enum):
    """What the check of a rule is given."""

    ENGLISH = auto()
    """One record or table, as a Subject; its Russian is not asked. It yields a Finding for each breach.

    What it found is kept until the record or its surroundings change. Of other records it may ask only what
    belongs to those: see ``asked_of``."""
    RECORD = auto()
    """The same with its Russian."""
    TEXT = auto()
    """One text as written in one language, as a Spoken; it yields message and hint for each breach. What it
    found is kept until the text, the names of the base or what the record's fields name change."""
    PAIR = auto()
    """An English text and its Russian, as a Compared; it yields message and hint for each breach, which is
    told at the Russian. Kept as with TEXT. Strings of pages are not looked at: they are no rulings."""
    DIGESTS = auto()
    """What the module's function ``digest`` made of each Subject, by owner, those left out that gave None; it
    yields pairs of an owner and a Finding. A digest is made as with ENGLISH; it has the type that the module
    calls ``Digest``."""
    OUTCOME = auto()
    """The Subject of a record that accepts a warning, and the Outcome of the other rules; it yields a Finding
    for each breach."""


class Outcome(msgspec.Struct, frozen=True):
    """The levels of all rules, by id, and the ids of those that a record broke, and of those it accepts."""

    levels: Mapping[str, Level]
    found: frozenset[str]
    accepted: tuple[str, ...]


class Finding(msgspec.Struct, frozen=True, array_like=True):
    """A breach of a rule.

    ``where`` leads to it in the record, or with ``russian`` in the Russian file beside it; ``of_key`` when
    the name of the field is meant, not its value.
    """

    where: tuple[str | int, ...]
    message: str
    hint: str = ""
    russian: bool = False
    of_key: bool = False


class Rule:
    """A rule by its ``id``; ``load`` gives the module that holds all else of it."""

    def __init__(self, id: str, scope: Scope, load: Callable[[], ModuleType]) -> None:  # noqa: A002  # it is the id
        self.id, self.scope, self._load = id, scope, load

    @cached_property
    def module(self) -> ModuleType:
        """The module: its LEVEL and ``check``, of the scope DIGESTS also ``digest`` and ``Digest``."""
        return self._load()

    @property
    def level(self) -> Level:
        """How much a breach weighs."""
        level: Level = self.module.LEVEL
        return level

    @property
    def check(self) -> Callable[..., Iterator[Any]]:
        """The check, given what the scope says."""
        check: Callable[..., Iterator[Any]] = self.module.check
        return check

    @cached_property
    def documentation(self) -> Documentation:
        """What the module's docstring says. Raises ValueError if it lacks one of its parts."""
        written = _DOCSTRING.fullmatch((self.module.__doc__ or "").strip())
        if not written:
            raise ValueError(f"{self.id}: the docstring lacks a part: the rule, Russian:, Fails:, Passes:")
        return Documentation(**{name: text.strip("\n") for name, text in written.groupdict().items()})


class Documentation(msgspec.Struct, frozen=True):
    """A rule in both languages, a snippet that breaks it and one that keeps it."""

    english: str
    russian: str
    fails: str
    passes: str
