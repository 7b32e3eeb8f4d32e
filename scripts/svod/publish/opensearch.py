"""opensearch.xml: lets a browser search the site from its own field."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from svod.pages.search_box import ADDRESS

if TYPE_CHECKING:
    from svod.links.site_root import SiteRoot
    from svod.pages.strings import Strings

NAME = "opensearch.xml"
"""The file, from the language's root."""
TYPE = "application/opensearchdescription+xml"
_FAVICON = "assets/images/favicon.png"


def opensearch(strings: Strings, root: SiteRoot) -> bytes:
    """The file's content in the language of the strings."""
    results = f"{root.at(strings.lang, ADDRESS)}?q={{searchTerms}}"
    return "\n".join(
        [
            '<?xml version="1.0" encoding="UTF-8"?>',
            '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
            f"  <ShortName>{escape(strings('shell.site-name'))}</ShortName>",
            f"  <Description>{escape(strings('search.description'))}</Description>",
            f"  <Language>{strings.lang}</Language>",
            "  <InputEncoding>UTF-8</InputEncoding>",
            f'  <Image type="image/png">{escape(root.url)}{_FAVICON}</Image>',
            f'  <Url type="text/html" method="get" template="{escape(results)}"/>',
            f'  <Url type="{TYPE}" rel="self" template="{escape(root.at(strings.lang, NAME))}"/>',
            "</OpenSearchDescription>",
            "",
        ]
    ).encode()
