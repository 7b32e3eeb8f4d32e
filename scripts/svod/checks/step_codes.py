"""The steps of the roll phases as texts name them: DRP 1, DRP step 1, step 1 of the DRP; ФБЗ 1, шаг 1 ФБЗ."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

LAST_STEP = {"orp": 4, "trp": 0, "drp": 6}
"""Phase → the number of its last step (the rulebook numbers no steps of the Targeting Roll Phase)."""

_STEP = r"(?:steps?|шаг(?:а|у|ом|е|и|ов|ам|ами|ах)?)"
_NUMBERS = r"\d+(?:[–/-]\d+)*"
_LISTED = rf"{_NUMBERS}(?:(?:,\s*|\s+(?:and|or|to|и|или)\s+){_NUMBERS})*"
_ORDINAL = r"\d+-?(?:st|nd|rd|th|й|го|му|м)"
_PHASE = (
    r"(?:(?P<orp{0}>ORP|ФБН|(?i:offensive roll phase|фаз\w+ броска нападения))"
    r"|(?P<trp{0}>TRP|ФБП|(?i:targeting roll phase|фаз\w+ броска прицеливания))"
    r"|(?P<drp{0}>DRP|ФБЗ|(?i:defensive roll phase|фаз\w+ броска защиты)))\b"
)
_CODE = re.compile(
    rf"\b(?:{_STEP}\s+(?P<before>{_LISTED})|(?P<ordinal>{_ORDINAL})\s+{_STEP})\s+(?:of\s+)?(?:(?:the|an?)\s+)?{_PHASE.format(1)}"
    rf"|\b{_PHASE.format(2)}(?:[\s-]{_STEP}\s+(?P<listed>{_LISTED})|[\s-](?P<after>{_NUMBERS})(?!\d))?"
)
_NUMBER = re.compile(r"\d+")


@dataclass(frozen=True)
class StepCode:
    """A mention of a phase (``orp``) or, with a ``number``, of one of its steps; ``written`` in the text."""

    phase: str
    number: int | None
    written: str

    @property
    def id(self) -> str:
        """The id that the step's record has: drp-1."""
        return self.phase if self.number is None else f"{self.phase}-{self.number}"


def step_codes(text: str) -> Iterator[StepCode]:
    """Every mention, in order; a range gives its ends."""
    for found in _CODE.finditer(text):
        groups = {name: value for name, value in found.groupdict().items() if value}
        phase = next(name[:-1] for name in groups if name[:-1] in LAST_STEP)
        numbers = next((value for name, value in groups.items() if name[:-1] not in LAST_STEP), "")
        for number in _NUMBER.findall(numbers) or [None]:
            yield StepCode(phase, number and int(number), found[0])
