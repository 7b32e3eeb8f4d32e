"""The page of the translation: how much of the Russian stands how, what fell behind, how to help."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from markupsafe import Markup

from svod.pages.drawing import draw
from svod.pages.prose import Prose
from svod.translation.state import State
from svod.translation.survey import by_section, survey, tally

if TYPE_CHECKING:
    from collections.abc import Iterable

    from svod.pages.context import Context
    from svod.pages.page import Page
    from svod.translation.state import Standing


@dataclass(frozen=True)
class Behind:
    """A record or table with stale texts: its name (a link where it has a place), its code, their number."""

    name: Markup
    code: str | None
    counts: tuple[tuple[str, int], ...]


def translation_page(context: Context) -> Page:
    """The page of the translation."""
    p = Prose(context, "translation/")
    found = survey(context.library)
    sections = [
        (p.row("sections", key) if key else p.t("translation.no-section"), count)
        for key, count in by_section(context.library, found).items()
    ]
    return draw(
        p,
        "translation",
        kind="translation",
        title=context.strings("translation.title"),
        description=context.strings("translation.intro"),
        listed=True,
        whole=tally(found),
        sections=sections,
        behind=_behind(p, found),
        states=[state.value for state in State if state is not State.CURRENT],
    )


def _behind(p: Prose, found: Iterable[Standing]) -> list[Behind]:
    """The owners of stale texts, the worst first."""
    stale: dict[str, list[State]] = {}
    for each in found:
        if each.state is not State.CURRENT:
            stale.setdefault(each.owner, []).append(each.state)
    return [
        Behind(*_named(p, owner), tuple((state.value, count) for state, count in Counter(states).items()))
        for owner, states in stale.items()
    ]


def _named(p: Prose, owner: str) -> tuple[Markup, str | None]:
    record = p.context.library.records.get(owner)
    return (p.link(owner), record.code) if record else (Markup("<code>{}</code>").format(owner), None)
