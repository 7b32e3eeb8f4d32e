"""The base as the site shows it in one language: the library, its links, its pages."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from functools import cached_property
from typing import TYPE_CHECKING

from svod.checks.report import as_text
from svod.checks.run import run
from svod.links.graph import Graph, graph
from svod.pages.site import pages
from svod.records.held import days_of_change
from svod.records.problem import Level
from svod.records.store import load

if TYPE_CHECKING:
    from pathlib import Path

    from svod.pages.page import Page
    from svod.records.library import Library


@dataclass(frozen=True)
class Base:
    """The base at ``root`` in the language ``lang``."""

    root: Path
    lang: str

    @cached_property
    def library(self) -> Library:
        """Every record and table."""
        return load(self.root)

    @cached_property
    def graph(self) -> Graph:
        """Who refers to whom."""
        return graph(self.library)

    @cached_property
    def pages(self) -> tuple[Page, ...]:
        """Every page, in the order of the menu."""
        return tuple(pages(self.library, self.graph, self.lang, self.day))

    @cached_property
    def day(self) -> date:
        """The day for which the site is right: the last one, up to today, on which anything changed.

        What holds then holds today; and the site is the same whenever it is built.
        """
        days = [*self.library.editions.values()]
        for record in self.library.records.values():
            days += days_of_change(record, self.library.editions)
        today = date.today()  # noqa: DTZ011  # a judge's day is the local one
        return max((day for day in days if day <= today), default=today)


def errors(base: Base) -> str:
    """The errors of the records, told for people; empty without any. With an error no site is built."""
    wrong = [problem for problem in run(base.root, base.library) if problem.level is Level.ERROR]
    return as_text(wrong, colour=False).rstrip()
