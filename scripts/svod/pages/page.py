"""One page of the site, ready but for the shell around it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Heading:
    """An entry of the page's table of contents; ``level`` 2 or 3."""

    level: int
    anchor: str
    title: str


@dataclass(frozen=True)
class Crumb:
    """A page above this one: its title and its address from the language's root."""

    title: str
    address: str


@dataclass(frozen=True)
class Page:
    """One page in one language.

    ``address`` is the path from the language's root (``rulings/x/``, empty for the home page); ``title``
    and ``description`` are plain text; ``body`` is the HTML of the content from ``<h1>`` on, with links
    relative to the page; ``kind`` is a record's kind, ``index``, or the page's own name (``home``,
    ``changes``); ``changed`` the ISO day of the newest change on it; ``listed`` pages stand in the
    navigation, the others below the last of ``parents``.
    """

    address: str
    lang: str
    kind: str
    title: str
    description: str
    body: str
    parents: tuple[Crumb, ...] = ()
    headings: tuple[Heading, ...] = ()
    changed: str | None = None
    listed: bool = False
