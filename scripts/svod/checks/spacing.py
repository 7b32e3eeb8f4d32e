"""Between words stands one space; none stands before a sign that closes or after one that opens.

Russian: Между словами один пробел; перед закрывающим знаком и после открывающего пробела нет.

Fails:

    text: "The keg  explodes , at once."

Passes:

    text: "The keg explodes, at once."
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from svod.records.problem import Level

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.checks.spoken import Spoken

LEVEL = Level.ERROR

_FAULTS = (
    (re.compile(r"^ | $"), "a space at the end of the text", "Delete it."),
    (re.compile(r" {2,}"), "more than one space", "Keep one."),
    (re.compile(r"(?<=[^\s—–-]) (?:[,;:!?)»]|\.(?![\w.]))"), "a space before a sign", "Delete the space."),
    (re.compile(r"[(«„] "), "a space after an opening sign", "Delete the space."),
    (re.compile(r"[а-яёa-z][,;!?](?=[а-яёa-zА-ЯЁ])"), "no space after a sign", "Add one."),
)
_ADDRESS = re.compile(r"\S*(?:@|://|www\.|\.(?:com|org|net|ru)\b)\S*")
_SHOWN = 12


def check(spoken: Spoken) -> Iterator[tuple[str, str]]:
    """Each sort of fault, at the first of its places."""
    text = _ADDRESS.sub("…", spoken.readable)
    for pattern, message, hint in _FAULTS:
        if found := pattern.search(text):
            yield f"{message}: “{text[max(0, found.start() - _SHOWN) : found.end() + _SHOWN]}”", hint
