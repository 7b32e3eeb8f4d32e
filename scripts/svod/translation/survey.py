"""The survey of a base: how many of its texts stand how, and which to see to first."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from svod.records.kinds import KINDS
from svod.records.tables import TABLES
from svod.translation.state import Standing, State, standings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from svod.records.library import Library

K = TypeVar("K")
_KINDS = (*KINDS, *TABLES)
_STATES = tuple(State)


@dataclass(frozen=True)
class Tally:
    """How many texts stand how: ``states`` has every state; ``read`` are those read by a second person."""

    states: Mapping[State, int]
    read: int

    @property
    def total(self) -> int:
        """All texts."""
        return sum(self.states.values())

    @property
    def not_read(self) -> int:
        """Texts whose Russian is current, but read by no second person."""
        return self.states[State.CURRENT] - self.read

    @property
    def badness(self) -> tuple[int, ...]:
        """Sorts tallies, the best first."""
        return (*(self.states[state] for state in _STATES if state is not State.CURRENT), self.not_read)


@dataclass(frozen=True)
class Importance:
    """A class of texts: those of one kind of record or table by which people rule, or the others of it."""

    kind: str
    decides: bool


def survey(library: Library) -> list[Standing]:
    """The standing of every text: the worst first, of equal ones the most important, in reading order."""
    found = [each for owner in (*library.records, *library.tables) for each in standings(library, owner)]
    order = {each: place for place, each in enumerate(_classes())}
    return sorted(found, key=lambda each: (_STATES.index(each.state), order[importance(library, each)]))


def importance(library: Library, standing: Standing) -> Importance:
    """The class of a text."""
    owner = library.records.get(standing.owner) or library.tables[standing.owner]
    return Importance(owner.kind, standing.text.decides)


def section(library: Library, standing: Standing) -> str:
    """The key of the section in which the text's record is first printed; empty if it is printed nowhere."""
    record = library.records.get(standing.owner)
    return record.printed[0].section if record and record.printed else ""


def tally(found: Iterable[Standing]) -> Tally:
    """The count of some texts."""
    found = tuple(found)
    counts = Counter(each.state for each in found)
    return Tally({state: counts[state] for state in _STATES}, sum(each.read for each in found))


def by_section(library: Library, found: Iterable[Standing]) -> dict[str, Tally]:
    """Section → the count of its texts, the worst section first."""
    tallies = _tallies(found, lambda each: section(library, each))
    return dict(sorted(tallies.items(), key=lambda each: each[1].badness, reverse=True))


def by_importance(library: Library, found: Iterable[Standing]) -> dict[Importance, Tally]:
    """Class → the count of its texts, the most important class first."""
    tallies = _tallies(found, lambda each: importance(library, each))
    return {each: tallies[each] for each in _classes() if each in tallies}


def _classes() -> list[Importance]:
    """Every class of texts, the most important first."""
    return [Importance(kind, decides) for kind in _KINDS for decides in (True, False)]


def _tallies(found: Iterable[Standing], key: Callable[[Standing], K]) -> dict[K, Tally]:
    gathered: dict[K, list[Standing]] = defaultdict(list)
    for each in found:
        gathered[key(each)].append(each)
    return {each: tally(members) for each, members in gathered.items()}
