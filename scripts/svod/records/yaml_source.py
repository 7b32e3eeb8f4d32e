"""The YAML that records are written in: a small, unambiguous part of YAML 1.1, read with positions.

Known are text, plain integers, ``true``, ``false``, ``null``, lists and maps. What YAML would read in
a surprising way is refused with a remedy; ``yes``, ``no`` and dates are plain text.

Refused: numbers of another form (``012``, ``1:30``, ``4.10``, ``1e3``, ``.inf``); ``~``, ``True``, ``Null``;
keys that stand twice or are no text; anchors, aliases, merge keys, tags; a second document; tabs; characters
that editors do not show, written out or as escapes; encodings other than UTF-8. A byte order mark is dropped,
CRLF read as LF. Limits: 256 KiB a file, 16 levels of nesting, 20,000 values and keys.
"""

from __future__ import annotations

import codecs
import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

import yaml

from svod.records.problem import Problem

if TYPE_CHECKING:
    from collections.abc import Iterator

Where: TypeAlias = tuple[str | int, ...]
"""The way to a value from the top of a file: keys and list positions."""

MAX_BYTES = 256 * 1024
"""Largest file, in bytes: ten times the longest record; more is a paste or an attack."""
MAX_DEPTH = 16
"""Deepest nesting of lists and maps; the deepest record has 6."""
MAX_NODES = 20_000
"""Most values and keys in one file."""

_CONTROL = r"\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f"
_INVISIBLE = r"\xad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff"
_NO_CHARACTER = r"\ufdd0-\ufdef" + "".join(rf"\U{plane:04x}fffe\U{plane:04x}ffff" for plane in range(17))
_UNREADABLE = re.compile(rf"[\r\t{_CONTROL}{_INVISIBLE}{_NO_CHARACTER}]")
_INTEGER = re.compile(r"-?(0|[1-9][0-9]{0,8})")
_NUMBER_LIKE = re.compile(
    r"[-+]?(\.?[0-9][0-9_,.]*([eE][-+]?[0-9]+)?|0[xob][0-9a-fA-F_]+|[0-9]+(:[0-9]+)+(\.[0-9]*)?)"
)
_SPECIAL_FLOAT = re.compile(r"[-+]?\.(inf|nan)", re.IGNORECASE)
_OTHER_NULL_OR_BOOL = {"True", "TRUE", "False", "FALSE", "Null", "NULL", "~"}
_CONSTANTS: dict[str, bool | None] = {"true": True, "false": False, "null": None, "": None}
_SHOWN = 60
"""Characters of a text that a message quotes at most."""


@dataclass(frozen=True)
class Source:
    """What a file says, and where.

    ``data`` is a map, or None where nothing could be read; ``values`` and ``keys`` give the place of every
    value and key as line and column, in characters from 1.
    """

    path: str
    data: dict[str, Any] | None
    values: dict[Where, tuple[int, int]] = field(default_factory=dict)
    keys: dict[Where, tuple[int, int]] = field(default_factory=dict)
    problems: tuple[Problem, ...] = ()

    def position(self, where: Where, *, of_key: bool = False) -> tuple[int, int]:
        """Line and column of the value at ``where`` (or of its key), else of the nearest thing around it."""
        while where:
            found = (self.keys.get(where) if of_key else None) or self.values.get(where)
            if found:
                return found
            where = where[:-1]
        return self.values.get((), (1, 1))


class _Refusal(Exception):  # noqa: N818  # no error of the program: a person's file is refused
    """Reading cannot go on; carries what to tell the person."""

    def __init__(self, place: tuple[int, int], message: str, hint: str) -> None:
        super().__init__(message)
        self.place, self.message, self.hint = place, message, hint


def read(raw: bytes, path: str) -> Source:
    """The source of the file ``path`` with the content ``raw``; never raises for bad content."""
    reader = _Reader(path)
    try:
        reader.run(_decode(raw))
    except _Refusal as refusal:
        reader.refuse(refusal.place, refusal.message, refusal.hint)
    return Source(path, reader.data, reader.values, reader.keys, tuple(reader.problems))


def _decode(raw: bytes) -> str:
    """The text of a file, without a byte order mark, every line end one LF.

    Raises _Refusal for another encoding, a character that is refused, or a size over the limit.
    """
    if len(raw) > MAX_BYTES:
        raise _Refusal(
            (1, 1), f"the file has {len(raw):,} bytes, more than {MAX_BYTES:,}", "Split the record."
        )
    raw = raw.removeprefix(codecs.BOM_UTF8)
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        place = _end(raw[: error.start].decode("utf-8"))
        raise _Refusal(place, "the file is not UTF-8", "Save it in the encoding UTF-8.") from None
    text = text.replace("\r\n", "\n")
    if found := _UNREADABLE.search(text):
        raise _Refusal(_end(text[: found.start()]), *_unreadable(found[0]))
    return text


def _end(text: str) -> tuple[int, int]:
    """Line and column of what follows ``text``."""
    return text.count("\n") + 1, len(text) - text.rfind("\n")


def _unreadable(character: str) -> tuple[str, str]:
    """What to say of a character that is refused, and what to do about it."""
    match character:
        case "\t":
            return "a tab", "Indent with spaces; inside a text write one space."
        case "\r":
            return "a lone carriage return", "Save the file with line ends of the kind LF."
        case _:
            return f"a character that editors do not show (U+{ord(character):04X})", "Delete it."


class _Reader:
    """Builds data from the parser's events, so that depth and size are met before anything is built."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.data: dict[str, Any] | None = None
        self.values: dict[Where, tuple[int, int]] = {}
        self.keys: dict[Where, tuple[int, int]] = {}
        self.problems: list[Problem] = []
        self.nodes = 0

    def refuse(self, place: tuple[int, int], message: str, hint: str) -> None:
        self.problems.append(Problem(self.path, *place, "yaml", message, hint))

    def run(self, text: str) -> None:
        try:
            self._document(yaml.parse(text, Loader=yaml.CSafeLoader))
        except yaml.MarkedYAMLError as error:
            unclosed = error.context == "while scanning a quoted scalar"
            mark = (error.context_mark if unclosed else None) or error.problem_mark or error.context_mark
            place = (mark.line + 1, mark.column + 1) if mark else (1, 1)
            said = " ".join(filter(None, (error.context, error.problem)))
            hint = "Check indentation, quotes and ': ' inside texts."
            raise _Refusal(place, f"not readable as YAML: {said}", hint) from None
        except yaml.YAMLError as error:
            raise _Refusal(
                (1, 1), f"not readable as YAML: {error}", "Check the file with an editor."
            ) from None

    def _document(self, events: Iterator[Any]) -> None:
        for event in events:
            if isinstance(event, (yaml.StreamStartEvent, yaml.StreamEndEvent, yaml.DocumentEndEvent)):
                continue
            if isinstance(event, yaml.DocumentStartEvent):
                if self.data is not None:
                    hint = "One record a file: delete '---'."
                    raise _Refusal(_place(event), "a second document in the file", hint)
                continue
            value = self._value(event, events, ())
            if not isinstance(value, dict):
                hint = "Begin with 'id: …' and 'kind: …'."
                raise _Refusal(_place(event), "a record is a map of fields", hint)
            self.data = value
        if self.data is None:
            raise _Refusal((1, 1), "the file is empty", "Write a record or delete the file.")

    def _value(self, event: Any, events: Iterator[Any], where: Where) -> Any:
        self._admit(event, len(where))
        self.values.setdefault(where, _place(event))  # of a key that stands twice the first value is kept
        if isinstance(event, yaml.ScalarEvent):
            return self._scalar(event)
        if isinstance(event, yaml.SequenceStartEvent):
            items: list[Any] = []
            while not isinstance(event := next(events), yaml.SequenceEndEvent):
                items.append(self._value(event, events, (*where, len(items))))
            return items
        return self._map(events, where)

    def _map(self, events: Iterator[Any], where: Where) -> dict[str, Any]:
        found: dict[str, Any] = {}
        first: dict[str, tuple[int, int]] = {}
        while not isinstance(event := next(events), yaml.MappingEndEvent):
            place = _place(event)
            if not isinstance(event, yaml.ScalarEvent):
                raise _Refusal(
                    place, "a key must be a text", "Quote it, or check the '-', '{' or '[' before it."
                )
            self._admit(event, len(where))
            key = event.value
            if key == "<<" and not event.style:
                raise _Refusal(place, "merge keys (<<) are not used", "Write the fields out.")
            if not isinstance(self._scalar(event), str):
                self.refuse(place, f"the key {key} is not a text", f'Quote it: "{key}".')
            self.keys.setdefault((*where, key), place)
            value = self._value(next(events), events, (*where, key))
            if key in found:
                line, column = first[key]
                said = f"the key {_shown(key)} stands twice (first in line {line}, column {column})"
                self.refuse(place, said, "Keep one of the two.")
            else:
                first[key], found[key] = place, value
        return found

    def _admit(self, event: Any, depth: int) -> None:
        """Nothing; raises _Refusal for what records do not use, or what goes over a limit."""
        self.nodes += 1
        if self.nodes > MAX_NODES:
            raise _Refusal(_place(event), f"more than {MAX_NODES:,} values in one file", "Split the record.")
        if depth > MAX_DEPTH:
            raise _Refusal(_place(event), f"nested deeper than {MAX_DEPTH} levels", "Flatten the record.")
        if isinstance(event, yaml.AliasEvent) or event.anchor:
            hint = "Write the value out, or quote the text."
            raise _Refusal(_place(event), "anchors and aliases (& and *) are not used", hint)
        if event.tag:
            hint = "Delete it, or quote the text."
            raise _Refusal(_place(event), f"the tag {_shown(event.tag)} is not used", hint)

    def _scalar(self, event: Any) -> str | int | bool | None:
        text: str = event.value
        if event.style:
            if hidden := _UNREADABLE.search(text):
                said, hint = _unreadable(hidden[0])
                self.refuse(_place(event), f"{said}, written as an escape", hint)
            return text
        if text in _CONSTANTS:
            return _CONSTANTS[text]
        if _INTEGER.fullmatch(text):
            return int(text)
        if text in _OTHER_NULL_OR_BOOL:
            hint = "Write true, false or null in small letters, or quote it."
            self.refuse(_place(event), f"{text} is ambiguous", hint)
        elif _NUMBER_LIKE.fullmatch(text) or _SPECIAL_FLOAT.fullmatch(text):
            shown = text[:_SHOWN]
            self.refuse(_place(event), f"{shown} is ambiguous as a number", f'Quote it: "{shown}".')
        return text


def _place(event: Any) -> tuple[int, int]:
    return event.start_mark.line + 1, event.start_mark.column + 1


def _shown(text: str) -> str:
    return repr(text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…")
