"""The field in which a search begins: a form that works by itself and that code completes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from markupsafe import Markup

from svod.pages.templates import render

if TYPE_CHECKING:
    from svod.pages.strings import Strings

ADDRESS = "search/"
"""The page of results, from the language's root."""


def search_box(strings: Strings, way: str, place: str) -> Markup:
    """The form that leads ``way`` to the page of results.

    ``place`` tells several on one page apart: ``top`` is the header's, ``home`` that of the home page,
    ``page`` that of the page of results, which shows what is found below itself.
    """
    return Markup(render("search-box", t=strings.html, way=way, place=place))  # noqa: S704  # the template escapes
