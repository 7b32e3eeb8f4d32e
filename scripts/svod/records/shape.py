"""Whether a file's data has the shape of its model: every fault at once, each with the nearest known name.

The model library stops at the first fault; an editor wants all of them in one run.
"""

from __future__ import annotations

import datetime as dt
import functools
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from svod.records.yaml_source import Where

T = TypeVar("T")
_SHOWN = 60
"""Characters of a value that a message quotes at most."""


@dataclass(frozen=True)
class Fault:
    """One departure from the model; ``of_key`` when the field's name itself is at fault.

    ``spoilt`` is the place around it that cannot be used either, for want of a required field.
    """

    where: Where
    rule: str
    message: str
    hint: str = ""
    of_key: bool = False
    spoilt: Where | None = None

    @property
    def unusable(self) -> Where:
        """The place to leave out when a struct is built from the rest."""
        return self.where if self.spoilt is None else self.spoilt


def faults(data: Any, model: type) -> Iterator[Fault]:
    """Every place where ``data`` (as read from YAML) departs from the struct ``model``."""
    yield from _faults(data, _type_of(model), ())


@functools.cache
def _type_of(model: type) -> inspect.Type:
    return inspect.type_info(model)


def _faults(data: Any, expected: Any, where: Where) -> Iterator[Fault]:
    meant = ""
    while isinstance(expected, inspect.Metadata):
        meant = (expected.extra_json_schema or {}).get("description", "")
        expected = expected.type
    check = _CHECKS.get(type(expected))
    if check is None:
        raise TypeError(f"models do not use {type(expected).__name__}")
    for fault in check(data, expected, where):
        here = fault.rule == "wrong-value" and fault.where == where and not fault.hint
        yield replace(fault, hint=meant) if here else fault


def _list(data: Any, expected: inspect.VarTupleType, where: Where) -> Iterator[Fault]:
    if not isinstance(data, list):
        yield _wrong(data, "a list", where)
        return
    for index, item in enumerate(data):
        yield from _faults(item, expected.item_type, (*where, index))


def _map(data: Any, expected: inspect.DictType, where: Where) -> Iterator[Fault]:
    if not isinstance(data, dict):
        yield _wrong(data, "a map", where)
        return
    for key, value in data.items():
        yield from _faults(value, expected.value_type, (*where, key))


def _struct(data: Any, expected: inspect.StructType, where: Where) -> Iterator[Fault]:
    if not isinstance(data, dict):
        yield _wrong(data, "a map", where)
        return
    fields = {field.encode_name: field for field in expected.fields}
    tag = expected.tag_field
    for name, value in data.items():
        if name in fields:
            for fault in _faults(value, fields[name].type, (*where, name)):
                spoils = fields[name].required and fault.unusable == (*where, name)
                yield replace(fault, spoilt=where) if spoils else fault
        elif name != tag:
            yield Fault(
                (*where, name),
                "unknown-field",
                f"unknown field {name!r}",
                _nearest(name, list(fields)),
                of_key=True,
            )
    for name, field in fields.items():
        if field.required and name not in data:
            yield Fault(where, "missing-field", f"the field {name!r} is missing", f"Add {name!r}.")


def _union(data: Any, expected: inspect.UnionType, where: Where) -> Iterator[Fault]:
    """Nothing if one alternative fits; else the faults of the one that reaches deepest into the data."""
    attempts = [list(_faults(data, alternative, where)) for alternative in expected.types]
    if not all(attempts):
        return
    literals = [a for a in expected.types if isinstance(a, inspect.LiteralType)]
    if literals and not isinstance(data, (dict, list)):
        known = [str(value) for literal in literals for value in literal.values]
        known += ["a whole number" for a in expected.types if isinstance(a, inspect.IntType)]
        yield not_one_of(data, known, where)
    else:
        yield from max(attempts, key=lambda found: max(len(fault.where) for fault in found))


def _literal(data: Any, expected: inspect.LiteralType, where: Where) -> Iterator[Fault]:
    if data not in expected.values:
        yield not_one_of(data, [str(value) for value in expected.values], where)


def _plain(data: Any, expected: Any, where: Where) -> Iterator[Fault]:
    python, wanted = _PLAIN[type(expected)]
    if type(data) is not python:
        yield _wrong(data, wanted, where)


def _text(data: Any, expected: inspect.StrType, where: Where) -> Iterator[Fault]:
    if not isinstance(data, str):
        hint = f'Quote it: "{data}".' if isinstance(data, (int, bool)) else ""
        yield _wrong(data, "a text", where, hint)
    elif expected.min_length and not data.strip():
        yield Fault(where, "missing-text", "the text is empty", "Write it or delete the field.")
    elif expected.pattern and not re.fullmatch(expected.pattern, data):
        yield Fault(where, "wrong-value", f"{_shown(data)} does not have the form {expected.pattern}")
    elif expected.pattern and re.fullmatch(r"\d{4}-\d{2}-\d{2}", data):
        try:
            dt.date.fromisoformat(data)
        except ValueError:
            yield Fault(where, "wrong-value", f"{data} is no day of the calendar")


_PLAIN: dict[type, tuple[type, str]] = {
    inspect.BoolType: (bool, "true or false"),
    inspect.IntType: (int, "a whole number"),
    inspect.NoneType: (type(None), "nothing"),
}
_CHECKS: dict[type, Callable[[Any, Any, Where], Iterator[Fault]]] = {
    inspect.UnionType: _union,
    inspect.StructType: _struct,
    inspect.VarTupleType: _list,
    inspect.DictType: _map,
    inspect.LiteralType: _literal,
    inspect.StrType: _text,
    **dict.fromkeys(_PLAIN, _plain),
}


def _wrong(data: Any, wanted: str, where: Where, hint: str = "") -> Fault:
    return Fault(where, "wrong-type", f"{_shown(data)} stands where {wanted} is expected", hint)


def not_one_of(data: Any, known: list[str], where: Where) -> Fault:
    """The fault of a value that is none of the ``known`` ones."""
    said = f"{_shown(data)} is not one of {', '.join(known)}"
    return Fault(where, "wrong-value", said, _nearest(str(data), known) if isinstance(data, str) else "")


def _nearest(name: str, known: list[str]) -> str:
    import difflib  # noqa: PLC0415  # not needed while every name is known

    close = difflib.get_close_matches(name, known, n=1)
    return f"Did you mean {close[0]!r}?" if close else f"Known: {', '.join(known)}."


def _shown(data: Any) -> str:
    match data:
        case dict():
            return "a map"
        case list():
            return "a list"
        case None:
            return "nothing"
        case _:
            shown = repr(data)
            return shown if len(shown) <= _SHOWN else f"{shown[:_SHOWN]}…"


def build(data: dict[str, Any], model: type[T]) -> T:
    """The struct of data without faults. Raises msgspec.ValidationError otherwise."""
    return msgspec.convert(data, model)
