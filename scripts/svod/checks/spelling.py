"""Whether Russian words are spelled as the dictionary has them; what it said is kept in ``.svod/words``."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

import msgspec

from svod.records import kept
from svod.text.sharded import Sharded, sharded

_NAME = "words"
_FORM = 1
"""Counts up when what is kept of a word changes its meaning."""
_UNKNOWN, _RIGHT = "", "="
"""What is kept of a word instead of its right spelling."""


class _Kept(msgspec.Struct, frozen=True, array_like=True):
    key: bytes
    words: Sharded[str]


class Spelling:
    """The dictionary; words that were asked about before are answered without loading it."""

    def __init__(self, root: Path | None) -> None:
        self._root = root
        self._new: dict[str, str] = {}

    def is_word(self, folded: str) -> bool:
        """Whether the dictionary has a word, with or without its ё."""
        return self._said(folded) != _UNKNOWN

    def with_yo(self, small: str) -> str | None:
        """A word in small letters with the ё that it lacks; None if it may stand as it is."""
        said = self._said(small)
        return None if said in (_UNKNOWN, _RIGHT) else said

    def keep(self) -> None:
        """Keeps what was asked anew."""
        if self._new and self._root:
            words: dict[str, str] = {}
            for part in self._known.parts.values():
                words.update(msgspec.msgpack.decode(part, type=dict[str, str]))
            now = _Kept(self._key, sharded(words | self._new))
            kept.write(self._root, _NAME, msgspec.msgpack.encode(now))

    def _said(self, word: str) -> str:
        said = self._new.get(word)
        if said is None:
            said = self._known.get(word, str)
        if said is None:
            from svod.text.spelling import is_word, with_yo  # noqa: PLC0415  # the dictionary takes a moment to load

            said = self._new[word] = (with_yo(word) or _RIGHT) if is_word(word) else _UNKNOWN
        return said

    @cached_property
    def _known(self) -> Sharded[str]:
        raw = kept.read(self._root, _NAME)
        try:
            known = msgspec.msgpack.decode(raw, type=_Kept) if raw else None
        except msgspec.DecodeError:
            known = None
        return known.words if known and known.key == self._key else sharded({})

    @cached_property
    def _key(self) -> bytes:
        """A fingerprint of the dictionary."""
        from svod.text.spelling import dictionary  # noqa: PLC0415  # not needed while no text is new

        stat = dictionary().stat()
        return kept.digest(repr((_FORM, stat.st_size, stat.st_mtime_ns)).encode())
