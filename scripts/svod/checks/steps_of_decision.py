"""Where the answer is `when`, the steps in `at` are those that the decision names, in both languages.

A step named by code is among `at` or within a phase that is; each of `at` is named by code or by name.

Russian: При ответе `when` шаги в поле `at` — те, что названы в решении на обоих языках.

Fails:

    - {key: main, answer: when, at: [drp-1], decision: "Blind is rolled in ORP 4.", …}

Passes:

    - {key: main, answer: when, at: [orp-4], decision: "Blind is rolled in ORP 4.", …}
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from svod.checks.rule import Finding
from svod.links.step_codes import step_codes
from svod.records.fragments import Part
from svod.records.kinds import Step
from svod.records.problem import Level
from svod.text.folding import fold

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.checks.subject import Subject, Written
    from svod.records.library import Library

LEVEL = Level.WARNING

_ENDING = 3
"""Letters at the end of a word that may be its grammatical ending; as many at the start are kept."""


def check(subject: Subject) -> Iterator[Finding]:
    """A finding for each step that stands in one of the two places only."""
    for written in subject.written:
        *place, field = written.text.where
        part = subject.pieces.get(tuple(place))
        if isinstance(part, Part) and part.answer == "when" and field == "decision":
            for message, hint in _compared(subject.library, part, written):
                yield Finding(written.where, message, hint, russian=written.russian)


def _compared(library: Library, part: Part, written: Written) -> Iterator[tuple[str, str]]:
    """What is wrong and what to do, for each step."""
    codes = list(step_codes(written.words))
    for code in codes:
        if code.number is not None and not _around(library, code.id).intersection(part.at):
            message = f"the decision names {code.written!r}, 'at' has {', '.join(part.at) or 'no steps'}"
            yield message, f"Add {code.id!r} to 'at', or correct the decision."
    named = {step for code in codes for step in _around(library, code.id)}
    for step in part.at:
        if step not in named and not _by_name(library, step, written):
            message = f"'at' has {step!r}, the decision does not name it"
            yield message, "Name it there, or take it out of 'at'."


def _around(library: Library, step: str) -> set[str]:
    """A step and the phases that it lies within."""
    found: set[str] = set()
    within: str | None = step
    while within and within not in found:
        found.add(within)
        record = library.records.get(f"step:{within}")
        within = record.within if isinstance(record, Step) else within.rpartition("-")[0]
    return found


def _by_name(library: Library, step: str, written: Written) -> bool:
    """Whether the text names a step by one of its names, in any grammatical form."""
    record = library.records.get(f"step:{step}")
    if not isinstance(record, Step):
        return True  # that it does not exist is the matter of another rule
    names = [record.name, record.abbreviation, *(also.text for also in record.also)]
    if written.russian:
        russian = library.names(record.hit_id)
        names = (
            [russian.preferred, *russian.accepted, *(also.text for also in russian.also)] if russian else []
        )
    return any(re.search(_pattern(name), fold(written.words)) for name in names if name)


def _pattern(name: str) -> str:
    """Finds a name whatever the endings of its words."""
    stems = (word[: max(_ENDING, len(word) - _ENDING)] for word in re.findall(r"\w+", fold(name)))
    return r"\b" + r"\W+".join(rf"{re.escape(stem)}\w*" for stem in stems)
