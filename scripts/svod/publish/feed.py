"""feed.xml: the newest events of the records, as an Atom feed in one language."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from svod.api.changes import ISSUED, changes
from svod.links.address import address
from svod.pages.strings import Strings
from svod.records.record import Document
from svod.records.walk import Text
from svod.text.markup import plain

if TYPE_CHECKING:
    from svod.api.changes import Event
    from svod.links.site_root import SiteRoot
    from svod.records.library import Library, Wording

LENGTH = 50
"""Entries in a feed."""
_TAG = "tag:svod.example,2026:"
"""What ids begin with; a feed's ids must stay as they are, wherever the site moves."""
_MIDNIGHT = "T00:00:00Z"


def feed(library: Library, lang: str, root: SiteRoot) -> bytes:
    """The file's content.

    An event whose day nobody knows stands under the day of the edition that first shows it.
    """
    strings = Strings(library, lang)
    dated = [event for event in changes(library) if event.day][:LENGTH]
    updated = dated[0].day if dated else library.editions.get(library.newest_edition(), "1970-01-01")
    return "\n".join(
        [
            '<?xml version="1.0" encoding="UTF-8"?>',
            f'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="{lang}">',
            f"  <id>{_TAG}feed/{lang}</id>",
            f"  <title>{escape(strings('feed.title'))}</title>",
            f"  <updated>{updated}{_MIDNIGHT}</updated>",
            f"  <author><name>{escape(strings('shell.site-name'))}</name></author>",
            f"  <rights>{escape(strings('shell.licences'))}</rights>",
            f'  <link rel="self" type="application/atom+xml" href="{escape(root.at(lang, "feed.xml"))}"/>',
            f'  <link rel="alternate" type="text/html" hreflang="{lang}" href="{escape(root.at(lang))}"/>',
            *(_entry(library, lang, root, event) for event in dated),
            "</feed>",
            "",
        ]
    ).encode()


def _entry(library: Library, lang: str, root: SiteRoot, event: Event) -> str:
    hit_id = event.record.hit_id
    title, said = library.name(hit_id, lang), _said(library, lang, event)
    place = escape(root.at(lang, address(library, hit_id)))
    summary = ""
    if said:
        words = plain(said.text, lambda target: library.name(target, lang).text)
        summary = f'\n    <summary xml:lang="{said.lang}">{escape(words)}</summary>'
    return (
        f"  <entry>\n    <id>{_TAG}{hit_id}/{event.key}</id>\n"
        f'    <title xml:lang="{title.lang}">{escape(title.text)}</title>\n'
        f"    <updated>{event.day}{_MIDNIGHT}</updated>\n"
        f'    <category term="{event.sort}"/>\n'
        f'    <link rel="alternate" type="text/html" href="{place}"/>'
        f"{summary}\n  </entry>"
    )


def _said(library: Library, lang: str, event: Event) -> Wording | None:
    """What an entry says: the note of a change, the first decision of a new record."""
    text: Text | None = event.note
    if event.sort == ISSUED and isinstance(event.record, Document):
        text = next(
            (text for text in library.texts(event.record.hit_id) if text.where[-1] == "decision"), None
        )
    return library.wording(event.record.hit_id, text, lang) if text else None
