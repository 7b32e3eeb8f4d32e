"""A badge (`short`) has at most 24 characters, in each language.

Russian: В плашке (`short`) не больше 24 знаков на каждом из языков.

Fails:

    short: "In the Defensive Roll Phase"

Passes:

    short: "DRP 1"
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from svod.checks.rule import Finding
from svod.records.fragments import Part
from svod.records.problem import Level

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.checks.subject import Subject

LEVEL = Level.ERROR

MOST_CHARACTERS = 24


def check(subject: Subject) -> Iterator[Finding]:
    """A finding for each badge that is longer."""
    for written in subject.written:
        where = written.text.where
        if where[-1] == "short" and isinstance(subject.pieces.get(where[:-1]), Part):
            length = len(written.words)
            if length > MOST_CHARACTERS:
                message = f"the badge has {length} characters; {MOST_CHARACTERS} is the most"
                yield Finding(written.where, message, "Say it shorter.", russian=written.russian)
