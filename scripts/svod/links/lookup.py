"""What an id, a code or a name leads to."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from svod.text.nearest import nearest

if TYPE_CHECKING:
    from svod.records.library import Library

_CODE = re.compile(r"[RrРр]\s?([1-9][0-9]{0,5})")
_THINGS = ("hero", "status", "card", "component", "step", "mode", "ability")
_TABLES = ("channels", "editions", "sections", "keywords")


def resolve(library: Library, refers: str, target: str) -> str | None:
    """The hit id that a field's id leads to (``table:key`` for a table's row); None if it leads nowhere."""
    if refers in _TABLES:
        return f"{refers}:{target}" if target in library.rows(refers) else None
    hit_id = f"{refers}:{target}" if refers in _THINGS else target
    if refers == "list" and hit_id in library.records and library.records[hit_id].kind != "list":
        return None
    return hit_id if exists(library, hit_id) else None


def exists(library: Library, hit_id: str) -> bool:
    """Whether a record or ability has this hit id today."""
    if hit_id.startswith("ability:"):
        return library.has_ability(hit_id.removeprefix("ability:"))
    return hit_id in library.records


def find(library: Library, asked: str) -> tuple[str, ...]:
    """The hit ids that a person's id or code names; empty if nothing answers.

    Taken are a hit id, a code in either alphabet, the bare id of a thing, and a former id or code.
    """
    asked = asked.strip()
    if code := _CODE.fullmatch(asked):
        record = library.by_code.get(f"R{code[1]}")
        former = library.former_codes.get(f"R{code[1]}")
        return (record.hit_id,) if record else _followed(library, former) if former else ()
    if asked in library.tombstones:
        return _followed(library, asked)
    if asked.startswith("ability:") or asked in library.records:
        return (asked,) if exists(library, asked) else ()
    return tuple(f"{kind}:{asked}" for kind in _THINGS if exists(library, f"{kind}:{asked}"))


def _followed(library: Library, former: str) -> tuple[str, ...]:
    """Where a former id leads in the end; tombstones that go round in a circle lead nowhere."""
    found: dict[str, None] = {}
    seen: set[str] = set()
    waiting = [former]
    while waiting:
        hit_id = waiting.pop()
        if exists(library, hit_id):
            found[hit_id] = None
        elif hit_id not in seen:
            seen.add(hit_id)
            waiting += reversed(library.tombstones[hit_id].to if hit_id in library.tombstones else ())
    return tuple(found)


def suggestion(library: Library, refers: str, target: str) -> str | None:
    """The id of the kind asked for that is nearest to ``target``, an id or a name in either language."""
    if refers in _TABLES:
        rows = library.rows(refers)
        names = {library.row_name(refers, key, lang).text: key for key in rows for lang in ("en", "ru")}
        return nearest(target, names | {key: key for key in rows})
    if refers == "any" and target in library.tombstones:
        return next(iter(find(library, target)), None)
    known: dict[str, str] = {}
    for hit_id in (*library.records, *(f"ability:{ability}" for ability in library.abilities)):
        kind, _, bare = hit_id.rpartition(":")
        if refers in ("any", kind or library.records[hit_id].kind):
            shown = hit_id if refers == "any" else bare
            for name in (bare, hit_id, library.name(hit_id, "en").text, library.name(hit_id, "ru").text):
                known.setdefault(name, shown)
    return nearest(target, known)
