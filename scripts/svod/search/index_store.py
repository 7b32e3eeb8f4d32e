"""The index on the disk: ``.svod/index-<lang>``, one file, made anew whenever it does not fit.

It is keyed by what the library says and by the code, and holds for the days between two changes. It is
written beside and swapped in, so that two processes do not meet a half-written one, and sealed: what is
damaged is made anew.
"""

from __future__ import annotations

import datetime as dt
import hashlib
import tempfile
import unicodedata
from importlib import metadata, resources
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from svod.records.held import days_of_change
from svod.search.documents import documents
from svod.search.lexicon import lexicon
from svod.search.names import Names
from svod.search.tables import Tables, tables
from svod.search.terms import Terms
from svod.search.whoosh_index import WhooshIndex, build

if TYPE_CHECKING:
    from svod.records.library import Library

_PACKAGES = ("text", "records", "links", "search")
_LIBRARIES = ("whoosh3", "snowballstemmer", "pymorphy3", "pymorphy3-dicts-ru", "markdown-it-py", "msgspec")


class _Stored(msgspec.Struct, frozen=True, array_like=True):
    """``first`` and ``after`` bound the days (ordinals) on which the texts indexed are those that hold."""

    key: bytes
    first: int
    after: int
    files: dict[str, bytes]
    tables: Tables


class Index(NamedTuple):
    """An index opened, and the tables by which queries to it are understood."""

    whoosh: WhooshIndex
    tables: Tables


def index(library: Library, root: Path | None, lang: str, day: dt.date) -> Index:
    """The index of the texts in ``lang`` that held on ``day``; without ``root`` it is not kept."""
    if root is None:
        files, tables = _made(library, lang, day)
        return Index(WhooshIndex(files), tables)
    path = root / ".svod" / f"index-{lang}"
    key = _key(library)
    kept = _read(path, key, day)
    if kept is None:
        first, after = _span(library, day)
        kept = _Stored(key, first, after, *_made(library, lang, day))
        _write(path, kept)
    return Index(WhooshIndex(kept.files), kept.tables)


def _made(library: Library, lang: str, day: dt.date) -> tuple[dict[str, bytes], Tables]:
    """The files of an index, and its tables."""
    names = Names(library)
    found = list(documents(library, names, lang, day))
    terms = Terms(library, lexicon(library, names))
    files = build(found, terms)
    return files, tables(library, found, terms, frozenset(WhooshIndex(files).vocabulary))


def _key(library: Library) -> bytes:
    """A fingerprint of everything that the index is made from."""
    digest = hashlib.sha256(unicodedata.unidata_version.encode())
    for name in _LIBRARIES:
        digest.update(f"{name} {metadata.version(name)}\n".encode())
    for package in _PACKAGES:
        for module in sorted(resources.files(f"svod.{package}").iterdir(), key=lambda entry: entry.name):
            if module.name.endswith(".py"):
                digest.update(module.read_bytes())
    encode = msgspec.msgpack.Encoder(order="deterministic").encode
    for structs in (library.records, library.tables, library.russian):
        digest.update(encode(dict(structs)))
    return digest.digest()


def _span(library: Library, day: dt.date) -> tuple[int, int]:
    """The days around ``day`` on which the same texts hold: from the first, up to but not on the second."""
    today = day.toordinal()
    changes = {
        change.toordinal()
        for record in library.records.values()
        for change in days_of_change(record, library.editions)
    }
    changes |= {edition.toordinal() for edition in library.editions.values()}
    before = max((change for change in changes if change <= today), default=dt.date.min.toordinal())
    return before, min((change for change in changes if change > today), default=dt.date.max.toordinal() + 1)


def _read(path: Path, key: bytes, day: dt.date) -> _Stored | None:
    """The index kept at ``path``; None unless it is whole and fits."""
    try:
        raw = path.read_bytes()
    except OSError:
        return None
    seal, content = raw[:32], raw[32:]
    if hashlib.sha256(content).digest() != seal:
        return None
    try:
        kept = msgspec.msgpack.decode(content, type=_Stored)
    except msgspec.DecodeError:
        return None
    return kept if kept.key == key and kept.first <= day.toordinal() < kept.after else None


def _write(path: Path, kept: _Stored) -> None:
    """Writes beside and swaps; a place that cannot be written to costs only time."""
    content = msgspec.msgpack.encode(kept)
    try:
        path.parent.mkdir(exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, prefix=path.name, delete=False) as beside:
            beside.write(hashlib.sha256(content).digest() + content)
    except OSError:
        return
    try:
        Path(beside.name).replace(path)
    except OSError:
        Path(beside.name).unlink()
