"""Every page of the site in one language."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

from svod.links.address import OWN_PAGE, SHARED_PAGE
from svod.pages.abbreviations_page import abbreviations_page
from svod.pages.changes_page import changes_page
from svod.pages.context import Context
from svod.pages.home_page import home_page
from svod.pages.how_to_rule_page import how_to_rule_page
from svod.pages.index_pages import index_page
from svod.pages.ruling_page import ruling_page
from svod.pages.search_page import search_page
from svod.pages.shared_page import shared_page
from svod.pages.then_page import then_page
from svod.pages.thing_page import thing_page
from svod.pages.timeline_page import timeline_page
from svod.pages.translation_page import translation_page
from svod.records.record import Document, Thing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.links.graph import Graph
    from svod.pages.page import Page
    from svod.records.library import Library


def pages(library: Library, graph: Graph, lang: str, today: dt.date | None = None) -> Iterator[Page]:
    """The home page, the guides, the indexes, the shared pages, and one page a record.

    They are right for ``today``, the day of the clock if none is given.
    """
    context = Context(library, graph, lang, today or dt.date.today())  # noqa: DTZ011  # a judge's day is the local one
    yield home_page(context)
    yield search_page(context)
    yield how_to_rule_page(context)
    yield timeline_page(context)
    yield then_page(context)
    yield changes_page(context)
    for kind in OWN_PAGE:
        yield index_page(context, kind)
    for kind in SHARED_PAGE:
        yield shared_page(context, kind)
    yield abbreviations_page(context)
    yield translation_page(context)
    for record in library.records.values():
        if record.kind in OWN_PAGE:
            if isinstance(record, Document):
                yield ruling_page(context, record)
            elif isinstance(record, Thing):
                yield thing_page(context, record)
