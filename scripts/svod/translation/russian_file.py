"""Rewriting a ``.ru.yml`` file: fixed order, nothing lost, swapped in whole."""

from __future__ import annotations

import re
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import msgspec

from svod.records.compiler import compile_file
from svod.records.kinds import Hero
from svod.records.tables import Keywords
from svod.records.yaml_source import read
from svod.records.yaml_writer import write
from svod.translation.refusal import RefusalError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from svod.records.library import Library
    from svod.records.problem import Problem
    from svod.records.russian import Russian

_MAYBE_COMMENT = re.compile(r"(?<!\S)#[^\n]*")


@dataclass(frozen=True)
class Rewritten:
    """A file's ``path`` from the base, and what it said ``before`` and says ``after``."""

    path: str
    before: Russian
    after: Russian


def rewrite(root: Path, library: Library, owner: str, change: Callable[[Russian], Russian]) -> Rewritten:
    """Applies ``change`` to the Russian file of a record (by hit id) or table (by ``kind:id``).

    Raises RefusalError, and leaves the file alone, if it or the English file has faults, if comments would
    be lost, or if what ``change`` put in could not be read again.
    """
    path = library.paths[owner].removesuffix(".yml") + ".ru.yml"
    _refuse_faults(problem for problem in library.problems if problem.path == library.paths[owner])
    file = root / path
    if not file.exists():
        raise RefusalError(f"{path}: there is no such file, so nothing of {owner} is in Russian yet")
    raw = file.read_bytes()
    before = _read(raw, path)
    if comment := _comment(raw.decode("utf-8-sig")):
        line, column = comment
        raise RefusalError(
            f"{path}:{line}:{column}: the comment would be lost; move it to the notes of the record"
        )
    after = change(before)
    content = as_yaml(library, owner, after).encode()
    if _read(content, path) != after:
        raise RefusalError(f"{path}: the new text would not be read as it was given")
    if content != raw:
        _swap_in(file, content)
    return Rewritten(path, before, after)


def as_yaml(library: Library, owner: str, russian: Russian) -> str:
    """The file's content: everything in the order of the English, what has no English last."""
    data: dict[str, Any] = msgspec.to_builtins(russian)
    for field, keys in _orders(library, owner).items():
        if given := data.get(field):
            data[field] = {key: given[key] for key in (*(key for key in keys if key in given), *given)}
    return write(data)


def _orders(library: Library, owner: str) -> dict[str, list[str]]:
    """Field of the Russian file → the order of its keys."""
    record, table = library.records.get(owner), library.tables.get(owner)
    return {
        "abilities": [ability.key for ability in record.abilities] if isinstance(record, Hero) else [],
        "keywords": [row.key for row in table.rows] if isinstance(table, Keywords) else [],
        "units": [text.path for text in library.texts(owner)],
    }


def _read(raw: bytes, path: str) -> Russian:
    _, russian, problems = compile_file(raw, path)
    _refuse_faults(problems)
    return cast("Russian", russian)  # a file without faults is whole


def _refuse_faults(problems: Iterable[Problem]) -> None:
    for problem in problems:
        raise RefusalError(
            f"{problem.path}:{problem.line}:{problem.column}: {problem.message}; mend this first"
        )


def _comment(text: str) -> tuple[int, int] | None:
    """Line and column of the first comment: what can be cut out without a change of what is read."""
    whole = read(text.encode(), "").data
    for found in _MAYBE_COMMENT.finditer(text):
        rest = text[: found.start()] + text[found.end() :]
        if read(rest.encode(), "").data == whole:
            return text.count("\n", 0, found.start()) + 1, found.start() - text.rfind("\n", 0, found.start())
    return None


def _swap_in(file: Path, content: bytes) -> None:
    with tempfile.NamedTemporaryFile(dir=file.parent, suffix=".tmp", delete=False) as beside:
        temporary = Path(beside.name)
        try:
            beside.write(content)
            beside.close()
            temporary.chmod(file.stat().st_mode)
            temporary.replace(file)
        except OSError:
            temporary.unlink(missing_ok=True)
            raise
