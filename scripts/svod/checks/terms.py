"""The names and terms of one library, as the checks of texts ask for them."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

import msgspec

from svod.checks.spelling import Spelling
from svod.records import kept

if TYPE_CHECKING:
    from svod.checks.term_base import TermBase
    from svod.links.lexicon import Lexicon
    from svod.records.library import Library

_NAME = "terms"


class _Kept(msgspec.Struct, frozen=True, array_like=True):
    key: bytes
    names: msgspec.Raw
    base: msgspec.Raw


class Terms:
    """The names and terms of a library, kept in ``.svod/terms`` under ``key``: what they are made from."""

    def __init__(self, library: Library, key: bytes) -> None:
        self._library, self._key = library, key
        self.spelling = Spelling(library.root)
        self._sounding: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {}

    def sounding_like(self, folded: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The words of English names that a Russian word may write in Cyrillic, closely and loosely.

        The words of Russian names write none.
        """
        if folded not in self._sounding:
            self._sounding[folded] = self._candidates(folded)
        return self._sounding[folded]

    def _candidates(self, folded: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
        from svod.text.transliteration import stems_of, transliterates  # noqa: PLC0415  # the same as the lexicon

        if self.base.is_own_word(folded):
            return (), ()
        sounds = self.base.sounds
        loose = [
            english
            for sound in stems_of(folded)
            for english in sounds.get(sound, ())
            if transliterates(folded, english, known=False)
        ]
        return tuple(each for each in loose if transliterates(folded, each, known=True)), tuple(loose)

    @cached_property
    def lexicon(self) -> Lexicon:
        """The names of things."""
        from svod.checks.names_in_parts import NamesInParts  # noqa: PLC0415  # not needed while no text is new

        return msgspec.msgpack.decode(self._kept.names, type=NamesInParts).lexicon()

    @cached_property
    def base(self) -> TermBase:
        """The term base."""
        from svod.checks.term_base import TermBase  # noqa: PLC0415  # the same

        return msgspec.msgpack.decode(self._kept.base, type=TermBase)

    @cached_property
    def _kept(self) -> _Kept:
        raw = kept.read(self._library.root, _NAME)
        try:
            known = msgspec.msgpack.decode(raw, type=_Kept) if raw else None
        except msgspec.DecodeError:
            known = None
        return known if known and known.key == self._key else self._made()

    def _made(self) -> _Kept:
        from svod.checks.names_in_parts import in_parts  # noqa: PLC0415  # the same
        from svod.checks.term_writings import term_base  # noqa: PLC0415  # the dictionary takes long to load
        from svod.links.lexicon_store import key_of, lexicon_of  # noqa: PLC0415  # the same

        encode = msgspec.msgpack.encode
        names = encode(in_parts(lexicon_of(self._library, key_of(self._library))))
        made = _Kept(self._key, msgspec.Raw(names), msgspec.Raw(encode(term_base(self._library))))
        kept.write(self._library.root, _NAME, encode(made))
        return made
