"""What the texts of every record mention, kept in ``.svod/mentions``.

A record's texts are read again only when the record, its Russian, the names or the code have changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from svod.links.finder import Finder
from svod.records import kept
from svod.text.markup import running

if TYPE_CHECKING:
    from collections.abc import Mapping

    from svod.records.library import Library

_NAME = "mentions"


class Ambiguous(msgspec.Struct, frozen=True, array_like=True):
    """A mention that may name several things, in the text at ``path`` in ``lang``."""

    lang: str
    path: str
    written: str
    hit_ids: tuple[str, ...]


class Mentioned(msgspec.Struct, frozen=True, array_like=True):
    """What one record mentions: hit id → the path of the first text that does; and what stays ambiguous."""

    paths: dict[str, str]
    ambiguous: tuple[Ambiguous, ...] = ()


class _Record(msgspec.Struct, frozen=True, array_like=True):
    made_from: bytes
    found: Mentioned


class _Kept(msgspec.Struct, frozen=True, array_like=True):
    key: bytes
    records: dict[str, _Record]


_ENCODE = msgspec.msgpack.Encoder(order="deterministic").encode


def mentioned(library: Library) -> Mapping[str, Mentioned]:
    """Hit id of a record → what its texts mention in either language."""
    finder = Finder(library)
    before = _read(library, finder.key)
    now: dict[str, _Record] = {}
    for owner, record in library.records.items():
        made_from = kept.digest(_ENCODE((record, library.russian.get(owner))))
        known = before.get(owner)
        current = known and known.made_from == made_from
        now[owner] = known if known and current else _Record(made_from, _found(library, finder, owner))
    if now != before:
        kept.write(library.root, _NAME, _ENCODE(_Kept(finder.key, now)))
    return {owner: record.found for owner, record in now.items()}


def _read(library: Library, key: bytes) -> dict[str, _Record]:
    """What is kept of the records, if it was found with today's names and code."""
    raw = kept.read(library.root, _NAME)
    try:
        known = msgspec.msgpack.decode(raw, type=_Kept) if raw else None
    except msgspec.DecodeError:
        known = None
    return known.records if known and known.key == key else {}


def _found(library: Library, finder: Finder, owner: str) -> Mentioned:
    own = finder.context(owner).own
    paths: dict[str, str] = {}
    ambiguous: list[Ambiguous] = []
    for text in library.texts(owner):
        unit = library.unit(owner, text.path)
        for lang, wording in (("en", text.english), ("ru", unit.ru if unit else "")):
            for mention in finder.mentions(owner, wording):
                if len(mention.hit_ids) > 1:
                    written = running(wording).words[mention.start : mention.end]
                    ambiguous.append(Ambiguous(lang, text.path, written, mention.hit_ids))
                elif mention.hit_ids[0] not in own:
                    paths.setdefault(mention.hit_ids[0], text.path)
    return Mentioned(paths, tuple(ambiguous))
