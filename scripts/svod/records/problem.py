"""A problem found in a file: where it is, what is wrong, what to do."""

from __future__ import annotations

from enum import StrEnum

import msgspec


class Level(StrEnum):
    """How much a problem weighs: an error stops the build, a warning only with ``--strict``."""

    ERROR = "error"
    WARNING = "warning"


class Problem(msgspec.Struct, frozen=True, order=True):
    """One finding; ``line`` and ``column`` count from 1, in characters; sorts by place."""

    path: str
    line: int
    column: int
    rule: str
    message: str
    hint: str = ""
    level: Level = Level.ERROR
