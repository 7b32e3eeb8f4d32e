"""The state of a Russian text, computed from the English it was made from and today's English."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.records.library import Library
    from svod.records.russian import Unit
    from svod.records.walk import Text


class State(StrEnum):
    """Worst first: a changed decision makes the Russian wrong, a missing text only leaves it out."""

    DECISION_CHANGED = "decision-changed"
    CHANGED = "changed"
    MISSING = "missing"
    CURRENT = "current"


@dataclass(frozen=True)
class Standing:
    """One English text of the record or table ``owner``, its Russian unit, and how the two stand."""

    owner: str
    text: Text
    unit: Unit | None
    state: State

    @property
    def read(self) -> bool:
        """Whether a second person has read the Russian against today's English."""
        return self.state is State.CURRENT and self.unit is not None and self.unit.read is not None


def state(text: Text, unit: Unit | None) -> State:
    """How a Russian unit stands; spaces, quotes, dashes and link targets do not count as change."""
    if unit is None:
        return State.MISSING
    if unit.made_from(text.english):
        return State.CURRENT
    return State.DECISION_CHANGED if text.decides else State.CHANGED


def standings(library: Library, owner: str) -> Iterator[Standing]:
    """The standing of every text of a record or table, in reading order."""
    for text in library.texts(owner):
        unit = library.unit(owner, text.path)
        yield Standing(owner, text, unit, state(text, unit))
