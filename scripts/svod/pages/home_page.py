"""The home page: what this is, the search, the newest changes, the heroes, the ways in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from svod.links.address import OWN_PAGE, SHARED_PAGE
from svod.pages.drawing import draw
from svod.pages.happenings import happenings
from svod.pages.listing import rows
from svod.pages.prose import Prose
from svod.pages.search_box import ADDRESS, search_box
from svod.records.kinds import KINDS, Hero
from svod.text.collation import sort_key

if TYPE_CHECKING:
    from svod.pages.context import Context
    from svod.pages.page import Page

GUIDES = {
    "how-to-rule/": "how-to-rule.title",
    "timeline/": "timeline.title",
    "then/": "then.title",
    "golden-rules/": "index.golden-rules",
}
"""What is wanted at the table: the page's address and the key of its title."""
_NEWEST = 3
"""With so many changes the heroes still begin on the first screen of a phone."""


def home_page(context: Context) -> Page:
    """The page at the language's root."""
    p = Prose(context, "")
    heroes = sorted(
        (hero.hit_id for hero in context.library.of(Hero)), key=lambda hit_id: sort_key(p.name_text(hit_id))
    )
    once = {(each.record.hit_id, each.day): each for each in reversed(happenings(p)) if each.day}
    newest = list(reversed(once.values()))[:_NEWEST]
    ways = [
        (folder, len(context.library.of(KINDS[kind])))
        for kind, folder in (OWN_PAGE | SHARED_PAGE).items()
        if kind != "hero"
    ]
    return draw(
        p,
        "home",
        kind="home",
        title=p.context.strings("home.title"),
        description=p.context.strings("home.what"),
        changed=newest[0].day.isoformat() if newest and newest[0].day else None,
        listed=True,
        box=search_box(context.strings, ADDRESS, "home"),
        guides=GUIDES.items(),
        newest=newest,
        heroes=rows(p, heroes),
        ways=ways,
    )
