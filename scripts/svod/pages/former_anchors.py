"""The anchors of records that are no more, on the pages where records stand together."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from markupsafe import Markup

from svod.links.address import address

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.links.former import Former
    from svod.pages.prose import Prose

_ANCHOR = re.compile(r'\sid="([^"]*)"')


def with_former_anchors(p: Prose, body: str) -> str:
    """The body of the page of ``p``, with an anchor for every former one of it.

    It stands before the record that answers for the former one, wherever that record is shown; with it stand
    the anchors that the former record's texts had. Where the record went to another page, a line says so.
    """
    for former in p.context.formers:
        for place in former.places:
            if place.anchor:
                body = _with(p, body, former, place.page, place.anchor)
    return body


def _with(p: Prose, body: str, former: Former, page: str, anchor: str) -> str:
    there = _ANCHOR.findall(body)
    for target in former.targets:
        place = address(p.context.library, target)
        # an ability's anchor is its own on its hero's page alone
        if place.anchor in there and (place.page == p.here or not target.startswith("ability:")):
            return _before(body, place.anchor, _renamed(there, place.anchor, anchor))
    if page != p.here or anchor in there:
        return body
    links = Markup(", ").join(p.link(target) for target in former.targets)
    line = Markup('<p id="{}">{} {}</p>').format(anchor, p.t("redirect.title"), links)
    return f"{body.rstrip().removesuffix('</div>')}{line}\n</div>\n"


def _renamed(there: list[str], today: str, former: str) -> Iterator[str]:
    """The anchors of a record and of its texts, called by its former one; none that is taken."""
    for each in there:
        name = f"{former}{each.removeprefix(today)}"
        if (each == today or each.startswith(f"{today}-p-")) and name not in there:
            yield name


def _before(body: str, anchor: str, names: Iterator[str]) -> str:
    """The body with empty anchors before the heading that has an anchor."""
    empty = "".join(f'<span id="{name}"></span>' for name in names)
    return re.sub(rf'(?=<h[1-6] id="{re.escape(anchor)}")', empty, body, count=1)
