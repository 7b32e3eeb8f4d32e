"""The page of how to rule: where to look, in which order, what always holds, what to do if nothing fits."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from svod.pages.drawing import draw
from svod.pages.prose import Prose
from svod.pages.then_page import KEYWORD
from svod.records.held import last_changed
from svod.records.kinds import GoldenRule, Question
from svod.records.tables import KeywordRow

if TYPE_CHECKING:
    from svod.pages.context import Context
    from svod.pages.page import Page
    from svod.pages.words import Phrase

_ORDER = "doc-source-order"
"""The about record that gives the order in which sources are consulted."""
_ASK = "doc-preamble"
"""The about record of which a point says where questions go."""
_MAIL = re.compile(r"[\w.+-]+@[\w-]+(?:\.[\w-]+)+")
_INSTANT = ("barbarian-stun-no-response", "orp-activation-and-attack")
"""The records that say what an Instant Action gives."""


@dataclass(frozen=True)
class Quote:
    """A text that holds, of the record ``hit_id``."""

    hit_id: str
    text: Phrase


def how_to_rule_page(context: Context) -> Page:
    """The page of how to rule."""
    p = Prose(context, "how-to-rule/")
    library = context.library
    rules = sorted(library.of(GoldenRule), key=lambda rule: rule.number)
    row = library.rows("keywords").get(KEYWORD)
    then = row.term if isinstance(row, KeywordRow) else None
    order = _decision(context, _ORDER)
    shown = [record for hit_id in (_ORDER, _ASK, then) if (record := library.records.get(hit_id or ""))]
    return draw(
        p,
        "how-to-rule",
        kind="how-to-rule",
        title=context.strings("how-to-rule.title"),
        description=context.strings("how-to-rule.description"),
        changed=max((day for each in (*rules, *shown) if (day := last_changed(each))), default=None),
        listed=True,
        order=order,
        rules=rules,
        then=then if then in library.records else None,
        instant=tuple(hit_id for hit_id in _INSTANT if hit_id in library.records),
        questions=len(library.of(Question)),
        ask=_address(context),
        asked_in=_ASK,
    )


def _decision(context: Context, hit_id: str) -> Quote | None:
    """The first decision of a record that holds."""
    record = context.library.records.get(hit_id)
    for text in context.held(record).parts if record else ():
        if record and (phrase := context.words(record).of(text.piece, "decision")):
            return Quote(hit_id, phrase)
    return None


def _address(context: Context) -> str | None:
    """Where questions go."""
    record = context.library.records.get(_ASK)
    for text in context.held(record).points if record else ():
        if found := _MAIL.search(text.piece.text):
            return found[0]
    return None
