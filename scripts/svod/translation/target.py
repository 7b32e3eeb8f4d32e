"""What a person names when a Russian text is to be stamped: a record or table, or one of its units."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from svod.links.lookup import find, suggestion
from svod.text.nearest import nearest
from svod.translation.refusal import RefusalError

if TYPE_CHECKING:
    from svod.records.library import Library


@dataclass(frozen=True)
class Target:
    """The record (by hit id) or table (by ``kind:id``) ``owner``; ``path`` is one unit's, None for all."""

    owner: str
    path: str | None = None

    def __str__(self) -> str:
        """As a person writes it."""
        return f"{self.owner}/{self.path}" if self.path else self.owner


def target(library: Library, asked: str) -> Target:
    """What ``ID`` or ``ID/unit/path`` names; ID is a hit id, a code, a former id, or ``kind:id`` of a table.

    Raises RefusalError, with what was likely meant, for what names nothing or several records.
    """
    named, _, path = asked.strip().partition("/")
    owner = named if named in library.tables else _record(library, named)
    paths = {text.path for text in library.texts(owner)}
    if path and path not in paths:
        said = f"{owner} has no text {path!r}"
        raise RefusalError(said + _meant(nearest(path, {each: each for each in paths})))
    return Target(owner, path or None)


def _record(library: Library, named: str) -> str:
    found = find(library, named)
    if len(found) > 1:
        raise RefusalError(f"{named!r} may be any of: {', '.join(found)}; name one of them")
    if not found and named.rpartition(":")[2] in library.broken:
        raise RefusalError(f"the file of {named} has faults: svod check tells which; mend them first")
    if not found:
        tables = {table: table for table in library.tables}
        close = suggestion(library, "any", named) or nearest(named, tables)
        raise RefusalError(f"nothing has the id or code {named!r}" + _meant(close))
    if found[0].startswith("ability:"):
        hero, _ = library.abilities[found[0].removeprefix("ability:")]
        raise RefusalError(f"the texts of {found[0]} are the hero's: name {hero.hit_id}")
    return found[0]


def _meant(close: str | None) -> str:
    return f"; did you mean {close!r}?" if close else ""
