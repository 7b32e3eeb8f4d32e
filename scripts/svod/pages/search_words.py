"""The words that the search says in the browser, as data for its code."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, get_args

from svod.records.fields import Answer
from svod.records.held import Standing
from svod.records.kinds import KINDS

if TYPE_CHECKING:
    from svod.pages.strings import Strings

_SAID = (
    "search.found.one",
    "search.found.few",
    "search.found.many",
    "search.found-unsure",
    "search.nothing",
    "search.all",
    "search.unsure",
    "search.unsure-below",
    "search.nothing-filtered",
    "search.hidden",
    "search.nearest",
    "search.elsewhere",
    "search.how-to-rule",
    "search.understood",
    "search.as-typed",
    "search.typed",
    "search.as-meant",
    "search.in-days",
    "search.clear-filters",
    "search.remove",
    "search.all-values",
    "search.facet.kind",
    "search.facet.answer",
    "search.facet.hero",
    "search.facet.status",
    "search.facet.card",
    "search.facet.step",
    "search.facet.mode",
    "search.facet.channel",
    "search.facet.section",
    "search.from-day",
    "search.to-day",
    "search.issued",
    "search.changed",
    "search.to-point",
    "search.part-of",
    "search.pending",
    "search.looking",
    "search.former",
    "search.texts-failed",
    "search.retry",
    "date.unknown",
)


def search_words(strings: Strings) -> bytes:
    """The JSON file of these words: key of the string → text, with ``{name}`` where a value belongs."""
    kinds = (f"search.kind.{kind}" for kind in (*KINDS, "ability"))
    answers = (f"answer.{answer}" for answer in get_args(Answer))
    standings = (f"row.{each.value}" for each in Standing if each is not Standing.HOLDS)
    said = {key: strings.raw(key) for key in (*_SAID, *kinds, *answers, *standings)}
    return (json.dumps(said, ensure_ascii=False, separators=(",", ":")) + "\n").encode()
