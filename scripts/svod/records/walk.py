"""Walking a record: every text that gets translated, every id that points somewhere.

The walk follows the marks of ``fields``: a new field of a known sort needs nothing here.
"""

from __future__ import annotations

import functools
import typing
from collections.abc import Iterator
from typing import Any

import msgspec

if typing.TYPE_CHECKING:
    from svod.records.record import Record
    from svod.records.tables import Table
    from svod.records.yaml_source import Where


_READING_ORDER = (
    "title",
    "name",
    "situation",
    "label",
    "short",
    "decision",
    "cases",
    "parts",
    "text",
    "points",
    "steps",
    "outcome",
    "examples",
    "items",
    "abilities",
)
"""Fields that come first in a record or piece, in the order in which people read them."""


class Text(msgspec.Struct, frozen=True):
    """One English text of a record.

    ``path`` is that of its unit, ``where`` the place in the file; it holds from ``since`` up to ``until``.
    """

    path: str
    where: Where
    english: str
    since: str | None = None
    until: str | None = None

    @property
    def decides(self) -> bool:
        """Whether the text is what a judge rules by: a decision, its badge, or a case of it."""
        return self.path.endswith(("/decision", "/short")) or "/case/" in self.path


class Reference(msgspec.Struct, frozen=True):
    """One id in a record: ``refers`` is the kind it names, ``any`` for a hit id, or a table's kind."""

    where: Where
    refers: str
    target: str

    @property
    def field(self) -> str:
        """The record's own field in which the id stands."""
        return str(self.where[0])


class _Mark(msgspec.Struct, frozen=True):
    """What a struct's field holds: words, an id, structs, or nothing to walk into."""

    name: str
    words: bool = False
    refers: str | None = None
    structs: bool = False


def texts(record: Record | Table) -> Iterator[Text]:
    """Every text of the record, in reading order."""
    yield from _texts(record, (), "", None, None)


def references(record: Record | Table) -> Iterator[Reference]:
    """Every id in the record's fields, in reading order (ids inside texts are not here)."""
    yield from _references(record, ())


def pieces(record: Record | Table) -> Iterator[tuple[Where, Any]]:
    """Every struct inside the record with its place, outer before inner."""
    yield from _pieces(record, ())


def unit_suffix(versions: list[Any], piece: Any) -> str:
    """What marks one of several versions of a piece in paths: ``@<since>``, nothing for the earliest."""
    earliest = min(versions, key=lambda version: _begins(version.since))
    return "" if piece is earliest else f"@{piece.since}"


def _begins(since: str | None) -> tuple[int, str]:
    """Sorts versions: without a day first, then by day, ``unknown`` last."""
    return (0, "") if since is None else (1, since)


def _texts(
    struct: msgspec.Struct, where: Where, prefix: str, since: str | None, until: str | None
) -> Iterator[Text]:
    marks = _marks(type(struct))
    alone = sum(mark.words for mark in marks) == 1 and bool(prefix)
    for mark in marks:
        value = getattr(struct, mark.name)
        if mark.words and value is not None:
            path = prefix if alone else f"{prefix}/{mark.name}" if prefix else mark.name
            yield Text(path, (*where, mark.name), value, since, until)
        elif mark.structs:
            for place, child in _children(value, (*where, mark.name)):
                yield from _texts(
                    child,
                    place,
                    _path(child, value, prefix, mark.name),
                    getattr(child, "since", None) or since,
                    getattr(child, "until", None) or until,
                )


def _path(child: Any, siblings: Any, prefix: str, field: str) -> str:
    """The path of a piece: ``sort/key`` (after its surroundings' path if nested), else the field's name."""
    if not hasattr(child, "key"):
        return f"{prefix}/{field}" if prefix else field
    path = f"{child.sort}/{child.key}"
    if child.nested:
        path = f"{prefix}/{path}"
    if hasattr(child, "since"):
        path += unit_suffix([other for other in siblings if other.key == child.key], child)
    return path


def _references(struct: msgspec.Struct, where: Where) -> Iterator[Reference]:
    for mark in _marks(type(struct)):
        value = getattr(struct, mark.name)
        if mark.refers and value is not None:
            if isinstance(value, str):
                yield Reference((*where, mark.name), mark.refers, value)
            else:
                for index, target in enumerate(value):
                    yield Reference((*where, mark.name, index), mark.refers, target)
        elif mark.structs:
            for place, child in _children(value, (*where, mark.name)):
                yield from _references(child, place)


def _pieces(struct: msgspec.Struct, where: Where) -> Iterator[tuple[Where, Any]]:
    for mark in _marks(type(struct)):
        if mark.structs:
            for place, child in _children(getattr(struct, mark.name), (*where, mark.name)):
                yield place, child
                yield from _pieces(child, place)


def _children(value: Any, where: Where) -> Iterator[tuple[Where, Any]]:
    if isinstance(value, tuple):
        yield from (((*where, index), child) for index, child in enumerate(value))
    elif value is not None:
        yield where, value


@functools.cache
def _marks(struct: type[msgspec.Struct]) -> tuple[_Mark, ...]:
    hints = typing.get_type_hints(struct, include_extras=True)
    found = []
    for name in struct.__struct_fields__:
        words, refers, structs = _traits(hints[name])
        if words or refers or structs:
            found.append(_Mark(name, words, refers, structs))
    last = len(_READING_ORDER)
    places = {name: place for place, name in enumerate(_READING_ORDER)}
    return tuple(sorted(found, key=lambda mark: places.get(mark.name, last)))


def _traits(hint: Any) -> tuple[bool, str | None, bool]:
    """Whether an annotation holds words, what it refers to, whether structs are inside it."""
    words, refers, structs = False, None, False
    for meta in getattr(hint, "__metadata__", ()):
        extra = meta.extra or {}
        words, refers = words or bool(extra.get("words")), refers or extra.get("refers")
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        structs = True
    for inner in typing.get_args(hint):
        if inner is not Ellipsis and not isinstance(inner, (str, msgspec.Meta)):
            more = _traits(inner)
            words, refers, structs = words or more[0], refers or more[1], structs or more[2]
    return words, refers, structs
