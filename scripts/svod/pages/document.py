"""A document as a reader meets it: what holds today, apart from what once did."""

from __future__ import annotations

from typing import TYPE_CHECKING

from svod.pages.badge import Badge, badge
from svod.pages.history import history, old_texts
from svod.pages.marks import marks
from svod.pages.part_labels import labels
from svod.pages.subjects import subjects
from svod.pages.views import (
    Age,
    CaseView,
    DocumentView,
    ExampleView,
    ItemView,
    NoteView,
    PartView,
    PointView,
    StepView,
)
from svod.records.fields import UNKNOWN
from svod.records.kinds import RulesList
from svod.records.record import Document

if TYPE_CHECKING:
    from collections.abc import Iterable

    from svod.pages.prose import Prose
    from svod.records.fragments import Dated, Example, Item, Part, Point
    from svod.records.held import HeldText
    from svod.records.record import Record


def document(p: Prose, record: Record, prefix: str = "") -> DocumentView:
    """The view of a record for the page of ``p``."""
    words = p.context.words(record)
    held = p.context.held(record)
    is_document = isinstance(record, Document)
    maker = _Maker(p, record, prefix)
    events = history(p, record, prefix)
    told = {id(old.piece) for event in events for old in event.old}
    applies = record.applies if isinstance(record, Document) else None
    return DocumentView(
        record=record,
        prefix=prefix,
        labels=maker.labels,
        title=words.own("title") if is_document else None,
        marks=marks(p, record, prefix),
        parts=tuple(maker.part(text) for text in held.parts),
        points=maker.points(held.points),
        abilities={key: maker.points(texts) for key, texts in held.abilities.items()},
        examples=tuple(maker.example(text) for text in held.examples),
        items=tuple(maker.item(text) for text in held.items) if isinstance(record, RulesList) else (),
        subjects=subjects(p, record) if isinstance(record, Document) else (),
        printing=words.of(applies, "printing") if applies else None,
        related=tuple((each.to, reason) for each in record.related if (reason := words.of(each, "reason"))),
        notes=tuple(NoteView(note.kind, text) for note in record.notes if (text := words.of(note, "text"))),
        events=events,
        old=tuple(old for old in old_texts(p, record, prefix) if id(old.piece) not in told),
    )


class _Maker:
    """Makes the views of one record's pieces; an anchor is given once, to the first version shown."""

    def __init__(self, p: Prose, record: Record, prefix: str) -> None:
        self._p, self._record, self._prefix = p, record, prefix
        self._words = p.context.words(record)
        self.labels = labels(dict.fromkeys(part.key for part in getattr(record, "parts", ())))
        self._doubtful = {key for note in record.notes if note.kind == "contradiction" for key in note.about}
        self._given: set[str] = set()

    def part(self, text: HeldText[Part]) -> PartView:
        """A part that holds."""
        part = text.piece
        cases = tuple(
            CaseView(
                Badge(case.answer, self._p.context.strings(f"answer.{case.answer}"), None), label, case.things
            )
            for case in part.cases
            if (label := self._words.of(case, "label"))
        )
        return PartView(
            key=part.key,
            anchor=self._anchor(part),
            label=self.labels[part.key],
            badge=badge(self._p.context, self._record, part),
            decision=self._words.of(part, "decision"),
            situation=self._words.of(part, "situation"),
            at=tuple(f"step:{step}" for step in part.at),
            cases=cases,
            age=self._age(text),
            caution=part.key in self._doubtful,
        )

    def points(self, texts: Iterable[HeldText[Point]]) -> tuple[PointView, ...]:
        """Points that hold, in order."""
        return tuple(
            PointView(
                anchor=self._anchor(text.piece),
                printed=text.piece.printed,
                part=text.piece.part,
                text=phrase,
                age=self._age(text),
                points=self.points(text.inner),
            )
            for text in texts
            if (phrase := self._words.of(text.piece, "text"))
        )

    def example(self, text: HeldText[Example]) -> ExampleView:
        """An example that holds."""
        example = text.piece
        title = self._words.of(example, "title")
        steps = tuple(
            StepView(f"step:{step.at}" if step.at else None, phrase)
            for step in example.steps
            if (phrase := self._words.of(step, "text"))
        )
        return ExampleView(
            self._anchor(example),
            title,
            example.part,
            steps,
            self._words.of(example, "outcome"),
            self._age(text),
        )

    def item(self, text: HeldText[Item]) -> ItemView:
        """A line of a list that holds."""
        item = text.piece
        return ItemView(
            self._anchor(item), item.thing, self._words.of(item, "text"), item.then, self._age(text)
        )

    def _anchor(self, piece: Dated) -> str:
        anchor = f"{self._prefix}p-{piece.key}"
        if anchor in self._given:
            anchor = f"{anchor}-since-{piece.since or 'issued'}"
        self._given.add(anchor)
        return anchor

    def _age(self, text: HeldText[Part] | HeldText[Point] | HeldText[Example] | HeldText[Item]) -> Age | None:
        piece = text.piece
        if not text.sure:
            return Age("until-unknown" if piece.until == UNKNOWN else "since-unknown")
        return Age("since", piece.since) if piece.since and piece.since != UNKNOWN else None
