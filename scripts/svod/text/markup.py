"""The markup of texts: CommonMark's inline part, and ``[[id]]`` or ``[[id|shown text]]`` to link records.

HTML is shown as text and pictures are not taken, so a text can neither break a page nor fetch anything.
"""

from __future__ import annotations

import functools
import re
from bisect import bisect_right
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from markdown_it import MarkdownIt
    from markdown_it.rules_inline import StateInline
    from markdown_it.token import Token

OPAQUE = "\ufffc"
"""Stands in running words for a link or a piece of code."""

_LINK = re.compile(r"\[\[([a-z0-9:.-]{1,120})(?:\|([^\[\]|\n]{1,200}))?\]\]")
_RAW_HTML = re.compile(
    r"</?[A-Za-z][^<>]{0,300}>|<!--|<\?|<![A-Za-z\[]|&(?:#\d{1,7}|#x[0-9a-fA-F]{1,6}|[A-Za-z]\w{1,30});"
)
_OPAQUE = ("record_link", "code_inline", "link_open")
_BREAKS = ("softbreak", "hardbreak")
_SIGNS = re.compile(r"[\\`*_\[\]\n\r\0]")
"""Without one of these a text is its own words: most texts are, and then no parser is loaded. Nor is it where
record links are all the markup there is."""


class Link(msgspec.Struct, frozen=True):
    """A link written in a text: the hit id it names and the text shown (None: the record's own name)."""

    target: str
    shown: str | None


def links(text: str) -> Iterator[Link]:
    """The ``[[…]]`` links of a text, in order; those inside code marks are text."""
    if "[[" not in text:
        return
    if _has_links_only(text):
        yield from (Link(*found.groups()) for found in _LINK.finditer(text))
        return
    for token in _inline(text):
        if token.type == "record_link":
            yield Link(token.meta["target"], token.meta["shown"])


class Running(msgspec.Struct, frozen=True):
    """The running words of a text: a link or a piece of code is one OPAQUE, emphasis leaves no trace.

    ``runs`` are the stretches (start, end) between marks: what lies in none of them crosses markup.
    """

    words: str
    runs: tuple[tuple[int, int], ...]

    def within(self, start: int, end: int) -> bool:
        """Whether no mark stands between two places."""
        run = bisect_right(self.runs, start, key=lambda run: run[0]) - 1
        return run >= 0 and end <= self.runs[run][1]


def running(text: str) -> Running:
    """The running words of a text."""
    if not _SIGNS.search(text):
        return Running(text, ((0, len(text)),))
    if _has_links_only(text):
        return _between_links(text)
    words = "".join(said for _, _, said in _walk(text))
    runs = tuple(
        (start, start + len(said)) for token, start, said in _walk(text) if said and token.type == "text"
    )
    return Running(words, runs)


def _between_links(text: str) -> Running:
    """The running words of a text whose only markup is record links."""
    said = _LINK.split(text)[:: 1 + _LINK.groups]
    runs, start = [], 0
    for words in said:
        if words:
            runs.append((start, start + len(words)))
        start += len(words) + len(OPAQUE)
    return Running(OPAQUE.join(said), tuple(runs))


def _has_links_only(text: str) -> bool:
    """Whether record links are all the markup that a text may have."""
    return not _SIGNS.search(_LINK.sub("", text))


def raw_html(text: str) -> str | None:
    """The first thing in a text that looks like HTML, or None. It would be shown, not obeyed."""
    found = _RAW_HTML.search(text)
    return found[0] if found else None


def plain(text: str, name: Callable[[str], str]) -> str:
    """The words of a text without markup; ``name`` gives what an unnamed link shows."""
    if not _SIGNS.search(text):
        return text
    if _has_links_only(text):
        return _LINK.sub(lambda found: found[2] or name(found[1]), text)
    pieces = []
    for token in _inline(text):
        if token.type == "record_link":
            pieces.append(token.meta["shown"] or name(token.meta["target"]))
        elif token.type in _BREAKS:
            pieces.append(" ")
        else:
            pieces.append(token.content)
    return "".join(pieces)


def render(
    text: str,
    link: Callable[[Link], str],
    prose: Callable[[str, int], str] = lambda words, _: _escaped(words),
) -> str:
    """The HTML of a text. ``link`` gives the HTML of a record link, ``prose`` that of words that run on.

    ``prose`` is told where in the running words they begin. It may add links, so words within a link are not
    given to it: links do not nest.
    """
    if not _SIGNS.search(text):
        return prose(text, 0) if text else ""
    return "".join(
        prose(said, start) if said and token.type == "text" else _html(token, link)
        for token, start, said in _walk(text)
    )


def _walk(text: str) -> Iterator[tuple[Token, int, str]]:
    """Every token, where it begins in the running words, and what it adds to them."""
    start, linked = 0, False
    for token in _inline(text):
        said = ""
        if token.type in _OPAQUE and not linked:
            said = OPAQUE
        elif not linked:
            said = " " if token.type in _BREAKS else token.content
        linked = token.type == "link_open" or (linked and token.type != "link_close")
        yield token, start, said
        start += len(said)


def _html(  # noqa: PLR0911  # one case a sort of token
    token: Token, link: Callable[[Link], str]
) -> str:
    match token.type:
        case "record_link":
            return link(Link(token.meta["target"], token.meta["shown"]))
        case "code_inline":
            return f"<code>{_escaped(token.content)}</code>"
        case _ if token.type in _BREAKS:
            return " "
        case "link_open":
            return f'<a href="{_escaped(str(token.attrs["href"]))}" rel="noopener">'
        case _ if token.nesting == 1:
            return f"<{token.tag}>"
        case _ if token.nesting == -1:
            return f"</{token.tag}>"
        case _:
            return _escaped(token.content)


def _escaped(words: str) -> str:
    import html  # noqa: PLC0415  # it brings a table of entities, and most commands make no HTML

    return html.escape(words)


def _record_link(state: StateInline, silent: bool) -> bool:  # noqa: FBT001  # the parser's own signature
    found = _LINK.match(state.src, state.pos)
    if not found:
        return False
    if not silent:
        token = state.push("record_link", "", 0)
        token.meta = {"target": found[1], "shown": found[2]}
    state.pos = found.end()
    return True


@functools.cache
def _parser() -> MarkdownIt:
    from markdown_it import MarkdownIt  # noqa: PLC0415  # most texts need no parser, and it is slow to load

    parser = MarkdownIt("zero", {"html": False, "maxNesting": 12})
    parser.enable(["emphasis", "link", "backticks", "escape", "newline"])
    parser.inline.ruler.before("link", "record_link", _record_link)
    return parser


def _inline(text: str) -> list[Token]:
    return _parser().parseInline(text)[0].children or []
