"""robots.txt: everything may be read, and where the sitemap is."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from svod.links.site_root import SiteRoot


def robots(root: SiteRoot) -> bytes:
    """The file's content."""
    return f"User-agent: *\nAllow: /\n\nSitemap: {root.url}sitemap.xml\n".encode()
