"""The menu, and the place of every page below it."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page as SitePage

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files

    from svod.pages.page import Page


def source(address: str) -> str:
    """The name under which MkDocs knows the page at an address."""
    return f"{address}index.md"


def navigation(pages: Mapping[str, Page], files: Files, config: MkDocsConfig) -> Navigation:
    """The menu of the listed pages, in their order; the others stand below their parents.

    ``pages`` maps the source name of each page to the page. A menu of all pages would make the site grow
    with the square of their number.
    """
    made = {name: _site_page(name, page, files, config) for name, page in pages.items()}
    for name, page in pages.items():
        if page.parents and page.parents[-1].address:  # the theme itself puts the home page first
            made[name].parent = made.get(source(page.parents[-1].address))  # type: ignore[assignment]  # a page serves as well as a section
    listed = [made[name] for name, page in pages.items() if page.listed]
    return Navigation(listed, listed)


def _site_page(name: str, page: Page, files: Files, config: MkDocsConfig) -> SitePage:
    file = files.src_uris[name]
    made = file.page or SitePage(None, file, config)
    made.title = escape(page.title)
    return made
