"""What the templates are given of one record, each piece ready to be shown."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from svod.pages.badge import Badge
    from svod.pages.history import Event, OldText
    from svod.pages.marks import Mark
    from svod.pages.subjects import Subject
    from svod.pages.words import Phrase
    from svod.records.record import Record


@dataclass(frozen=True)
class Age:
    """What to say of a text's time.

    ``sort`` is ``since`` (a known day), or ``until-unknown`` and ``since-unknown`` where the day is not
    known on which it ended or began.
    """

    sort: str
    day: str | None = None


@dataclass(frozen=True)
class CaseView:
    """One group of things that a part answers alike."""

    badge: Badge
    label: Phrase
    things: tuple[str, ...]


@dataclass(frozen=True)
class PartView:
    """A part that holds.

    ``label`` tells the parts of a record apart, None for the one that speaks for all of them; ``caution``
    says that a note of contradiction is about it.
    """

    key: str
    anchor: str
    label: str | None
    badge: Badge | None
    decision: Phrase | None
    situation: Phrase | None
    at: tuple[str, ...]
    cases: tuple[CaseView, ...]
    age: Age | None
    caution: bool


@dataclass(frozen=True)
class PointView:
    """A point of the explanation with the points under it; ``part`` is the key of the part it explains."""

    anchor: str
    printed: str | None
    part: str | None
    text: Phrase
    age: Age | None
    points: tuple[PointView, ...]


@dataclass(frozen=True)
class StepView:
    """One move of an example."""

    at: str | None
    text: Phrase


@dataclass(frozen=True)
class ExampleView:
    """A worked example; ``part`` is the key of the part that it illustrates."""

    anchor: str
    title: Phrase | None
    part: str | None
    steps: tuple[StepView, ...]
    outcome: Phrase | None
    age: Age | None


@dataclass(frozen=True)
class ItemView:
    """One line of a list."""

    anchor: str
    thing: str | None
    text: Phrase | None
    then: str | None
    age: Age | None


@dataclass(frozen=True)
class NoteView:
    """An editor's note."""

    kind: str
    text: Phrase


@dataclass(frozen=True)
class DocumentView:
    """Everything that a page says of one document or thing.

    ``prefix`` begins its anchors where it shares the page with others; ``labels`` gives the label of each
    part by its key, ``abilities`` the points of a hero's abilities by theirs.
    """

    record: Record
    prefix: str
    labels: Mapping[str, str | None]
    title: Phrase | None
    marks: tuple[Mark, ...]
    parts: tuple[PartView, ...]
    points: tuple[PointView, ...]
    abilities: Mapping[str, tuple[PointView, ...]]
    examples: tuple[ExampleView, ...]
    items: tuple[ItemView, ...]
    subjects: tuple[Subject, ...]
    printing: Phrase | None
    related: tuple[tuple[str, Phrase], ...]
    notes: tuple[NoteView, ...]
    events: tuple[Event, ...]
    old: tuple[OldText, ...]

    @property
    def many(self) -> bool:
        """Whether the document answers several questions."""
        return len({part.key for part in self.parts}) > 1

    @property
    def situation(self) -> Phrase | None:
        """The situation, where all that is decided is decided in the same one."""
        found = {part.situation for part in self.parts}
        return found.pop() if len(found) == 1 and self.parts[0].decision else None

    @property
    def runs(self) -> tuple[tuple[PointView, ...], ...]:
        """The points, those that stand together and explain the same part gathered."""
        return tuple(tuple(run) for _, run in groupby(self.points, key=lambda point: point.part))
