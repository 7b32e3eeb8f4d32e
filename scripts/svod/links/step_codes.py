"""The steps of the roll phases as texts name them: DRP 1, DRP step 1, step 1 of the DRP; ФБЗ 1, шаг 1 ФБЗ."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterator

LAST_STEP = {"orp": 4, "trp": 0, "drp": 6}
"""Phase → the number of its last step (the rulebook numbers no steps of the Targeting Roll Phase)."""

_STEP = r"(?:steps?|шаг(?:а|у|ом|е|и|ов|ам|ами|ах)?)"
_NUMBERS = r"\d{1,3}(?:[–/-]\d{1,3})*"
_NEXT = r"(?:,\s?|\s(?:and|or|to|и|или)\s)"
_LISTED = rf"{_NUMBERS}(?:{_NEXT}{_NUMBERS})*"
_COUNTED = (
    r"\s(?:[A-ZА-ЯЁ]|(?:more|extra|normal|undefendable|pure|collateral|isolated|damage|dmg|cards?|dice|die"
    r"|tokens?|players?|times)\b|(?:неблокируем|обычн|чист|побочн|изолирован|дополнительн|урон|карт|кубик"
    r"|жетон|игрок|здоров|раз[а ])|из\b)"
)
"""What follows a number that counts something: in «DRP 4 and 2 damage» the 2 is no step."""
_FURTHER = rf"(?:{_NEXT}{_NUMBERS}(?![\d\w])(?!{_COUNTED}))*"
_ORDINAL = r"\d{1,3}-?(?:st|nd|rd|th|й|го|му|м)"
_PHASE = (
    r"(?:(?P<orp{0}>ORP|ФБН|(?i:offensive roll phase|фаз\w+ броска нападения))"
    r"|(?P<trp{0}>TRP|ФБП|(?i:targeting roll phase|фаз\w+ броска прицеливания))"
    r"|(?P<drp{0}>DRP|ФБЗ|(?i:defensive roll phase|фаз\w+ броска защиты)))\b"
)
_CODE = (
    rf"\b(?:{_STEP}\s(?P<before>{_LISTED})|(?P<ordinal>{_ORDINAL})\s{_STEP})\s(?:of\s)?(?:(?:the|an?)\s)?{_PHASE.format(1)}"
    rf"|\b{_PHASE.format(2)}(?:[\s-]{_STEP}\s(?P<listed>{_LISTED})|[\s-](?P<after>{_NUMBERS}{_FURTHER})(?!\d))?"
)
_HINT = re.compile(r"[OTD]RP|ФБ[НПЗ]|(?i:phase|броска)")
_NUMBER = re.compile(r"\d+")
_IN_FULL = 4
"""More letters than an abbreviation has."""


class StepCode(msgspec.Struct, frozen=True):
    """A mention of a phase (``orp``) or, with a ``number``, of one of its steps.

    ``written`` is the whole wording («ФБЗ 4 и 6»), ``start`` and ``end`` the place of what names this step.
    """

    phase: str
    number: int | None
    written: str
    start: int
    end: int
    in_full: bool

    @property
    def id(self) -> str:
        """The id that the step's record has: drp-1."""
        return self.phase if self.number is None else f"{self.phase}-{self.number}"


def step_codes(text: str) -> Iterator[StepCode]:
    """Every mention, in order; a range gives its ends."""
    if not _HINT.search(text):
        return
    for found in _compiled(_CODE).finditer(text):
        groups = [name for name, value in found.groupdict().items() if value]
        phase = next(name for name in groups if name[:-1] in LAST_STEP)
        numbers = next((name for name in groups if name != phase), None)
        in_full = len(found[phase]) >= _IN_FULL
        places = list(_NUMBER.finditer(text, *found.span(numbers))) if numbers else []
        if not places:
            yield StepCode(phase[:-1], None, found[0], *found.span(), in_full)
        for place in places:
            phase_first, last = found.start(phase) < place.start(), place is places[-1]
            whole = place is places[0] and (phase_first or last)
            start = found.start() if whole else place.start()
            end = found.end() if last and not phase_first else place.end()
            yield StepCode(phase[:-1], int(place[0]), found[0], start, end, in_full)


def is_counted(text: str, end: int) -> bool:
    """Whether the number that ends at ``end`` counts something: cards, damage, players."""
    return bool(_compiled(_COUNTED).match(text, end))


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    """The pattern, compiled at the first text that may name a step: that takes milliseconds."""
    return re.compile(pattern)
