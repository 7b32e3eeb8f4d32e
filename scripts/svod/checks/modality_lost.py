"""What the English allows or demands, the Russian allows or demands: may and can, must and has to.

Sought are may, can, cannot and must, has to, is obliged in English, может, можно, вправе, нельзя and должен,
обязан in Russian; on the other side any word of the same sense will do.

Russian: Что разрешает или требует английский текст, то и русский: «может» не становится «должен».

Fails:

    # the English: "The Monk may spend Cleanse."
    part/main/decision: {ru: "Монах должен потратить Очищение.", …}

Passes:

    part/main/decision: {ru: "Монах может потратить Очищение.", …}
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, TypeAlias

from svod.checks.side_by_side import side_by_side
from svod.records.problem import Level
from svod.text.wordlist import Wordlist

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.checks.compared import Compared

LEVEL = Level.WARNING

_MONTH = re.compile(r"\bmay (?=(?:19|20)\d\d\b)")
_MAY = Wordlist("may might can cannot can't could")
_MUST = Wordlist("must obliged mandatory", phrases="has to, have to, had to")
_ANY_MAY = Wordlist(
    "may might can cannot can't could let lets free buy buys would unless whoever if way ways against",
    starting="allow permit optional capable possib impossib forbid forbad help choice choose ask",
    ending="able ible",
    phrases="playing chicken, too late, out of reach, no longer",
)
_ANY_MAY_OR_NO = (_ANY_MAY, Wordlist("no not never nothing nobody none neither"))
_ANY_MUST = Wordlist(
    "must has have had having need needs needed shall should ought always only due tries force forces forced",
    starting="oblig mandator requir compuls suppos expect necessar",
    phrases="wants to, want to, is to, are to, was to, were to",
)
_RUSSIAN_MAY = Wordlist("может могут можем можете можно вправе")
_RUSSIAN_CANNOT = Wordlist("нельзя")
_RUSSIAN_MUST = Wordlist("должен должна должно должны", starting="обязан")
_ANY_RUSSIAN_MAY = Wordlist(
    "вправе нельзя получится некому нечего негде незачем дать дает дают бы поздно",
    starting="мог мож смог смож возможн невозможн позвол разреш дозвол допуст допуска способ удае удал удас"
    " удав запрет запрещ выбор относ",
    ending="емый емая емое емые емы ема емо",
    phrases="до того",
)
_ANY_RUSSIAN_MUST = Wordlist(
    "надо следует следовало пусть сначала только нельзя",
    starting="долж обяза обязыва нуж надлеж необходим требу треб приход придет придут пришл вынужд",
)
_Rule: TypeAlias = tuple[Wordlist, tuple[Wordlist, ...], str, str]
"""What is sought, what answers it on the other side, and what to say where nothing does."""

_RULES: tuple[_Rule, ...] = (
    (
        _MAY,
        (_ANY_RUSSIAN_MAY,),
        "the English allows",
        "Russian may, can: может, можно; cannot: не может, нельзя.",
    ),
    (_MUST, (_ANY_RUSSIAN_MUST,), "the English demands", "Russian must, has to: должен, обязан, нужно."),
)
_RUSSIAN_RULES: tuple[_Rule, ...] = (
    (_RUSSIAN_MAY, (_ANY_MAY,), "the English does not allow", "Say what the English says."),
    (_RUSSIAN_CANNOT, _ANY_MAY_OR_NO, "the English does not forbid", "Say what the English says."),
    (_RUSSIAN_MUST, (_ANY_MUST,), "the English does not demand", "Say what the English says."),
)


def check(compared: Compared) -> Iterator[tuple[str, str]]:
    """What is allowed or demanded in one language only."""
    yield from shifted(compared.english.text, compared.russian.text)


def shifted(english: str, russian: str) -> Iterator[tuple[str, str]]:
    """What one of the two says and the other does not, and what to do."""
    both = [(_MONTH.sub(" ", said), there) for said, there in side_by_side(english, russian)]
    for sought, answers, message, hint in _RULES:
        if found := _unanswered(both, sought, answers):
            yield f"{message} ({found}), the Russian does not", hint
    turned = [(there, said) for said, there in both]
    for sought, answers, message, hint in _RUSSIAN_RULES:
        if found := _unanswered(turned, sought, answers):
            yield f"{message}, the Russian does: {found}", hint


def _unanswered(both: list[tuple[str, str]], sought: Wordlist, answers: tuple[Wordlist, ...]) -> str:
    """The first word sought in a sentence to which the sentence beside it has no answer; empty if none."""
    for said, there in both:
        found = sought.first(said)
        if found and not any(answer.first(there) for answer in answers):
            return found
    return ""
