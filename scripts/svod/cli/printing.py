"""Printing for people: the words of the interface, and colour only where a person looks."""

from __future__ import annotations

import datetime as dt
import os
from typing import TYPE_CHECKING

import click

from svod.pages.strings import Strings
from svod.records.fields import UNKNOWN
from svod.text.dates import long_date, long_period

if TYPE_CHECKING:
    from svod.records.library import Library

_COLOURS = {"yes": "green", "no": "red", "depends": "yellow"}


class Printer:
    """Prints in the language ``lang``; a base without interface strings shows their keys."""

    def __init__(self, library: Library, lang: str) -> None:
        self.library, self.lang = library, lang
        self._strings = Strings(library, lang)

    def word(self, key: str, **values: object) -> str:
        """A string of the interface."""
        try:
            return self._strings(key, **values)
        except KeyError:
            return " ".join([key.rpartition(".")[2], *(str(value) for value in values.values())])

    def name(self, hit_id: str) -> str:
        """What a record is called."""
        return self.library.name(hit_id, self.lang).text

    def date(self, day: str | None) -> str:
        """A day of a record in words."""
        if day is None or day == UNKNOWN:
            return self.word("date.unknown")
        return long_date(dt.date.fromisoformat(day), self.lang)

    def period(self, days: str) -> str:
        """A day, month or year, as a query has it, in words."""
        return long_period(days, self.lang)

    def badge(self, answer: str | None, short: str | None) -> str:
        """The answer in brackets, with its short text."""
        if answer is None:
            return ""
        shown = f"[{short or self.word(f'answer.{answer}')}]"
        return click.style(shown, fg=_COLOURS.get(answer, "cyan"), bold=True)

    def say(self, text: str = "", indent: int = 0) -> None:
        """One line; colour is left out where the output is no terminal or NO_COLOR is set."""
        click.echo(" " * indent + text if text else "", color=False if os.environ.get("NO_COLOR") else None)

    def heading(self, text: str) -> None:
        """A line above a group of lines."""
        self.say()
        self.say(click.style(text, bold=True))

    def footer(self) -> None:
        """What every output ends with: the edition restated, and that this is unofficial."""
        edition = self.library.newest_edition()
        self.say()
        known = self.library.editions.get(edition)
        self.say(
            self.word("shell.edition", date=long_date(known, self.lang))
            if known
            else self.word("shell.no-edition")
        )
        self.say(self.word("shell.unofficial"))
