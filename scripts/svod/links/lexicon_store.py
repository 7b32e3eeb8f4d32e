"""The lexicon of a base, kept in ``.svod/lexicon``.

It is keyed by the names in the records and by the code. What the dictionary said of a word is kept with it,
so that a new name asks the dictionary about its new words alone.
"""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from svod.links.context import owners
from svod.links.lexicon import Lexicon
from svod.records import kept
from svod.records.kinds import Term
from svod.records.record import Thing
from svod.text.morphology import RussianWord, russian_word

if TYPE_CHECKING:
    from svod.records.library import Library

_NAME = "lexicon"


class _Kept(msgspec.Struct, frozen=True, array_like=True):
    key: bytes
    lexicon: msgspec.Raw
    words_key: bytes
    words: msgspec.Raw


def key_of(library: Library) -> bytes:
    """A fingerprint of all that the lexicon is made from, and of the code that makes and uses it."""
    russian = library.russian
    made_from = (
        _dictionary(),
        kept.code("svod.text", "svod.records", "svod.links"),
        [(thing.hit_id, thing.name, thing.also, owners(thing)) for thing in library.of(Thing)],
        [(key, ability.name, ability.named, ability.also) for key, (_, ability) in library.abilities.items()],
        [(term.id, term.title, library.name(term.id, "ru").text) for term in library.of(Term)],
        [
            (owner, table, russian.get(owner))
            for owner, table in library.tables.items()
            if table.kind == "keywords"
        ],
        [
            (owner, each.names, each.abilities, each.keywords)
            for owner, each in russian.items()
            if each.names or each.abilities or each.keywords
        ],
    )
    return kept.digest(msgspec.msgpack.encode(made_from))


def lexicon_of(library: Library, key: bytes) -> Lexicon:
    """The lexicon of a library whose ``key_of`` is ``key``."""
    known = _read(library)
    if known and known.key == key:
        return msgspec.msgpack.decode(known.lexicon, type=Lexicon)
    from svod.links.naming import lexicon  # noqa: PLC0415  # nothing of it is needed while the names are the same

    words: dict[str, RussianWord] = {}
    if known and known.words_key == _dictionary():
        words = msgspec.msgpack.decode(known.words, type=dict[str, RussianWord])
    asked: dict[str, RussianWord] = {}

    def dictionary(word: str) -> RussianWord:
        asked[word] = words.get(word) or russian_word(word)
        return asked[word]

    made = lexicon(library, dictionary)
    encode = msgspec.msgpack.encode
    made_kept = _Kept(key, msgspec.Raw(encode(made)), _dictionary(), msgspec.Raw(encode(asked)))
    kept.write(library.root, _NAME, encode(made_kept))
    return made


def _read(library: Library) -> _Kept | None:
    """What is kept, if code that keeps it in this form has written it."""
    raw = kept.read(library.root, _NAME)
    try:
        return msgspec.msgpack.decode(raw, type=_Kept) if raw else None
    except msgspec.DecodeError:
        return None


def _dictionary() -> bytes:
    """A fingerprint of the dictionary and of the code that asks it, without loading them."""
    versions = [kept.code("svod.text")]
    for package in ("pymorphy3", "pymorphy3_dicts_ru"):
        spec = find_spec(package)
        if spec and spec.origin:
            versions.append(Path(spec.origin).with_name("version.py").read_bytes())
    return kept.digest(b"".join(versions))
