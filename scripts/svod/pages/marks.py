"""The marks of a record: whether it holds today, when it changed, what a reader has to beware of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from markupsafe import Markup

from svod.records.fields import UNKNOWN
from svod.records.held import Standing
from svod.records.kinds import Question

if TYPE_CHECKING:
    from svod.pages.prose import Prose
    from svod.records.record import Record

_CAUTIONS = ("contradiction", "inferred", "open")


@dataclass(frozen=True)
class Mark:
    """``sort`` chooses the look; ``anchor`` leads to where the page says more."""

    sort: str
    text: Markup
    anchor: str = ""


def marks(p: Prose, record: Record, prefix: str = "") -> tuple[Mark, ...]:
    """The marks in the order of their weight: standing, replaced by, changed, cautions, open questions.

    ``prefix`` begins the anchors of a record that shares its page with others.
    """
    held = p.context.held(record)
    found = [Mark(_sort(held.standing, record), _standing(p, record), "")]
    found += [
        Mark("superseded", p.t("mark.superseded", by=p.link(by)))
        for by in p.context.graph.sources(record.hit_id, "supersedes")
    ]
    changed = max(
        (c.date for c in record.history if c.date != UNKNOWN and c.date <= held.day.isoformat()), default=None
    )
    if changed and held.standing not in (Standing.WITHDRAWN, Standing.NOT_YET):
        found.append(Mark("changed", p.t("mark.changed", date=p.date(changed)), f"{prefix}s-history"))
    questions = [
        each
        for each in p.context.graph.sources(record.hit_id, "rests_on")
        if isinstance(p.context.library.records[each], Question)
    ]
    kinds = {note.kind for note in record.notes} - ({"open"} if questions else set())
    found += [Mark(kind, p.t(f"mark.{kind}"), f"{prefix}s-notes") for kind in _CAUTIONS if kind in kinds]
    for each in questions:
        link = Markup('<a href="{}">{}</a>').format(p.href(each), p.t("mark.question"))
        found.append(Mark("question", link))
    return tuple(found)


def _sort(standing: Standing, record: Record) -> str:
    """How the standing looks: that a question is still open is no reason to be content."""
    return "no-answer" if standing is Standing.HOLDS and isinstance(record, Question) else standing


def _standing(p: Prose, record: Record) -> Markup:
    """The standing in words, with its day where one is known."""
    standing = p.context.held(record).standing
    if standing is Standing.NOT_YET:
        return p.t("standing.not-yet-ruled", date=p.date(record.issued))
    if standing is Standing.WITHDRAWN:
        days = [
            change.date
            for change in record.history
            if change.change == "withdrawn" and change.date != UNKNOWN
        ]
        return (
            p.t("standing.withdrawn", date=p.date(max(days))) if days else p.t("standing.withdrawn-unknown")
        )
    if standing is Standing.HOLDS and isinstance(record, Question):
        return p.t("standing.no-answer")
    return p.t(f"standing.{standing}")
