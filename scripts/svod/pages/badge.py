"""The badge of a part: the answer in a word or two."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from svod.pages.part_labels import labels
from svod.text.folding import fold

if TYPE_CHECKING:
    from svod.pages.context import Context
    from svod.pages.words import Phrase
    from svod.records.fragments import Part
    from svod.records.record import Record

_SPOKEN = ("yes", "no", "depends")
"""Answers that a badge says in words even where it has a short text, so that colour never says it alone."""


@dataclass(frozen=True)
class Badge:
    """The answer of a part in a word or two.

    ``answer`` chooses the colour; ``word`` is the answer in the page's language, None where ``short``
    says it.
    """

    answer: str
    word: str | None
    short: Phrase | None


def badge(context: Context, record: Record, part: Part) -> Badge | None:
    """The badge of a part; None where it answers nothing in a word (definitions, lists)."""
    if part.answer is None:
        return None
    word = context.strings(f"answer.{part.answer}")
    short = context.words(record).of(part, "short")
    if short is None:
        return None if part.answer == "statement" else Badge(part.answer, word, None)
    said = fold(short.text).startswith(fold(word)) or part.answer not in _SPOKEN
    return Badge(part.answer, None if said else word, short)


def labelled_badges(context: Context, record: Record) -> tuple[tuple[str | None, Badge], ...]:
    """The badges of the parts that hold today, in order, with the labels of the parts.

    One badge without a label where all parts agree, else each part its own.
    """
    parts = [text.piece for text in context.held(record).parts]
    found = [badge(context, record, part) for part in parts]
    if len(set(found)) == 1:
        return ((None, found[0]),) if found[0] else ()
    names = labels(dict.fromkeys(part.key for part in getattr(record, "parts", ())))
    return tuple((names[part.key], each) for part, each in zip(parts, found, strict=True) if each)
