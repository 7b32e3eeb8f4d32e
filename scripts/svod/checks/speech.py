"""What texts are read with: the names, the terms, and what the record's fields say about them."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

import msgspec

from svod.links.context import Context, context_of
from svod.records import kept

if TYPE_CHECKING:
    from svod.checks.spelling import Spelling
    from svod.checks.term_base import TermBase
    from svod.checks.terms import Terms
    from svod.links.lexicon import Lexicon
    from svod.records.library import Library


class Speech:
    """What the texts of the record or table ``owner`` are read with."""

    def __init__(self, library: Library, owner: str, terms: Terms) -> None:
        self._library, self._owner, self._terms = library, owner, terms

    @cached_property
    def context(self) -> Context:
        """What the record's fields say; of a table nothing."""
        record = self._library.records.get(self._owner)
        return context_of(record) if record else Context()

    def context_key(self) -> bytes:
        """A fingerprint of what the record's fields say."""
        context = self.context
        sets = (context.own, context.named, context.heroes, context.keywords)
        return kept.digest(msgspec.msgpack.encode([sorted(each) for each in sets]))

    @property
    def base(self) -> TermBase:
        """The term base."""
        return self._terms.base

    @property
    def lexicon(self) -> Lexicon:
        """The names of things."""
        return self._terms.lexicon

    @property
    def spelling(self) -> Spelling:
        """The dictionary."""
        return self._terms.spelling

    def sounding_like(self, folded: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The words of English names that a Russian word may write in Cyrillic, closely and loosely."""
        return self._terms.sounding_like(folded)
