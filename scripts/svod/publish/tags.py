"""The start tags of an HTML page, found fast: Python's own parser takes a minute for the whole site."""

from __future__ import annotations

import re
from html import unescape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

_TAG = re.compile(r"<!--.*?-->|<([a-zA-Z][^\s/>]*)((?:[^>\"']+|\"[^\"]*\"|'[^']*')*)>", re.DOTALL)
_ATTRIBUTE = re.compile(r"([^\s\"'<>/=]+)(?:\s*=\s*(?:\"([^\"]*)\"|'([^']*)'|([^\s\"'=<>`]+)))?")
_RAW_TEXT = {
    name: re.compile(rf"</{name}\s*>", re.IGNORECASE) for name in ("script", "style", "textarea", "title")
}
"""Elements whose content is text, whatever it looks like."""


def tags(html: str) -> Iterator[tuple[str, dict[str, str]]]:
    """The name and attributes of each start tag; an attribute without a value has an empty one."""
    place = 0
    while found := _TAG.search(html, place):
        place = found.end()
        if found[1]:
            name = found[1].lower()
            yield name, _attributes(found[2])
            if name in _RAW_TEXT and (closed := _RAW_TEXT[name].search(html, place)):
                place = closed.end()


def _attributes(written: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for name, double, single, bare in _ATTRIBUTE.findall(written):
        found.setdefault(name.lower(), unescape(double or single or bare))
    return found
