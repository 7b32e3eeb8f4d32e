"""The table of contents of a page, read from its HTML."""

from __future__ import annotations

from html.parser import HTMLParser

from svod.pages.page import Heading

_LEVELS = {"h2": 2, "h3": 3}


def headings(body: str) -> tuple[Heading, ...]:
    """Every heading of level 2 or 3 that has an anchor, in order, but those marked ``data-minor``.

    Small print inside a heading is left out of its title.
    """
    reader = _Reader()
    reader.feed(body)
    reader.close()
    return tuple(reader.found)


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[Heading] = []
        self._open: tuple[str, str] | None = None
        self._title = ""
        self._small = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        anchor = given.get("id")
        if tag in _LEVELS and anchor and "data-minor" not in given:
            self._open, self._title = (tag, anchor), ""
        self._small = self._small or tag == "small"

    def handle_data(self, data: str) -> None:
        if self._open and not self._small:
            self._title += data

    def handle_endtag(self, tag: str) -> None:
        if self._open and tag == self._open[0]:
            self.found.append(Heading(_LEVELS[tag], self._open[1], " ".join(self._title.split())))
            self._open = None
        elif tag == "small":
            self._small = False
