"""The pieces of a record as plain data, in one language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from svod.records.fragments import Dated, Example, Item, Part, Point
from svod.records.walk import pieces

if TYPE_CHECKING:
    from svod.records.held import Held, HeldText
    from svod.search.wordings import Wordings

Json = dict[str, Any]


class Telling:
    """Tells pieces by their ``words``; ``name`` gives what a hit id is called."""

    def __init__(self, words: Wordings, name: Callable[[str], str]) -> None:
        self._words, self._name = words, name

    def held(self, texts: Iterable[HeldText[Any]]) -> list[Json]:
        """Texts that held, each with the points under it; ``sure`` is false where it may not have held."""
        return [
            {
                **self._piece(text.piece),
                "sure": text.sure,
                **({"points": self.held(text.inner)} if isinstance(text.piece, Point) else {}),
            }
            for text in texts
        ]

    def old(self, held: Held) -> Iterator[Json]:
        """The texts that did not hold on the day, in reading order, with their ``sort``."""
        kept = set(_held((*held.parts, *held.points, *held.examples, *held.items)))
        kept |= {key for points in held.abilities.values() for key in _held(points)}
        for _, piece in pieces(held.record):
            if isinstance(piece, Dated) and id(piece) not in kept:
                yield {"sort": piece.sort, **self._piece(piece)}

    def _piece(self, piece: Dated) -> Json:
        tellers: dict[type, Callable[[Any], Json]] = {
            Part: self._part,
            Point: self._point,
            Example: self._example,
            Item: self._item,
        }
        return {"key": piece.key, **tellers[type(piece)](piece), "since": piece.since, "until": piece.until}

    def _part(self, part: Part) -> Json:
        said = {field: self._words.of(part, field) for field in ("short", "decision", "situation")}
        cases = [{"label": self._words.of(case, "label"), "answer": case.answer} for case in part.cases]
        return {"answer": part.answer, **said, "at": list(part.at), "cases": cases}

    def _point(self, point: Point) -> Json:
        return {"printed": point.printed, "part": point.part, "text": self._words.of(point, "text")}

    def _example(self, example: Example) -> Json:
        return {
            "title": self._words.of(example, "title"),
            "part": example.part,
            "steps": [{"at": step.at, "text": self._words.of(step, "text")} for step in example.steps],
            "outcome": self._words.of(example, "outcome"),
        }

    def _item(self, item: Item) -> Json:
        named = self._name(item.thing) if item.thing else None
        return {"thing": item.thing, "name": named, "text": self._words.of(item, "text")}


def _held(texts: Iterable[HeldText[Any]]) -> Iterator[int]:
    for text in texts:
        yield id(text.piece)
        yield from _held(text.inner)
