"""What the English allows or demands, the Russian allows or demands: may and can, must and has to.

Sought are may, can, cannot and must, has to, is obliged in English, может, можно, вправе, нельзя and должен,
обязан in Russian; on the other side any word of the same sense will do.

Russian: Что английский текст разрешает или требует, то же разрешает или требует русский: «может» — не «должен».

Fails:

    # the English: "The Monk may spend Cleanse."
    part/main/decision: {ru: "Монах должен потратить Очищение.", …}

Passes:

    part/main/decision: {ru: "Монах может потратить Очищение.", …}
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from svod.checks.pair import pairs, side_by_side
from svod.checks.rule import Finding, Scope
from svod.records.problem import Level

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.checks.subject import Subject

ID = "modality-lost"
LEVEL = Level.WARNING
SCOPE = Scope.RECORD

_MONTH = re.compile(r"\b\d{1,2} may\b|\bmay \d")
_MAY = re.compile(r"\b(?:may|might|can|cannot|can't|could)\b")
_MUST = re.compile(r"\b(?:must|ha(?:s|ve|d) to|obliged|mandatory)\b")
_ANY_MAY = re.compile(
    r"\b(?:may|might|can|cannot|can't|could|un\w+able|\w+[ai]ble|(?:un)?able|allow\w*|permit\w*|lets?|free|optional\w*"
    r"|capable|possib\w*|impossib\w*|playing chicken|ways?|too late|out of reach|no longer|forbid\w*|forbad\w*|against"
    r"|help\w*|buys?|choice|choose\w*|would|unless|ask\w*|whoever|if)\b"
)
_ANY_MUST = re.compile(
    r"\b(?:must|ha(?:s|ve|d|ving) to|oblig\w*|mandatory|requir\w*|needs?|needed|force[sd]?|should|shall|ought|compuls\w*"
    r"|wants? to|tries|supposed|(?:is|are|was|were) to|due|expect\w*|necessar\w*|always|only)\b"
)
_ANY_NO = re.compile(rf"{_ANY_MAY.pattern}|\b(?:not?|never|nothing|nobody|none|neither)\b")
_RUSSIAN_MAY = re.compile(r"\b(?:может|могут|можем|можете|можно|вправе)\b")
_RUSSIAN_CANNOT = re.compile(r"\bнельзя\b")
_RUSSIAN_MUST = re.compile(r"\b(?:долж(?:ен|на|но|ны)|обязан\w*)\b")
_ANY_RUSSIAN_MAY = re.compile(
    r"\b(?:мо[гж]\w*|смо[гж]\w*|вправе|нельзя|(?:не)?возможн\w*|позвол\w+|разреш\w+|дозвол\w+|допуст\w*|допуска\w*"
    r"|способ\w+|уда[елс]\w*|запрет\w*|запрещ\w+|получится|некому|нечего|негде|незачем|дать|дает|дают|бы|поздно|\w+емы[йехм]\w*"
    r"|выбор\w*|относ\w*|до того)\b"
)
_ANY_RUSSIAN_MUST = re.compile(
    r"\b(?:долж\w+|обяза\w+|обязыва\w+|нуж\w+|надо|надлеж\w+|необходим\w*|след(?:ует|овало)|требу\w+|треб\w+"
    r"|при(?:ход|дет|дут|шл)\w*|вынужд\w+|пусть|сначала|только|обязательн\w*)\b"
)
_RULES = (
    (_MAY, _ANY_RUSSIAN_MAY, "the English allows", "Russian may, can: может, можно, вправе; cannot: не может, нельзя."),
    (_MUST, _ANY_RUSSIAN_MUST, "the English demands", "Russian must, has to: должен, обязан, нужно."),
)
_RUSSIAN_RULES = (
    (_RUSSIAN_MAY, _ANY_MAY, "the English does not allow", "Say what the English says."),
    (_RUSSIAN_CANNOT, _ANY_NO, "the English does not forbid", "Say what the English says."),
    (_RUSSIAN_MUST, _ANY_MUST, "the English does not demand", "Say what the English says."),
)


def check(subject: Subject) -> Iterator[Finding]:
    """A finding for each text that allows or demands in one language only."""
    for pair in pairs(subject):
        for message, hint in shifted(pair.english, pair.russian):
            yield Finding(pair.where, message, hint, russian=True)


def shifted(english: str, russian: str) -> Iterator[tuple[str, str]]:
    """What one of the two says and the other does not, and what to do."""
    both = [(_MONTH.sub(" ", said), there) for said, there in side_by_side(english, russian)]
    for sought, answers, message, hint in _RULES:
        for said, there in both:
            if (found := sought.search(said)) and not answers.search(there):
                yield f"{message} ({found[0]}), the Russian does not", hint
                break
    for sought, answers, message, hint in _RUSSIAN_RULES:
        for said, there in both:
            if (found := sought.search(there)) and not answers.search(said):
                yield f"{message}, the Russian does: {found[0]}", hint
                break
