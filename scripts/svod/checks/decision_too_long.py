"""A decision has at most 45 words, in each language; markup does not count.

Russian: В решении не больше 45 слов на каждом из языков; разметка не в счёт.

Fails:

    # the whole explanation in one breath, 60 words
    decision: "When the Gunslinger has inflicted Bounty and the Samurai then …"

Passes:

    decision: "No CP from Bounty 1; 1 CP from Bounty 2, which had to be inflicted before it could be removed."
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from svod.checks.rule import Finding
from svod.links.lookup import exists
from svod.records.fragments import Part
from svod.records.problem import Level
from svod.text.markup import plain

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.checks.subject import Subject

LEVEL = Level.ERROR

MOST_WORDS = 45
_WORD = re.compile(r"\S*\w\S*")


def check(subject: Subject) -> Iterator[Finding]:
    """A finding for each decision that is longer."""
    library = subject.library
    for written in subject.written:
        where = written.text.where
        if where[-1] != "decision" or not isinstance(subject.pieces.get(where[:-1]), Part):
            continue
        lang = written.lang
        shown = plain(written.words, lambda to: library.name(to, lang).text if exists(library, to) else to)  # noqa: B023
        words = len(_WORD.findall(shown))
        if words > MOST_WORDS:
            message = f"the decision has {words} words; {MOST_WORDS} is the most"
            yield Finding(written.where, message, "Leave the reasons to the points.", russian=written.russian)
