"""The steps and phases that the English names by code, the Russian names by code, as often.

Russian: Шаги и фазы, названные в английском кодом, названы кодом и в русском, столько же раз.

Fails:

    # the English: "It is rolled in ORP 4."
    part/main/decision: {ru: "Кубик бросается в ФБЗ 4.", …}

Passes:

    part/main/decision: {ru: "Кубик бросается в ФБН 4.", …}
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from svod.links.step_codes import step_codes
from svod.records.problem import Level

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from svod.checks.compared import Compared
    from svod.links.step_codes import StepCode

LEVEL = Level.WARNING

_CODES = {"en": {"orp": "ORP", "trp": "TRP", "drp": "DRP"}, "ru": {"orp": "ФБН", "trp": "ФБП", "drp": "ФБЗ"}}


def check(compared: Compared) -> Iterator[tuple[str, str]]:
    """The codes that only one of the two has."""
    missing, foreign = differing(compared.english.text, compared.russian.text)
    said = [f"the Russian lacks {_listed(missing, 'ru')}"] if missing else []
    said += [f"the English has no {_listed(foreign, 'en')}"] if foreign else []
    if said:
        yield ", ".join(said), "Write the step of the English: ORP, TRP, DRP are ФБН, ФБП, ФБЗ."


def differing(english: str, russian: str) -> tuple[list[str], list[str]]:
    """The steps (drp-1) that the Russian names less often, and those that the English names less often.

    A phase whose name is written in full counts for a code, but asks for none.
    """
    ours, theirs = list(step_codes(english)), list(step_codes(russian))
    return _lacking(ours, theirs), _lacking(theirs, ours)


def _lacking(named: list[StepCode], there: list[StepCode]) -> list[str]:
    codes = Counter(code.id for code in named if code.number or not code.in_full)
    return sorted((codes - Counter(code.id for code in there)).elements())


def _listed(steps: Iterable[str], lang: str) -> str:
    return ", ".join(f"{_CODES[lang][step[:3]]} {step[4:]}".strip() for step in steps)
