"""What one file of a built site holds that the link pass has to know: its addresses and its anchors."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html import unescape
from typing import TYPE_CHECKING

from svod.publish.tags import tags

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_ADDRESSES = ("href", "src", "action", "poster", "data")
_LOADS = frozenset({"img", "script", "iframe", "source", "video", "audio", "embed", "object", "track"})
_LOADING_LINKS = frozenset({"stylesheet", "icon", "preload", "modulepreload", "manifest"})
_META = frozenset({"og:url", "og:image"})
_IN_XML = re.compile(r"<loc>([^<]*)</loc>|\shref=\"([^\"]*)\"")
_IN_JSON = re.compile(r"\"(https?://[^\"\s\\{}]*)\"")
_IN_CSS = re.compile(r"url\(\s*[\"']?([^\"')]+)[\"']?\s*\)")


@dataclass(frozen=True)
class Link:
    """One address as found: ``sort`` is what it stands in, ``loads`` whether a browser fetches it unasked."""

    sort: str
    target: str
    loads: bool = False


@dataclass
class SiteFile:
    """What one file holds: its links, its anchors, the pages it names as itself in other languages."""

    links: list[Link] = field(default_factory=list)
    anchors: set[str] = field(default_factory=set)
    lang: str = ""
    alternates: dict[str, str] = field(default_factory=dict)


def site_file(path: Path) -> SiteFile | None:
    """What a file holds; None for a sort of file without addresses."""
    read = _READERS.get(path.suffix)
    return read(path.read_text(encoding="utf-8")) if read else None


def _read_html(html: str) -> SiteFile:
    found = SiteFile()
    for tag, attributes in tags(html):
        for anchor in ("id", "name"):
            if anchor in attributes and (anchor == "id" or tag == "a"):
                found.anchors.add(attributes[anchor])
        if tag == "html":
            found.lang = attributes.get("lang", "")
        found.links += _links(tag, attributes)
        if (
            tag == "link"
            and "hreflang" in attributes
            and attributes.get("rel") == "alternate"
            and "type" not in attributes
        ):
            found.alternates[attributes["hreflang"]] = attributes.get("href", "")
    return found


def _links(tag: str, attributes: dict[str, str]) -> Iterator[Link]:
    rel = frozenset(attributes.get("rel", "").split())
    loads = tag in _LOADS or (tag == "link" and bool(rel & _LOADING_LINKS))
    for name in _ADDRESSES:
        if name in attributes and (name != "data" or tag == "object"):
            sort = (
                "canonical"
                if "canonical" in rel
                else "hreflang"
                if tag == "link" and "hreflang" in attributes
                else name
            )
            yield Link(sort, attributes[name], loads)
    for candidate in attributes.get("srcset", "").split(","):
        if candidate.strip():
            yield Link("srcset", candidate.split()[0], loads=True)
    if tag == "meta":
        content = attributes.get("content", "")
        if attributes.get("property") in _META:
            yield Link(attributes["property"], content)
        if attributes.get("http-equiv", "").lower() == "refresh":
            yield Link("refresh", content.partition("url=")[2])


def _read_xml(xml: str) -> SiteFile:
    return SiteFile([Link("address", unescape(loc or href)) for loc, href in _IN_XML.findall(xml)])


def _read_json(text: str) -> SiteFile:
    return SiteFile([Link("address", address) for address in _IN_JSON.findall(text)])


def _read_css(css: str) -> SiteFile:
    return SiteFile([Link("url", address, loads=True) for address in _IN_CSS.findall(css)])


_READERS = {".html": _read_html, ".xml": _read_xml, ".json": _read_json, ".css": _read_css}
