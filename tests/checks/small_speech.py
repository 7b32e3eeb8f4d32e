"""Texts of a small library, read as the checks read them."""

import functools

from svod.checks.compared import Compared
from svod.checks.speech import Speech
from svod.checks.spoken import Spoken
from svod.checks.terms import Terms
from svod.records.library import Library
from tests.links.small_library import small_library

NOBODY = "keywords:keywords"
"""A table, so that no fields of a record say what is meant."""


@functools.cache
def library() -> Library:
    """The library."""
    return small_library()


@functools.cache
def terms() -> Terms:
    """Its names and terms."""
    return Terms(library(), b"")


def spoken(lang: str, words: str, owner: str = NOBODY) -> Spoken:
    """One text of a record."""
    return Spoken(lang, words, Speech(library(), owner, terms()))


def compared(english: str, russian: str, owner: str = NOBODY) -> Compared:
    """Two texts of a record."""
    return Compared(spoken("en", english, owner), spoken("ru", russian, owner))
