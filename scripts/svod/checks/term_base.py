"""The term base: all names and terms with their writings in both languages, as tables to look words up in."""

from __future__ import annotations

import msgspec

from svod.text.phrases import Phrases
from svod.text.sharded import Sharded

GAME = "game"
"""Stands among the English words for the game's own name, whose words are no terms."""


class Term(msgspec.Struct, frozen=True, array_like=True):
    """A name or term.

    ``english`` and ``russian`` hold its writings, the main one first; ``declined`` shows the main Russian one
    in its cases. An ``everyday`` word is a term only where something marks it as one; ``record`` is the
    record that defines it.
    """

    english: tuple[str, ...]
    russian: tuple[str, ...]
    declined: tuple[str, ...] = ()
    everyday: bool = False
    record: str | None = None


class TermBase(msgspec.Struct, frozen=True, array_like=True):
    """All terms by id (``status:stun``, ``keyword:undefendable``, ``step:upkeep``), and where to find them.

    ``names`` are those of things, which texts write with a capital letter, ``words`` those of the glossary
    and of the phases; ``sounds`` are English words of both, by the consonants of their transliterations.
    ``yo`` has the words of Russian names with ё, by their form without it, where the dictionary does not know
    that form; ``own_words`` the words of all Russian names in every form of theirs.
    """

    terms: dict[str, Term]
    english_names: Phrases
    english_words: Phrases
    russian_names: Phrases
    russian_words: Phrases
    forbidden: Phrases
    heard: Phrases
    sounds: dict[str, tuple[str, ...]]
    yo: dict[str, str]
    own_words: Sharded[bool]

    def is_own_word(self, folded: str) -> bool:
        """Whether a word is one of a Russian name, in any form."""
        return bool(self.own_words.get(folded, bool))

    @property
    def russian_tables(self) -> tuple[Phrases, Phrases]:
        """Both tables of good Russian writings."""
        return self.russian_names, self.russian_words
