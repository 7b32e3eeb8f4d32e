"""Every file of the site that is neither a page nor an asset."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from svod.api import v1
from svod.pages.strings import Strings
from svod.publish.feed import feed
from svod.publish.opensearch import NAME, opensearch
from svod.publish.redirects import redirects
from svod.publish.robots import robots
from svod.publish.sitemap import sitemap
from svod.records.json_schema import schemas

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import date

    from svod.links.graph import Graph
    from svod.links.site_root import SiteRoot
    from svod.records.library import Library


def outputs(library: Library, lang: str, root: SiteRoot) -> dict[str, bytes]:
    """What each language has: file (from the language's root) → content."""
    return {
        "feed.xml": feed(library, lang, root),
        NAME: opensearch(Strings(library, lang), root),
        **redirects(library, lang, root),
    }


def common_outputs(
    library: Library, graph: Graph, pages: Mapping[str, str | None], root: SiteRoot, day: date
) -> dict[str, bytes]:
    """What the site has once, for both languages: file (from the site's root) → content.

    ``pages`` maps the address of each page to the ISO day of its newest change.
    """
    return {
        "robots.txt": robots(root),
        "sitemap.xml": sitemap(pages, root),
        **{f"schema/{name}": _schema(schema) for name, schema in schemas().items()},
        **v1.files(library, graph, root, day),
    }


def _schema(schema: dict[str, object]) -> bytes:
    return (json.dumps(schema, indent=2, ensure_ascii=False) + "\n").encode()
