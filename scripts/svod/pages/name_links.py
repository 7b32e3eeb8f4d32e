"""Running words as HTML, in which names lead to what they name."""

from __future__ import annotations

import html
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from svod.links.finder import Finder


def name_links(
    finder: Finder, owner: str, text: str, way: Callable[[str], str | None]
) -> Callable[[str, int], str]:
    """Writes the running words of a text of the record ``owner``: the first mention of each thing is a link.

    ``way`` gives the way to a hit id, or None where no link should be.
    """
    ways = [
        (name, there) for name in finder.links(owner, text) if (there := way(name.hit_ids[0])) is not None
    ]

    def prose(words: str, start: int) -> str:
        pieces, at = [], 0
        for name, there in ways:
            first, last = name.start - start, name.end - start
            if first >= 0 and last <= len(words):
                link = (
                    f'<a class="svod-name" href="{html.escape(there)}">{html.escape(words[first:last])}</a>'
                )
                pieces += [html.escape(words[at:first]), link]
                at = last
        return "".join((*pieces, html.escape(words[at:])))

    return prose
