"""The words of the interface, kept as records of the kind ``interface``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from markupsafe import Markup, escape

from svod.records.tables import Interface
from svod.records.walk import texts
from svod.text.plurals import plural_form
from svod.text.typography import bind

if TYPE_CHECKING:
    from svod.records.library import Library


class Strings:
    """The interface in one language: ``strings("section.history")``.

    A key that no record holds raises KeyError, so that a page cannot be built with a hole in it; where a
    Russian string is missing the English one stands in.
    """

    def __init__(self, library: Library, lang: str) -> None:
        self.lang = lang
        self._rows = {
            text.path.removeprefix("row/"): library.wording(owner, text, lang).text
            for owner, table in library.tables.items()
            if isinstance(table, Interface)
            for text in texts(table)
        }

    def __call__(self, key: str, **values: object) -> str:
        """The string as plain text, with ``{name}`` replaced by the value of that name."""
        return self._rows[key].format(**values)

    def raw(self, key: str) -> str:
        """The string as it stands, for code that fills it itself."""
        return self._rows[key]

    def html(self, key: str, **values: object) -> Markup:
        """The string as HTML, with its typography; values that are not HTML themselves are escaped."""
        text = self._rows[key]
        return escape(bind(text) if self.lang == "ru" else text).format(**values)

    def count(self, key: str, number: int) -> str:
        """The string for a number of things: ``key.one``, ``key.few`` or ``key.many``."""
        form = plural_form(number, self.lang)
        # English knows two forms; its rows few and many are equal
        return self(f"{key}.{'many' if form == 'other' else form}", n=number)
