"""The Russian names nothing that the English does not name: no other status, card, hero, no other term.

A name that the record itself speaks of may stand for a pronoun. It, and a word of the glossary, is taken for
wrong only where another of its sort stands less often than in the English.

Russian: Русский текст не называет того, чего нет в английском: другого состояния, карты, героя, термина.

Fails:

    # the English: "Bounty is removed."
    part/main/decision: {ru: "Горение снимается.", …}

Passes:

    part/main/decision: {ru: "Розыск снимается.", …}
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from svod.checks.missing_term import expected
from svod.records.problem import Level

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.checks.compared import Compared

LEVEL = Level.WARNING


def check(compared: Compared) -> Iterator[tuple[str, str]]:
    """Each name and term that is not the English one's."""
    base = compared.base
    for use, instead in compared.foreign():
        names = [base.terms[term].english[0] for term in sorted(use.terms) if term in base.terms]
        message = f"«{use.written}» is {' or '.join(map(repr, names))}, which the English does not say here"
        hint = "Name what the English names."
        if instead:
            message += f"; {instead.written!r} is expected"
            hint = " ".join(expected(base, term) for term in sorted(instead.terms) if term in base.terms)
        yield message, hint
