"""A Russian dash is « — » with its spaces; a range of two numbers has – without spaces.

Russian: Тире — с пробелами вокруг; в промежутке между двумя числами — короткое «–» без пробелов.

Fails:

    part/main/decision: {ru: "Розыск - состояние; при 1-2 он снят.", …}

Passes:

    part/main/decision: {ru: "Розыск — состояние; при 1–2 он снят.", …}
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
    (re.compile(r"(?:^|[^\d]) [-–−]+ |--| [-–−]+ (?!\d)"), "a hyphen for a dash", "Write « — »."),
    (re.compile(r"[^\W\d_]—|—[^\W\d_]"), "a dash without its spaces", "Write « — »."),
    (
        re.compile(r"(?<![\w/.–-])\d+[-−]\d+(?![\w/–-]|\.\d)"),
        "a hyphen in a range of numbers",
        "Write –, as in 1–2.",
    ),
)
_SHOWN = 12


def check(spoken: Spoken) -> Iterator[tuple[str, str]]:
    """Each sort of fault, at the first of its places."""
    if spoken.russian:
        yield from faults(spoken.readable)


def faults(text: str) -> Iterator[tuple[str, str]]:
    """What is wrong with the dashes of a Russian text, and what to do."""
    for pattern, message, hint in _FAULTS:
        if found := pattern.search(text):
            yield f"{message}: “{text[max(0, found.start() - _SHOWN) : found.end() + _SHOWN]}”", hint
