"""The lexicon of a base, kept in ``.svod/lexicon``.

It is keyed by the names in the records and by the code. What the dictionary said of a word is kept with it,
so that a new name asks the dictionary about its new words alone.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

import msgspec

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
    code: bytes
    lexicon: msgspec.Raw
    words: msgspec.Raw


def lexicon_key(library: Library) -> bytes:
    """A fingerprint of all that the lexicon is made from, and of the code that finds names by it."""
    russian = library.russian.items()
    made_from = (
        code(),
        [(each.hit_id, each.name, each.also, _owners..) for each in library.of(Thing)],
    )
    return kept.digest(msgspec.msgpack.encode(made_from))
