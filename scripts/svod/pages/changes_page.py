"""The page of changes: what was decided and what changed, newest first."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from svod.pages.drawing import draw
from svod.pages.happenings import happenings
from svod.pages.prose import Prose

if TYPE_CHECKING:
    from svod.pages.context import Context
    from svod.pages.page import Page


def changes_page(context: Context) -> Page:
    """The page of changes."""
    p = Prose(context, "changes/")
    found = happenings(p)
    dated = [each for each in found if each.day]
    years = [
        (year, tuple(group))
        for year, group in groupby(dated, key=lambda each: each.day.year if each.day else 0)
    ]
    newest = dated[0].day if dated else None
    return draw(
        p,
        "changes",
        kind="changes",
        title=p.context.strings("changes.title"),
        description=p.context.strings("changes.intro"),
        changed=newest.isoformat() if newest else None,
        listed=True,
        years=years,
        undated=tuple(each for each in found if each.day is None),
    )
