"""From one file's bytes to the struct of its model, with every problem of the file."""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Any

import msgspec

from svod.records.kinds import KINDS
from svod.records.problem import Problem
from svod.records.russian import Russian
from svod.records.shape import Fault, build, faults, not_one_of
from svod.records.tables import TABLES
from svod.records.yaml_source import Source, Where, read

_MODELS: dict[str, Any] = {**KINDS, **TABLES}


def compile_file(raw: bytes, path: str) -> tuple[str, msgspec.Struct | None, tuple[Problem, ...]]:
    """The kind of a file, its struct, and its problems.

    The struct of a faulty file is built from what is left of it, so that the checks of records find the
    rest of its faults in the same run; it is None where too little is left, the kind empty where unknown.
    """
    source = read(raw, path)
    if source.data is None:
        return "", None, source.problems
    if path.endswith(".yaml"):
        wrong = Problem(path, 1, 1, "file-name", "records end in .yml", "Rename the file.")
        return "", None, (*source.problems, wrong)
    kind, model, problems = model_of(source)
    if model is None:
        return "", None, (*source.problems, *problems)
    found = list(faults(source.data, model))
    stem = PurePosixPath(path).name.removesuffix(".yml").removesuffix(".ru")
    named = source.data.get("id")
    if isinstance(named, str) and named != stem:
        said = f"the id {named!r} differs from the file's name {stem!r}"
        problems.append(_problem(source, Fault(("id",), "id-is-stem", said, "Make them equal.")))
    problems += [_problem(source, fault) for fault in found]
    unusable = frozenset(fault.unusable for fault in found)
    struct = None if () in unusable else build(_without(source.data, unusable), model)
    return kind, struct, (*source.problems, *problems)


def _without(data: Any, unusable: frozenset[Where], where: Where = ()) -> Any:
    """The data less the values at the unusable places."""
    if isinstance(data, dict):
        inner = {(*where, key): value for key, value in data.items()}
        return {
            str(place[-1]): _without(value, unusable, place)
            for place, value in inner.items()
            if place not in unusable
        }
    if isinstance(data, list):
        kept = [((*where, index), value) for index, value in enumerate(data)]
        return [_without(value, unusable, place) for place, value in kept if place not in unusable]
    return data


def model_of(source: Source) -> tuple[str, Any, list[Problem]]:
    """The model that a file follows: the Russian one by its name, the others by ``kind``."""
    data = source.data or {}
    if source.path.endswith(".ru.yml"):
        return "russian", Russian, []
    kind = data.get("kind")
    if isinstance(kind, str) and kind in _MODELS:
        return kind, _MODELS[kind], []
    if kind is None:
        fault = Fault((), "missing-field", "the field 'kind' is missing", f"Known: {', '.join(_MODELS)}.")
    else:
        fault = not_one_of(kind, list(_MODELS), ("kind",))
    return "", None, [_problem(source, fault)]


def _problem(source: Source, fault: Fault) -> Problem:
    line, column = source.position(fault.where, of_key=fault.of_key)
    return Problem(source.path, line, column, fault.rule, fault.message, fault.hint)
