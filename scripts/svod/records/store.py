"""Reading a base from its files, each compiled once: what is unchanged comes from ``.svod/library``.

A file counts as unchanged while its size, its time of change and the code that reads it are the same.
The store is written beside and swapped in, and never trusted: what cannot be read is compiled anew.
"""

from __future__ import annotations

import functools
import os
import time
from pathlib import Path, PurePosixPath
from stat import S_ISREG
from typing import TYPE_CHECKING, Any

import msgspec

from svod.records import kept
from svod.records.kinds import KINDS
from svod.records.lazily import Lazily
from svod.records.library import Library
from svod.records.problem import Problem
from svod.records.record import Record
from svod.records.russian import Russian
from svod.records.tables import TABLES, Table

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDERS = ("rulings", "heroes")
STORE = "library"
_SETTLED_NS = 2_000_000_000
"""A file changed less than two seconds before it was read may change again within the clock's grain."""
_RUSSIAN_SUFFIX = ".ru.yml"
_NOTHING = msgspec.msgpack.encode(None)


class _Compiled(msgspec.Struct, frozen=True, array_like=True):
    """One file as compiled.

    ``size`` and ``changed_ns`` tell whether it has changed; ``owner`` is the hit id of its record, or the
    ``kind:id`` of its table, empty where nothing of the file could be used and in Russian files. ``content``
    is its struct, encoded, with its ``fingerprint``.
    """

    size: int
    changed_ns: int
    kind: str
    owner: str
    content: msgspec.Raw
    fingerprint: bytes
    problems: tuple[Problem, ...] = ()

    @property
    def usable(self) -> bool:
        """Whether there is a struct."""
        return bool(self.fingerprint)


class _Store(msgspec.Struct, frozen=True, array_like=True):
    code: bytes
    files: dict[str, _Compiled]


def find_root(start: Path) -> Path | None:
    """The nearest folder at or above ``start`` that holds ``rulings`` and ``heroes``."""
    start = start.resolve()
    return next(
        (folder for folder in (start, *start.parents) if all((folder / name).is_dir() for name in FOLDERS)),
        None,
    )


def load(root: Path) -> Library:
    """The library of the base at ``root``; only changed files are read and compiled."""
    started, code = time.time_ns(), _code()
    known = _known(root, code)
    files = {
        path: _current(known.get(path), stat) or _compile(root, path, stat) for path, stat in _files(root)
    }
    settled = {path: file for path, file in files.items() if started - file.changed_ns > _SETTLED_NS}
    if any(known.get(path) is not file for path, file in settled.items()) or not known.keys() <= files.keys():
        kept.write(root, STORE, msgspec.msgpack.encode(_Store(code, settled)))
    return _assemble(root, files)


def _files(root: Path) -> Iterator[tuple[str, os.stat_result | None]]:
    """Every YAML file of the base, by its path from the root, in a fixed order; None where it leads nowhere.

    Names that begin with a dot are those of editors (locks, backups), not of records.
    """
    for folder in FOLDERS:
        yield from _below(os.fspath(root / folder), folder)


def _below(directory: str, named: str) -> Iterator[tuple[str, os.stat_result | None]]:
    try:
        entries = sorted(os.scandir(directory), key=lambda entry: entry.name)
    except OSError:
        return
    folders = []
    for entry in entries:
        if entry.name.startswith("."):
            continue
        if entry.name.endswith((".yml", ".yaml")) and not entry.is_dir(follow_symlinks=False):
            path = f"{named}/{entry.name}"
            yield path if path.isascii() else os.fsencode(path).decode("utf-8", "replace"), _stat(entry)
        elif entry.is_dir(follow_symlinks=False):
            folders.append(entry)
    for entry in folders:
        yield from _below(entry.path, f"{named}/{entry.name}")


def _stat(entry: os.DirEntry[str]) -> os.stat_result | None:
    try:
        return entry.stat()
    except OSError:
        return None


def _changed_ns(stat: os.stat_result) -> int:
    """When a file's content may last have changed; tools set back one of the two clocks, never both."""
    return max(stat.st_mtime_ns, stat.st_ctime_ns)


def _known(root: Path, code: bytes) -> dict[str, _Compiled]:
    """The compiled files of the store; none if it is missing, broken, or made by other code."""
    raw = kept.read(root, STORE)
    try:
        store = msgspec.msgpack.decode(raw, type=_Store) if raw else None
    except (ValueError, RecursionError):
        return {}
    return store.files if store and store.code == code else {}


def _current(before: _Compiled | None, stat: os.stat_result | None) -> _Compiled | None:
    """A file of the store; None if it is not there or no longer true."""
    if not before or not stat or (before.size, before.changed_ns) != (stat.st_size, _changed_ns(stat)):
        return None
    return before


def _decode(file: Any) -> Any:  # a compiled file; its struct is as its kind says
    return _decoder(file.kind).decode(file.content)


@functools.cache
def _decoder(kind: str) -> msgspec.msgpack.Decoder[Any]:
    models: dict[str, Any] = {**KINDS, **TABLES, "russian": Russian}
    return msgspec.msgpack.Decoder(models[kind])


def _code() -> bytes:
    """A fingerprint of the modules whose code decides what a file compiles to."""
    return kept.digest(msgspec.__version__.encode() + kept.code("svod.records"))


def _compile(root: Path, path: str, stat: os.stat_result | None) -> _Compiled:
    from svod.records.compiler import compile_file  # noqa: PLC0415  # YAML is loaded only when a file changed

    if stat is None or not S_ISREG(stat.st_mode):
        return _unreadable(path, "the file cannot be read: it leads nowhere, or is no plain file")
    try:
        raw = (root / path).read_bytes()
    except OSError as error:
        return _unreadable(path, f"the file cannot be read: {error.strerror}")
    kind, struct, problems = compile_file(raw, path)
    content = msgspec.msgpack.encode(struct)
    fingerprint = kept.digest(content) if struct else b""
    owner = ""
    if isinstance(struct, Record):
        owner = struct.hit_id
    elif isinstance(struct, Table):
        owner = f"{struct.kind}:{struct.id}"
    return _Compiled(
        stat.st_size, _changed_ns(stat), kind, owner, msgspec.Raw(content), fingerprint, problems
    )


def _unreadable(path: str, said: str) -> _Compiled:
    problem = Problem(path, 1, 1, "unreadable", said, "Delete it, or put the record there.")
    return _Compiled(-1, 0, "", "", msgspec.Raw(_NOTHING), b"", (problem,))


def _assemble(root: Path, files: dict[str, _Compiled]) -> Library:
    owned: dict[str, _Compiled] = {}
    paths: dict[str, str] = {}
    russian: dict[str, _Compiled] = {}
    problems = [problem for file in files.values() for problem in file.problems]
    broken: set[str] = set()
    owners: dict[str, str] = {}
    for path, file in files.items():
        if path.endswith(_RUSSIAN_SUFFIX):
            continue
        if not file.owner:
            broken.add(PurePosixPath(path).stem)
            continue
        if file.owner in paths:
            said = f"{file.owner} stands in {paths[file.owner]} too"
            problems.append(Problem(path, 1, 1, "duplicate-id", said, "Give one of the two another id."))
        else:
            owned[file.owner] = file
        owners[path.removesuffix(".yml")] = file.owner if file.owner not in paths else ""
        paths.setdefault(file.owner, path)
    for path, file in files.items():
        if not path.endswith(_RUSSIAN_SUFFIX):
            continue
        beside = path.removesuffix(_RUSSIAN_SUFFIX)
        if beside + ".yml" not in files:
            said = "no record stands beside this file"
            problems.append(Problem(path, 1, 1, "no-record", said, "Rename or delete it."))
        elif file.usable and (owner := owners.get(beside, "")):
            russian[owner] = file
    places = {kind: place for place, kind in enumerate(KINDS)}
    records = [owner for owner, file in owned.items() if file.kind in places]
    records.sort(key=lambda owner: (places[owned[owner].kind], owner.rpartition(":")[2]))
    others = [owner for owner, file in owned.items() if file.kind not in places]
    return Library(
        Lazily({owner: owned[owner] for owner in records}, _decode),
        Lazily({owner: owned[owner] for owner in others}, _decode),
        Lazily(russian, _decode),
        paths,
        frozenset(broken),
        tuple(sorted(problems)),
        root,
    )
