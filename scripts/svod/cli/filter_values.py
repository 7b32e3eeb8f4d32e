"""The values that the filters of a search take: told to the shell, checked when given."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click
from click.shell_completion import CompletionItem

from svod.cli.base import Unusable, open_library

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.records.library import Library

_THINGS = ("hero", "status", "card", "step", "mode")
_TABLES = {"section": "sections", "channel": "channels"}
FILTERS = (*_THINGS, "kind", *_TABLES)
"""Filters with values of the base."""


def complete(context: click.Context, option: click.Parameter, begun: str) -> list[CompletionItem]:
    """The values of a filter that begin so, each with its name; outside a base none."""
    try:
        _, library = open_library()
    except click.ClickException:
        return []
    sort, lang = str(option.name), context.params.get("lang") or "ru"
    return [
        CompletionItem(value, help=_name(library, sort, value, lang))
        for value in _values(library, sort)
        if value.startswith(begun)
    ]


def usable(library: Library, sort: str, values: tuple[str, ...]) -> tuple[str, ...]:
    """The values of a filter. Raises Unusable for one that nothing in the base has."""
    known = set(_values(library, sort))
    for value in values:
        if value not in known:
            close = _close(library, sort, value)
            raise Unusable(
                f"no {sort} has the id {value!r}" + (f"; did you mean {close!r}?" if close else "")
            )
    return values


def _values(library: Library, sort: str) -> Iterator[str]:
    """Those that a filter may have, in order; a section may also be one around others."""
    from svod.records.kinds import KINDS

    if sort == "kind":
        yield from sorted((*KINDS, "ability"))
    elif sort in _TABLES:
        rows = set(library.rows(_TABLES[sort]))
        if sort == "section":
            rows |= {around for key in rows for around in _around(key)}
        yield from sorted(rows)
    else:
        yield from sorted(record.id for record in library.of(KINDS[sort]))


def _around(section: str) -> Iterator[str]:
    pieces = section.split("/")
    return ("/".join(pieces[:depth]) for depth in range(1, len(pieces)))


def _name(library: Library, sort: str, value: str, lang: str) -> str | None:
    """What a value is called in a language, if it is called anything."""
    if sort in _THINGS:
        return library.name(f"{sort}:{value}", lang).text
    table = _TABLES.get(sort, "")
    return library.row_name(table, value, lang).text if value in library.rows(table) else None


def _close(library: Library, sort: str, value: str) -> str | None:
    from svod.links.lookup import suggestion
    from svod.text.nearest import nearest

    if sort == "kind":
        return nearest(value, {kind: kind for kind in _values(library, sort)})
    return suggestion(library, _TABLES.get(sort, sort), value)
