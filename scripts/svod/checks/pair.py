"""An English text and its Russian, as the words that readers see."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from svod.text.folding import fold
from svod.text.markup import plain

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.checks.subject import Subject
    from svod.records.walk import Text
    from svod.records.yaml_source import Where

_UNNAMED = "…"
"""What stands for a link without words of its own: its target's name is written elsewhere."""

_FULL_STOP = re.compile(r"(?<![ .]\w)[.;](?:\s|$)")
"""The end of a sentence or of its half, but not of an abbreviation of one letter."""


@dataclass(frozen=True)
class Pair:
    """The words of both, without markup; the Russian stands at ``where`` in the Russian file."""

    english: str
    russian: str
    where: Where
    text: Text


def pairs(subject: Subject) -> Iterator[Pair]:
    """The texts that have a Russian, in reading order; not the strings of pages, which are no rulings."""
    if subject.body.kind == "interface":
        return
    for text in subject.texts:
        unit = subject.library.unit(subject.owner, text.path)
        if unit:
            where = ("units", text.path, "ru")
            yield Pair(plain(text.english, _unnamed), plain(unit.ru, _unnamed), where, text)


def _unnamed(_target: str) -> str:
    return _UNNAMED


def side_by_side(english: str, russian: str) -> list[tuple[str, str]]:
    """Both texts folded, sentence by sentence where they have as many, else whole."""
    english, russian = fold(english), fold(russian)
    ours, theirs = _FULL_STOP.split(english), _FULL_STOP.split(russian)
    return list(zip(ours, theirs, strict=True)) if len(ours) == len(theirs) else [(english, russian)]
