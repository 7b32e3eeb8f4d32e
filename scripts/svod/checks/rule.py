"""What a rule is: an id, how much a breach weighs, what it looks at, and the check itself.

Every rule is a module of its own. Its docstring is the rule's documentation: the rule in one line, the
same in Russian, a snippet that breaks it and one that keeps it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from types import ModuleType
from typing import Any

from svod.records.problem import Level
from svod.records.yaml_source import Where

_DOCSTRING = re.compile(
    r"(?P<english>.+?)\n\nRussian: (?P<russian>.+?)\n\nFails:\n\n(?P<fails>.+?)\n\nPasses:\n\n(?P<passes>.+)",
    re.DOTALL,
)


class Scope(Enum):
    """What the check of a rule is given."""

    RECORD = auto()
    """One record or table, as a Subject; it yields a Finding for each breach."""
    LIBRARY = auto()
    """The whole Library; it yields pairs of an owner and a Finding."""
    OUTCOME = auto()
    """A Subject and the Outcome of the other rules; it yields a Finding for each breach."""


@dataclass(frozen=True)
class Outcome:
    """The levels of all rules, by id, and the ids of those that found something in a record."""

    levels: Mapping[str, Level]
    found: frozenset[str]


@dataclass(frozen=True)
class Finding:
    """A breach of a rule.

    ``where`` leads to it in the record, or with ``russian`` in the Russian file beside it; ``of_key`` when
    the name of the field is meant, not its value.
    """

    where: Where
    message: str
    hint: str = ""
    russian: bool = False
    of_key: bool = False


@dataclass(frozen=True)
class Rule:
    """A rule with its documentation."""

    id: str
    level: Level
    scope: Scope
    check: Callable[..., Iterator[Any]]
    english: str
    russian: str
    fails: str
    passes: str

    @classmethod
    def of(cls, module: ModuleType) -> Rule:
        """The rule of a module. Raises ValueError for a docstring without one of its parts."""
        written = _DOCSTRING.fullmatch((module.__doc__ or "").strip())
        if not written:
            raise ValueError(
                f"{module.__name__}: the docstring lacks a part: the rule, Russian:, Fails:, Passes:"
            )
        parts = {name: text.strip("\n") for name, text in written.groupdict().items()}
        return cls(module.ID, module.LEVEL, module.SCOPE, module.check, **parts)
