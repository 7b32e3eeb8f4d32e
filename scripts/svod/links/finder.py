"""The names in the texts of one library."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from svod.links.context import Context, context_of
from svod.links.lexicon_store import key_of, lexicon_of
from svod.text.markup import links, running

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.links.lexicon import Lexicon
    from svod.links.mentions import Mention
    from svod.records.library import Library


class Finder:
    """Finds them; the lexicon is loaded with the first text."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._contexts: dict[str, Context] = {}
        self.key = key_of(library)

    @cached_property
    def lexicon(self) -> Lexicon:
        """The names of the library."""
        return lexicon_of(self._library, self.key)

    def mentions(self, owner: str, text: str) -> Iterator[Mention]:
        """The names in a text of a record, in order; places are those in ``running(text).words``.

        The record's own names are among them, and those that stay ambiguous.
        """
        from svod.links.mentions import mentions  # noqa: PLC0415  # not needed while all that it found is kept

        words = running(text)
        for mention in mentions(words.words, self.lexicon, self.context(owner)):
            if words.within(mention.start, mention.end):
                yield mention

    def links(self, owner: str, text: str) -> Iterator[Mention]:
        """What is to be linked in a text: the first mention of each thing, but for the record's own names.

        What is linked by markup is linked already.
        """
        seen = {*self.context(owner).own, *(link.target for link in links(text))}
        for mention in self.mentions(owner, text):
            if len(mention.hit_ids) == 1 and mention.hit_ids[0] not in seen:
                seen.add(mention.hit_ids[0])
                yield mention

    def context(self, owner: str) -> Context:
        """The context of a record's texts; an empty one for the texts of tables."""
        if owner not in self._contexts:
            record = self._library.records.get(owner)
            self._contexts[owner] = context_of(record) if record else Context()
        return self._contexts[owner]
