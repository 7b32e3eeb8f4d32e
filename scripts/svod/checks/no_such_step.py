"""A step that a text names exists: ORP 1–4 and DRP 1–6; the steps of the TRP have no numbers.

A note of the kind `slip` may quote a step that does not exist.

Russian: Шаг, названный в тексте, существует: ФБН 1–4, ФБЗ 1–6; у ФБП нумерованных шагов нет.

Fails:

    points:
      - {key: "1", text: "It is prevented in DRP step 7."}

Passes:

    points:
      - {key: "1", text: "It is prevented in DRP step 6."}
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from svod.checks.rule import Finding
from svod.links.step_codes import LAST_STEP, step_codes
from svod.records.fragments import Note
from svod.records.problem import Level

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.checks.subject import Subject

LEVEL = Level.ERROR


def check(subject: Subject) -> Iterator[Finding]:
    """A finding for each text and step."""
    for written in subject.written:
        piece = subject.pieces.get(written.text.where[:-1])
        if isinstance(piece, Note) and piece.kind == "slip":
            continue
        for code in step_codes(written.words):
            if code.number is not None and not 1 <= code.number <= LAST_STEP[code.phase]:
                last = LAST_STEP[code.phase]
                hint = (
                    f"The steps of {_PHASES[code.phase]} are 1–{last}." if last else "Name the phase alone."
                )
                message = f"{code.written!r}: there is no step {code.number}"
                yield Finding(written.where, message, hint, russian=written.russian)


_PHASES = {"orp": "ORP (ФБН)", "drp": "DRP (ФБЗ)"}
