"""From a template and its values to a page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from markupsafe import Markup

from svod.pages.former_anchors import with_former_anchors
from svod.pages.headings import headings
from svod.pages.page import Crumb, Page
from svod.pages.templates import render

if TYPE_CHECKING:
    from svod.pages.prose import Prose

NOT_READ = "<!-- not read -->"
"""Stands in templates where the page may say that its Russian is not proofread."""


def draw(  # noqa: PLR0913  # a page is made of that much
    p: Prose,
    template: str,
    *,
    kind: str,
    title: str,
    description: str,
    parents: tuple[str, ...] = (),
    changed: str | None = None,
    listed: bool = False,
    **values: object,
) -> Page:
    """The page at the address of ``p``.

    ``parents`` are the folders of the indexes above it; ``values``, ``kind`` and ``title`` go to the
    template.
    """
    body = with_former_anchors(p, _told(p, render(template, p=p, title=title, kind=kind, **values)))
    return Page(
        address=p.here,
        lang=p.lang,
        kind=kind,
        title=title,
        description=" ".join(description.split()),
        body=body,
        parents=tuple(Crumb(p.context.strings(f"index.{folder}"), f"{folder}/") for folder in parents),
        headings=headings(body),
        changed=changed,
        listed=listed,
    )


def _told(p: Prose, body: str) -> str:
    """The body, with a line at its first place for one if some of its Russian is not proofread.

    Whether it is, is known only when all of it is written.
    """
    line = Markup('<p class="svod-not-read"><a href="{}">{}</a></p>')
    said = line.format(p.way("translation/"), p.t("translation.not-read")) if p.unread else ""
    return body.replace(NOT_READ, said, 1).replace(NOT_READ, "")
