"""sitemap.xml: one for both languages, each page with the address of its other language."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from svod.links.site_root import FOLDERS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from svod.links.site_root import SiteRoot

X_DEFAULT = "en"
"""The language for readers whose language the site does not have."""


def sitemap(pages: Mapping[str, str | None], root: SiteRoot) -> bytes:
    """The file's content.

    ``pages`` maps an address, the same in both languages, to the ISO day of its newest change.
    """
    entries = [entry for address, changed in pages.items() for entry in _entries(address, changed, root)]
    return "\n".join(
        [
            '<?xml version="1.0" encoding="UTF-8"?>',
            '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
            *entries,
            "</urlset>",
            "",
        ]
    ).encode()


def alternates(address: str, root: SiteRoot) -> Iterator[tuple[str, str]]:
    """A page's language and full address, for each language and for the default one."""
    for lang in FOLDERS:
        yield lang, root.at(lang, address)
    yield "x-default", root.at(X_DEFAULT, address)


def _entries(address: str, changed: str | None, root: SiteRoot) -> Iterator[str]:
    others = "".join(
        f'\n    <xhtml:link rel="alternate" hreflang="{lang}" href="{escape(url)}"/>'
        for lang, url in alternates(address, root)
    )
    lastmod = f"\n    <lastmod>{changed}</lastmod>" if changed else ""
    for lang in FOLDERS:
        yield f"  <url>\n    <loc>{escape(root.at(lang, address))}</loc>{lastmod}{others}\n  </url>"
