"""A number of the English stands in the Russian, and the other way round, in digits or in words.

Steps (DRP 1) are left to another rule; «one» and «один» count only against a digit.

Russian: Числа английского и русского текста одни и те же, цифрами или словами.

Fails:

    # the English: "The keg deals 3 undefendable damage."
    part/main/decision: {ru: "Бочка наносит 2 неблокируемого урона.", …}

Passes:

    part/main/decision: {ru: "Бочка наносит 3 неблокируемого урона.", …}
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from svod.links.step_codes import step_codes
from svod.records.problem import Level
from svod.text.numerals import numerals, too_few

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.checks.compared import Compared

LEVEL = Level.WARNING


def check(compared: Compared) -> Iterator[tuple[str, str]]:
    """The numbers that only one of the two has."""
    missing, foreign = differing(compared.english.text, compared.russian.text)
    said = [f"the Russian lacks {_listed(missing)}"] if missing else []
    said += [f"the English lacks {_listed(foreign)}"] if foreign else []
    if said:
        yield ", ".join(said), "Write the number of the English."


def differing(english: str, russian: str) -> tuple[list[int], list[int]]:
    """The numbers that stand less often in the Russian, and those that stand less often in the English."""
    ours, theirs = numerals(_without_steps(english)), numerals(_without_steps(russian))
    return too_few(ours, theirs), too_few(theirs, ours)


def _without_steps(text: str) -> str:
    for code in reversed(list(step_codes(text))):
        text = f"{text[: code.start]} {text[code.end :]}"
    return text


def _listed(numbers: list[int]) -> str:
    return " and ".join(map(str, numbers))
