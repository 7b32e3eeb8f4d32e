"""The page of results: what the search writes into it, and the ways that lead everywhere without it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from svod.links.address import OWN_PAGE, SHARED_PAGE
from svod.pages.drawing import draw
from svod.pages.prose import Prose
from svod.pages.search_box import ADDRESS, search_box

if TYPE_CHECKING:
    from svod.pages.context import Context
    from svod.pages.page import Page

FACETS = ("kind", "answer", "hero", "status", "card", "step", "mode", "channel", "section")
"""What results can be narrowed to, in the order shown; days come after them."""
_SAID = {
    "former-title": "search.former-title",
    "former-hint": "search.former-hint",
    "former-also": "search.former-also",
    "former-alone": "search.former-alone",
    "former-nothing": "search.former-nothing",
    "held": "prompt.held",
    "held-since": "prompt.held-since",
    "held-until": "prompt.held-until",
    "held-unknown": "prompt.held-unknown",
}
"""What the code says on this page alone, by its name there."""
TIPS = ("words", "names", "steps", "code", "days", "quotes")
"""Ways of asking, each shown by an example."""
_GUIDES = {"then/": "then.title", "abbreviations/": "abbreviations.title"}


def search_page(context: Context) -> Page:
    """The page at ``search/``."""
    p = Prose(context, ADDRESS)
    indexes = {f"{folder}/": f"index.{folder}" for folder in (OWN_PAGE | SHARED_PAGE).values()}
    return draw(
        p,
        "search",
        kind="search",
        title=context.strings("search.title"),
        description=context.strings("search.description"),
        listed=True,
        box=search_box(context.strings, "./", "page"),
        facets=FACETS,
        said={name: context.strings.raw(key) for name, key in _SAID.items()},
        tips=TIPS,
        ways=(_GUIDES | indexes).items(),
    )
