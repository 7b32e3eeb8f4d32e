"""From texts, names and dates to the HTML of one page: the right language on every piece, relative links."""

from __future__ import annotations

import datetime as dt
import posixpath
from typing import TYPE_CHECKING

from markupsafe import Markup, escape

from svod.links.address import Address, address
from svod.links.lookup import exists
from svod.pages.behind import Behind, behind
from svod.pages.name_links import name_links
from svod.pages.words import Phrase
from svod.records.fields import UNKNOWN
from svod.records.library import Wording
from svod.records.tables import KeywordRow
from svod.text.dates import long_date
from svod.text.markup import plain, render
from svod.text.typography import bind
from svod.translation.state import State

if TYPE_CHECKING:
    from svod.pages.context import Context
    from svod.text.markup import Link


def relative(here: str, there: Address) -> str:
    """The way from the page ``here`` to a place: ``../y/#p-1``."""
    anchor = f"#{there.anchor}" if there.anchor else ""
    if there.page == here:
        return anchor or "./"
    return posixpath.relpath(there.page or ".", here or ".") + "/" + anchor


class Prose:
    """Writes for the page at the address ``here``. Templates get it as ``p``.

    ``unread`` tells whether a Russian text was written that no second person has read against the English.
    """

    def __init__(self, context: Context, here: str) -> None:
        self.context, self.here, self.lang = context, here, context.lang
        self.t = context.strings.html
        self.count = context.strings.count
        self.unread = False

    def say(self, phrase: Phrase, *, names: bool = True) -> Markup:
        """A text, marked where its Russian is missing: then it is English.

        The first mention of each thing leads to it, unless ``names`` is false.
        """
        html = self.words(phrase, names=names)
        if phrase.state is not State.MISSING:
            return html
        return Markup('{} <small class="svod-mark">{}</small>').format(html, self.t("translation.missing"))

    def words(self, phrase: Phrase, *, names: bool = False) -> Markup:
        """A text without a mark of its state; with ``names`` the first mention of each thing leads to it."""
        if phrase.lang == "ru" and phrase.unit:
            self.unread = self.unread or phrase.state is not State.CURRENT or phrase.unit.read is None
        text = bind(phrase.text) if phrase.lang == "ru" else phrase.text
        prose = (name_links(self.context.finder, phrase.owner, text, self._elsewhere),) if names else ()
        html = Markup(render(text, lambda link: self._written(link, phrase.lang), *prose))  # noqa: S704  # it escapes
        return (
            html
            if phrase.lang == self.lang
            else Markup('<span lang="{}">{}</span>').format(phrase.lang, html)
        )

    def behind(self, *phrases: Phrase | None) -> tuple[Behind, ...]:
        """Those of some texts whose Russian has fallen behind, a changed decision first."""
        return behind(self.context.library, phrases)

    def plain(self, phrase: Phrase) -> str:
        """The words of a text alone, for titles and descriptions."""
        return plain(phrase.text, lambda target: self._name(target, phrase.lang).text)

    def name(self, hit_id: str) -> Markup:
        """What a record is called, without a link."""
        return self._marked(self._name(hit_id, self.lang), self.lang)

    def name_text(self, hit_id: str) -> str:
        """What a record is called, as plain text."""
        return self._plain(self._name(hit_id, self.lang))

    def official(self, hit_id: str) -> Markup | None:
        """The English name of a thing on a Russian page; None where the name shown is English already."""
        shown, english = (self._name(hit_id, lang) for lang in (self.lang, "en"))
        return None if shown.lang == "en" else self._marked(english, self.lang)

    def link(self, hit_id: str) -> Markup:
        """A link to a record with the record's name; the id alone where there is no such record."""
        if not exists(self.context.library, hit_id):
            return escape(hit_id)
        return Markup('<a href="{}">{}</a>').format(self.href(hit_id), self.name(hit_id))

    def href(self, hit_id: str) -> str:
        """The way to a record."""
        return relative(self.here, address(self.context.library, hit_id))

    def way(self, page: str) -> str:
        """The way to a page by its address."""
        return relative(self.here, Address(page))

    def as_printed(self, text: str) -> Markup:
        """A piece of the English document, such as the label of a point."""
        html = escape(text)
        return html if self.lang == "en" else Markup('<span lang="en">{}</span>').format(html)

    def row(self, kind: str, key: str) -> Markup:
        """The name of a table's row, such as a channel."""
        return self._marked(self.context.library.row_name(kind, key, self.lang), self.lang)

    def official_row(self, kind: str, key: str) -> Markup | None:
        """The English name of a table's row on a Russian page; None where the name shown is English."""
        shown, english = (self.context.library.row_name(kind, key, lang) for lang in (self.lang, "en"))
        return None if shown.lang == "en" else self._marked(english, self.lang)

    def keyword(self, key: str) -> Markup:
        """The name of a subject, leading to the term that defines it if there is one."""
        name = self.row("keywords", key)
        row = self.context.library.rows("keywords").get(key)
        term = row.term if isinstance(row, KeywordRow) else None
        if term is None or not exists(self.context.library, term):
            return name
        return Markup('<a href="{}">{}</a>').format(self.href(term), name)

    def date(self, day: str | None) -> Markup:
        """A day for people, or that our sources do not state it."""
        if day is None or day == UNKNOWN:
            return self.t("date.unknown")
        return Markup('<time datetime="{}">{}</time>').format(
            day, long_date(dt.date.fromisoformat(day), self.lang)
        )

    def edition(self, key: str) -> Markup:
        """The date by which an edition is named."""
        known = self.context.library.editions.get(key)
        return self.date(known.isoformat()) if known else self.row("editions", key)

    def _elsewhere(self, hit_id: str) -> str | None:
        """The way to a record; None if it stands on this page."""
        there = address(self.context.library, hit_id)
        return None if there.page == self.here else relative(self.here, there)

    def _written(self, link: Link, lang: str) -> str:
        """The HTML of a link inside a text whose language is ``lang``."""
        library = self.context.library
        if not exists(library, link.target):
            return escape(link.shown or link.target)
        shown = escape(link.shown) if link.shown else self._marked(self._name(link.target, lang), lang)
        return str(Markup('<a href="{}">{}</a>').format(self.href(link.target), shown))

    def _name(self, hit_id: str, lang: str) -> Wording:
        if not exists(self.context.library, hit_id):
            return Wording(hit_id, "en")
        return self.context.library.name(hit_id, lang)

    def _marked(self, wording: Wording, around: str) -> Markup:
        """A name inside text of the language ``around``."""
        text = self._plain(wording)
        html = escape(bind(text) if wording.lang == "ru" else text)
        if wording.lang == around:
            return html
        return Markup('<span lang="{}">{}</span>').format(wording.lang, html)

    def _plain(self, wording: Wording) -> str:
        return plain(wording.text, lambda target: self._name(target, wording.lang).text)
