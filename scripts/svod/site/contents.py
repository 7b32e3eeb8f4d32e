"""A page's body and its table of contents, as MkDocs' theme wants them."""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING

from mkdocs.structure.toc import get_toc

if TYPE_CHECKING:
    from mkdocs.structure.toc import TableOfContents, _TocToken

    from svod.pages.page import Page

TITLE_ANCHOR = "__title"
_TITLE = re.compile(r"<h1\b([^>]*)>")
_ID = re.compile(r"\sid=\"([^\"]*)\"")


def body(page: Page) -> str:
    """The page's HTML, with an anchor on its title: where the link "skip to content" leads."""
    return page.body if _anchor(page) else _TITLE.sub(rf'<h1 id="{TITLE_ANCHOR}"\1>', page.body, count=1)


def contents(page: Page) -> TableOfContents:
    """The title with the headings below it; headings of level 3 below the one before them."""
    sections: list[_TocToken] = []
    for heading in page.headings:
        token = _token(heading.level, heading.anchor, heading.title, [])
        deeper = heading.level > 2 and sections  # noqa: PLR2004  # HTML's own numbers
        (sections[-1]["children"] if deeper else sections).append(token)
    return get_toc([_token(1, _anchor(page) or TITLE_ANCHOR, page.title, sections)])


def _anchor(page: Page) -> str | None:
    """The anchor that the title already has."""
    title = _TITLE.search(page.body)
    found = _ID.search(title[1]) if title else None
    return found[1] if found else None


def _token(level: int, anchor: str, title: str, children: list[_TocToken]) -> _TocToken:
    return {"level": level, "id": anchor, "name": escape(title), "children": children}
