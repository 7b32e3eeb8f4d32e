"""Reading a base from its files, each compiled once: what is unchanged comes from ``.svod/library``.

A file counts as unchanged while its size, its time of change and the code that reads it are the same.
The store is written beside and swapped in, and never trusted: what cannot be read is compiled anew.
"""

from __future__ import annotations

import functools
import os
import tempfile
import time
from importlib import resources
from pathlib import Path, PurePosixPath
from stat import S_ISREG
from typing import TYPE_CHECKING, Any, NamedTuple
from zlib import crc32

import msgspec

from svod.records.kinds import KINDS
from svod.records.library import Library
from svod.records.problem import Problem
from svod.records.record import Record
from svod.records.russian import Russian
from svod.records.tables import TABLES, Table

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDERS = ("rulings", "heroes")
STORE = Path(".svod") / "library"
_SETTLED_NS = 2_000_000_000
"""A file changed less than two seconds before it was read may change again within the clock's grain."""
_RUSSIAN_SUFFIX = ".ru.yml"
_NOTHING = msgspec.msgpack.encode(None)


class _Compiled(msgspec.Struct, frozen=True, array_like=True):
    """One file as compiled: what tells whether it changed, its kind, the encoded struct, its problems."""

    size: int
    changed_ns: int
    kind: str
    content: msgspec.Raw
    problems: tuple[Problem, ...] = ()


class _Store(msgspec.Struct, frozen=True, array_like=True):
    code: int
    files: dict[str, _Compiled]


class _File(NamedTuple):
    """A compiled file with its struct; None where nothing of it could be used."""

    compiled: _Compiled
    struct: msgspec.Struct | None


def find_root(start: Path) -> Path | None:
    """The nearest folder at or above ``start`` that holds ``rulings`` and ``heroes``."""
    start = start.resolve()
    return next(
        (folder for folder in (start, *start.parents) if all((folder / name).is_dir() for name in FOLDERS)),
        None,
    )


def load(root: Path) -> Library:
    """The library of the base at ``root``; only changed files are read and compiled."""
    started = time.time_ns()
    known = _known(root)
    files: dict[str, _File] = {}
    fresh = False
    for path, stat in _files(root):
        kept = _kept(known.get(path), stat)
        fresh = fresh or not kept
        files[path] = kept or _compile(root, path, stat)
    if fresh or files.keys() != known.keys():
        _keep(root, started, {path: file.compiled for path, file in files.items()})
    return _assemble(root, files)


def _files(root: Path) -> Iterator[tuple[str, os.stat_result | None]]:
    """Every YAML file of the base, by its path from the root, in a fixed order; None where it leads nowhere.

    Names that begin with a dot are those of editors (locks, backups), not of records.
    """
    for folder in FOLDERS:
        top = os.fspath(root / folder)
        for directory, folders, names in os.walk(top):
            folders[:] = sorted(name for name in folders if not name.startswith("."))
            for name in sorted(names):
                if name.endswith((".yml", ".yaml")) and not name.startswith("."):
                    path = os.path.join(directory, name)  # noqa: PTH118  # Path is ten times slower here
                    named = folder + path[len(top) :].replace(os.sep, "/")
                    yield os.fsencode(named).decode("utf-8", "replace"), _stat(path)


def _stat(path: str) -> os.stat_result | None:
    try:
        return os.stat(path)  # noqa: PTH116  # Path is ten times slower here
    except OSError:
        return None


def _changed_ns(stat: os.stat_result) -> int:
    """When a file's content may last have changed; tools set back one of the two clocks, never both."""
    return max(stat.st_mtime_ns, stat.st_ctime_ns)


def _known(root: Path) -> dict[str, _Compiled]:
    """The compiled files of the store; none if it is missing, broken, or made by other code."""
    try:
        store = msgspec.msgpack.decode((root / STORE).read_bytes(), type=_Store)
    except (OSError, ValueError, RecursionError):
        return {}
    return store.files if store.code == _code() else {}


def _kept(before: _Compiled | None, stat: os.stat_result | None) -> _File | None:
    """A file of the store with its struct; None if it is not there, no longer true, or broken."""
    if not before or not stat or (before.size, before.changed_ns) != (stat.st_size, _changed_ns(stat)):
        return None
    try:
        return _File(before, None if bytes(before.content) == _NOTHING else _decode(before))
    except (KeyError, ValueError, RecursionError):
        return None


def _decode(file: _Compiled) -> msgspec.Struct:
    struct: msgspec.Struct = _decoder(file.kind).decode(file.content)
    return struct


@functools.cache
def _decoder(kind: str) -> msgspec.msgpack.Decoder[Any]:
    models: dict[str, Any] = {**KINDS, **TABLES, "russian": Russian}
    return msgspec.msgpack.Decoder(models[kind])


def _code() -> int:
    """A fingerprint of the modules whose code decides what a file compiles to."""
    total = crc32(msgspec.__version__.encode())
    for module in sorted(resources.files("svod.records").iterdir(), key=lambda entry: entry.name):
        if module.name.endswith(".py"):
            total = crc32(module.read_bytes(), total)
    return total


def _keep(root: Path, started: int, files: dict[str, _Compiled]) -> None:
    """Writes the store beside and swaps it in; a place that cannot be written to costs only time."""
    settled = {path: file for path, file in files.items() if started - file.changed_ns > _SETTLED_NS}
    target = root / STORE
    try:
        target.parent.mkdir(exist_ok=True)
        handle, name = tempfile.mkstemp(dir=target.parent)
    except OSError:
        return
    beside = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(msgspec.msgpack.encode(_Store(_code(), settled)))
        beside.replace(target)
    except OSError:
        beside.unlink()


def _compile(root: Path, path: str, stat: os.stat_result | None) -> _File:
    from svod.records.compiler import compile_file  # noqa: PLC0415  # YAML is loaded only when a file changed

    if stat is None or not S_ISREG(stat.st_mode):
        return _unreadable(path, "the file cannot be read: it leads nowhere, or is no plain file")
    try:
        raw = (root / path).read_bytes()
    except OSError as error:
        return _unreadable(path, f"the file cannot be read: {error.strerror}")
    kind, struct, problems = compile_file(raw, path)
    content = msgspec.Raw(msgspec.msgpack.encode(struct))
    return _File(_Compiled(stat.st_size, _changed_ns(stat), kind, content, problems), struct)


def _unreadable(path: str, said: str) -> _File:
    problem = Problem(path, 1, 1, "unreadable", said, "Delete it, or put the record there.")
    return _File(_Compiled(-1, 0, "", msgspec.Raw(_NOTHING), (problem,)), None)


def _assemble(root: Path, files: dict[str, _File]) -> Library:
    records: dict[str, Record] = {}
    tables: dict[str, Table] = {}
    paths: dict[str, str] = {}
    russian: dict[str, Russian] = {}
    problems = [problem for file in files.values() for problem in file.compiled.problems]
    broken: set[str] = set()
    owners: dict[str, str] = {}
    for path, (_, struct) in files.items():
        if path.endswith(_RUSSIAN_SUFFIX):
            continue
        if not isinstance(struct, (Record, Table)):
            broken.add(PurePosixPath(path).stem)
            continue
        owner = struct.hit_id if isinstance(struct, Record) else f"{struct.kind}:{struct.id}"
        if owner in paths:
            said = f"{owner} stands in {paths[owner]} too"
            problems.append(Problem(path, 1, 1, "duplicate-id", said, "Give one of the two another id."))
        elif isinstance(struct, Record):
            records[owner] = struct
        else:
            tables[owner] = struct
        owners[path.removesuffix(".yml")] = owner if owner not in paths else ""
        paths.setdefault(owner, path)
    for path, (_, struct) in files.items():
        if not path.endswith(_RUSSIAN_SUFFIX):
            continue
        beside = path.removesuffix(_RUSSIAN_SUFFIX)
        if beside + ".yml" not in files:
            said = "no record stands beside this file"
            problems.append(Problem(path, 1, 1, "no-record", said, "Rename or delete it."))
        elif isinstance(struct, Russian) and (owner := owners.get(beside, "")):
            russian[owner] = struct
    kinds = list(KINDS)
    order = sorted(records, key=lambda owner: (kinds.index(records[owner].kind), records[owner].id))
    ordered = {owner: records[owner] for owner in order}
    return Library(ordered, tables, russian, paths, frozenset(broken), tuple(sorted(problems)), root)
