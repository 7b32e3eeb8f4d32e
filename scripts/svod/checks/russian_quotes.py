"""Russian quotes are «…», and „…“ inside them; each is closed. An apostrophe inside a word is none.

Russian: Кавычки — «ёлочки», внутри них — „лапки“; каждая закрыта. Апостроф внутри слова — не кавычка.

Fails:

    part/main/decision: {ru: 'Карта "Пока-пока!" сыграна.', …}

Passes:

    part/main/decision: {ru: "Карта «Пока-пока!» сыграна.", …}
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from svod.records.problem import Level

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.checks.spoken import Spoken

LEVEL = Level.ERROR

_APOSTROPHE = re.compile(r"(?<=\w)['’](?=\w)")
_FOREIGN = re.compile("[\"”‘’'‚`]")
_CLOSED_BY = {"«": "»", "„": "“"}


def check(spoken: Spoken) -> Iterator[tuple[str, str]]:
    """The first fault."""
    if spoken.russian and (message := fault(spoken.readable)):
        yield message, "Write «…», inside them „…“."


def fault(text: str) -> str:
    """The first fault in the quotes of a Russian text; empty if there is none."""
    text = _APOSTROPHE.sub("", text)
    if found := _FOREIGN.search(text):
        return f"the quote {found[0]} at “{_around(text, found.start())}”"
    open_quotes: list[str] = []
    for place, sign in enumerate(text):
        if sign in _CLOSED_BY:
            if sign == "„" and not open_quotes:
                return f"„…“ outside «…» at “{_around(text, place)}”"
            if sign == "«" and open_quotes:
                return f"«…» inside quotes at “{_around(text, place)}”"
            open_quotes.append(sign)
        elif sign in _CLOSED_BY.values() and (not open_quotes or _CLOSED_BY[open_quotes.pop()] != sign):
            return f"the quote {sign} closes nothing at “{_around(text, place)}”"
    return f"the quote {open_quotes[-1]} is not closed" if open_quotes else ""


def _around(text: str, place: int) -> str:
    return text[max(0, place - 12) : place + 12]
