"""A large table of words that is kept encoded and decoded in small parts, as its words are looked up."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

if TYPE_CHECKING:
    from collections.abc import Mapping

V = TypeVar("V")
_PREFIX = 2
"""Letters that the words of one part begin with."""


class Sharded(msgspec.Struct, Generic[V], frozen=True, array_like=True, dict=True):
    """Word → value; ``parts`` holds the encoded tables of the words with one beginning."""

    parts: dict[str, msgspec.Raw]

    def get(self, word: str, value: type[V]) -> V | None:
        """The value of a word; None if the table does not have it. ``value`` is the type of all values."""
        decoded: dict[str, dict[str, V]] = self.__dict__.setdefault("decoded", {})
        part = word[:_PREFIX]
        if part not in decoded:
            raw = self.parts.get(part)
            decoded[part] = _decoder(value).decode(raw) if raw else {}  # type: ignore[arg-type]  # types are hashable
        return decoded[part].get(word)


@functools.cache
def _decoder(value: Any) -> msgspec.msgpack.Decoder[Any]:  # noqa: ANN401  # a type, for which there is no type
    return msgspec.msgpack.Decoder(dict[str, value])


def sharded(table: Mapping[str, V]) -> Sharded[V]:
    """A table in parts."""
    parts: dict[str, dict[str, V]] = {}
    for word, value in table.items():
        parts.setdefault(word[:_PREFIX], {})[word] = value
    return Sharded({part: msgspec.Raw(msgspec.msgpack.encode(words)) for part, words in parts.items()})
