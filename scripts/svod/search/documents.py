"""From a record to what is indexed of it: one document in one language, with the texts that hold on a day."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from svod.links.mentioned import mentioned
from svod.records.held import Held, HeldText, Standing, held_on
from svod.search.facets import about, facet, facets
from svod.search.facts import facts
from svod.search.wordings import Wordings

if TYPE_CHECKING:
    from svod.records.fragments import Example, Part, Point
    from svod.records.library import Library
    from svod.search.names import Names


_ASKED = {"when": "when когда", "how-much": "how much, how many, сколько", "which": "which, what, какой, что"}
"""Answer → the words with which people ask for it; they stand in few texts."""


class Place(NamedTuple):
    """Where in a record a text stands: the sort and key of its piece, and the part it belongs to."""

    sort: str
    key: str
    part: str | None


class Passage(NamedTuple):
    """The words of one piece of a record."""

    place: Place
    text: str


@dataclass(frozen=True)
class Indexed:
    """One document of the index.

    ``names`` are its own, with code and id; ``about`` the concepts it is about, ``meant`` those whose names
    in its texts mean them; ``other`` is the title in the other language; ``asked`` are the words of questions
    that it answers; ``facts`` are terms by which it is found whatever it says: days, channels, numbers.
    """

    hit_id: str
    names: tuple[str, ...] = ()
    title: tuple[str, ...] = ()
    decision: tuple[Passage, ...] = ()
    body: tuple[Passage, ...] = ()
    other: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    about: tuple[str, ...] = ()
    meant: frozenset[str] = frozenset()
    facts: tuple[str, ...] = ()
    facets: tuple[str, ...] = ()


def documents(library: Library, names: Names, lang: str, day: dt.date) -> Iterator[Indexed]:
    """The documents of every record and ability ruled by ``day``, in the order of their hit ids."""
    found = mentioned(library)
    for hit_id in sorted([*library.records, *(f"ability:{key}" for key in library.abilities)]):
        held = held_of(library, hit_id, day)
        if held.standing is not Standing.NOT_YET:
            if hit_id.startswith("ability:"):
                yield _ability(library, names, hit_id, held, lang)
            else:
                yield _record(library, names, held, lang, frozenset(found[hit_id].paths))


def passages(document: Indexed) -> Iterator[Passage]:
    """The pieces of a document that quotation marks can ask for, in order."""
    for sort in ("names", "title"):
        for number, text in enumerate(getattr(document, sort)):
            yield Passage(Place(sort, str(number), None), text)
    yield from (*document.decision, *document.body)


def held_of(library: Library, hit_id: str, day: dt.date) -> Held:
    """What held of a record on a day; an ability stands as its hero's record with its own points alone."""
    if not hit_id.startswith("ability:"):
        return held_on(library.records[hit_id], day, library.editions)
    hero, ability = library.abilities[hit_id.removeprefix("ability:")]
    held = held_on(hero, day, library.editions)
    return replace(held, points=held.abilities.get(ability.key, ()), examples=())


def _ability(library: Library, names: Names, hit_id: str, held: Held, lang: str) -> Indexed:
    hero, ability = library.abilities[hit_id.removeprefix("ability:")]
    about = (hit_id, hero.hit_id)
    return Indexed(
        hit_id=hit_id,
        names=(*names.of(hit_id), _spaced(ability.key)),
        body=tuple(_points(Wordings(library, hero, lang), held.points)),
        about=about,
        meant=frozenset(about),
        facets=(
            facet("id", hit_id),
            *(facet("about", each) for each in about),
            facet("kind", "ability"),
            facet("hero", hero.id),
        ),
    )


def _record(library: Library, names: Names, held: Held, lang: str, mentions: frozenset[str]) -> Indexed:
    record = held.record
    words = Wordings(library, record, lang)
    title = words.own("title")
    titled = Wordings(library, record, "en" if lang == "ru" else "ru").own("title")
    subjects = about(library, record)
    answers = frozenset(text.piece.answer for text in held.parts if text.piece.answer)
    return Indexed(
        hit_id=record.hit_id,
        names=(*(() if title else names.of(record.hit_id)), record.code, _spaced(record.id)),
        title=(title,) if title else (),
        decision=tuple(passage for text in held.parts for passage in _part(words, text.piece)),
        body=tuple(_body(names, words, held)),
        other=(titled,) if titled else (),
        asked=tuple(_ASKED[answer] for answer in sorted(answers) if answer in _ASKED),
        about=(record.hit_id, *subjects),
        meant=frozenset((record.hit_id, *subjects)) | mentions,
        facts=facts(record),
        facets=facets(library, record, answers),
    )


def _part(words: Wordings, part: Part) -> Iterator[Passage]:
    said = (words.of(part, field) for field in ("short", "decision", "situation"))
    yield from _passage(
        Place("part", part.key, part.key), *said, *(words.of(case, "label") for case in part.cases)
    )


def _body(names: Names, words: Wordings, held: Held) -> Iterator[Passage]:
    yield from _points(words, held.points)
    for example in held.examples:
        yield from _example(words, example.piece)
    for item in held.items:
        called = _called(names, words, item.piece.thing) if item.piece.thing else None
        yield from _passage(Place("item", item.piece.key, None), called, words.of(item.piece, "text"))
    if held.standing is not Standing.WITHDRAWN:
        for note in held.record.notes:
            yield from _passage(Place("note", note.key, None), words.of(note, "text"))


def _called(names: Names, words: Wordings, hit_id: str) -> str:
    """All names of a thing in one line, that in the language of the words first: a browser shows it alone."""
    called = names.of(hit_id)
    return "\t".join(dict.fromkeys((words.name(hit_id), *called))) if called else ""


def _points(words: Wordings, points: Iterable[HeldText[Point]], part: str | None = None) -> Iterator[Passage]:
    for point in points:
        inside = point.piece.part or part
        yield from _passage(Place("point", point.piece.key, inside), words.of(point.piece, "text"))
        yield from _points(words, point.inner, inside)


def _example(words: Wordings, example: Example) -> Iterator[Passage]:
    moves = (words.of(step, "text") for step in example.steps)
    yield from _passage(
        Place("example", example.key, example.part),
        words.of(example, "title"),
        *moves,
        words.of(example, "outcome"),
    )


def _passage(place: Place, *texts: str | None) -> Iterator[Passage]:
    joined = "\n".join(text for text in texts if text)
    if joined:
        yield Passage(place, joined)


def _spaced(identifier: str) -> str:
    """The words of an id."""
    return identifier.replace("-", " ")
