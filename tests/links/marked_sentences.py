"""Sentences in which people have marked what is named, and how well the finder agrees with them.

A line is a sentence with marks: `[Слепота|status:blind] снимается`; two ids where nothing decides. A line
with `@` gives the fields of the record in which the sentences after it stand.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from svod.links.context import Context
from svod.links.lexicon import Lexicon
from svod.links.mentions import Mention, mentions

LANGUAGES = ("ru", "en")
_FOLDER = Path(__file__).parent / "marked"
_MARK = re.compile(r"\[([^\]|]+)\|([^\]]+)\]")
_KINDS = {
    "heroes": "hero",
    "statuses": "status",
    "cards": "card",
    "abilities": "ability",
    "components": "component",
    "steps": "step",
    "modes": "mode",
}


@dataclass(frozen=True)
class Marked:
    """A sentence without its marks, and the mentions that they mark."""

    text: str
    expected: frozenset[Mention]
    context: Context


@dataclass(frozen=True)
class Figures:
    """How many mentions were found rightly, wrongly (``extra``) and not at all (``missed``)."""

    right: int
    extra: int
    missed: int

    def __add__(self, other: "Figures") -> "Figures":
        return Figures(self.right + other.right, self.extra + other.extra, self.missed + other.missed)

    @property
    def precision(self) -> float:
        """The share of what was found that is right."""
        return self.right / (self.right + self.extra)

    @property
    def recall(self) -> float:
        """The share of what is marked that was found."""
        return self.right / (self.right + self.missed)


def marked(lang: str) -> Iterator[Marked]:
    """The sentences in one language."""
    context = Context()
    for line in (_FOLDER / f"{lang}.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("@"):
            context = _context(line.removeprefix("@"))
        elif line and not line.startswith("#"):
            yield _sentence(line, context)


def found(sentence: Marked, lexicon: Lexicon) -> frozenset[Mention]:
    """What the finder finds in a sentence."""
    return frozenset(mentions(sentence.text, lexicon, sentence.context))


def figures(sentence: Marked, lexicon: Lexicon) -> Figures:
    """How what it finds agrees with the marks; place and ids must be the same."""
    there = found(sentence, lexicon)
    expected = sentence.expected
    return Figures(len(there & expected), len(there - expected), len(expected - there))


def _sentence(line: str, context: Context) -> Marked:
    text, expected, end = "", [], 0
    for mark in _MARK.finditer(line):
        text += line[end : mark.start()]
        expected.append(Mention(len(text), len(text) + len(mark[1]), tuple(sorted(mark[2].split("|")))))
        text, end = text + mark[1], mark.end()
    return Marked(text + line[end:], frozenset(expected), context)


def _context(line: str) -> Context:
    fields = dict(field.strip().split(": ") for field in line.split(";") if field.strip())
    ids = {field: [each.strip() for each in listed.split(",")] for field, listed in fields.items()}
    keywords = ids.pop("keywords", [])
    named = [f"{_KINDS[field]}:{each}" for field, listed in ids.items() for each in listed]
    heroes = [*ids.get("heroes", ()), *(each.partition(".")[0] for each in ids.get("abilities", ()))]
    return Context(frozenset(), frozenset(named), frozenset(heroes), frozenset(keywords))
