"""/api/v1: every file of the API. docs/en/api.md describes the shapes; a test keeps it true."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from svod import __version__
from svod.api.changes import changes
from svod.api.record_json import RecordJson, row_name
from svod.links.address import OWN_PAGE, SHARED_PAGE

if TYPE_CHECKING:
    from datetime import date

    from svod.api.changes import Event
    from svod.links.graph import Graph
    from svod.links.site_root import SiteRoot
    from svod.records.library import Library

FOLDER = "api/v1/"
LICENCE = {"texts": "CC-BY-4.0", "code": "MIT"}
KINDS = {**OWN_PAGE, "entry": "entries", **SHARED_PAGE}
"""Kind → the file that lists its records."""


def files(library: Library, graph: Graph, root: SiteRoot, day: date) -> dict[str, bytes]:
    """File (from the site's root) → content, with records as they stand on ``day``."""
    write = RecordJson(library, graph, root, day)
    head = {"edition": library.newest_edition(), "as_of": day.isoformat()}
    lists: dict[str, list[Any]] = {
        name: [write(record) for record in library.records.values() if record.kind == kind]
        for kind, name in KINDS.items()
    }
    made = {f"rulings/{ruling['id']}": _json({**head, "ruling": ruling}) for ruling in lists["rulings"]}
    lists["changes"] = [_event(event, write) for event in changes(library)]
    made |= {name: _listed(head, name, items) for name, items in lists.items()}
    made["index"] = _json(_index(library, root, head, {name: len(items) for name, items in lists.items()}))
    return {f"{FOLDER}{name}.json": content for name, content in made.items()}


def _index(library: Library, root: SiteRoot, head: dict[str, str], counts: dict[str, int]) -> dict[str, Any]:
    return {
        "project": "svod",
        "api": "v1",
        "version": __version__,
        "licence": LICENCE,
        "unofficial": row_name(library, "interface", "shell.unofficial"),
        **head,
        "editions": [
            {"key": key, "date": day.isoformat(), "name": row_name(library, "editions", key)}
            for key, day in library.editions.items()
        ],
        "counts": counts,
        "endpoints": {
            **{name: f"{root.url}{FOLDER}{name}.json" for name in counts},
            "ruling": f"{root.url}{FOLDER}rulings/{{id}}.json",
        },
    }


def _event(event: Event, write: RecordJson) -> dict[str, Any]:
    note = event.note
    unit = write.library.unit(event.record.hit_id, note.path) if note else None
    return {
        "record": write.link(event.record.hit_id),
        "key": event.key,
        "change": event.sort,
        "date": event.day,
        "date_is_of_edition": not event.sure,
        "touches": list(event.change.touches) if event.change else [],
        "inferred": event.change.inferred if event.change else False,
        "note": {"en": note.english, "ru": unit.ru if unit else None} if note else None,
    }


def _listed(head: dict[str, str], name: str, items: list[Any]) -> bytes:
    """A list with an item a line, so that a difference between two builds can be read."""
    before = _json({**head, "count": len(items), name: []}).decode().rstrip("\n]}")
    lines = ",\n".join(_json(item).decode().rstrip("\n") for item in items)
    return f"{before}\n{lines}\n]}}\n".encode()


def _json(content: object) -> bytes:
    return (json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n").encode()
