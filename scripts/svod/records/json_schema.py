"""JSON Schemas of the record files, for editors.

``python -m svod.records.json_schema`` writes them into the folder schema. Dialect 2020-12, with keywords that
draft-07 shares, so that older editors follow them too.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from svod.records.kinds import KINDS
from svod.records.russian import Russian
from svod.records.tables import TABLES

_DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schemas() -> dict[str, dict[str, Any]]:
    """File name → schema: one for each kind, and one for the Russian files."""
    models: dict[str, Any] = {**KINDS, **TABLES, "russian": Russian}
    return {f"{kind}.schema.json": _schema(kind, model) for kind, model in models.items()}


def _schema(kind: str, model: type) -> dict[str, Any]:
    made = msgspec.json.schema(model)
    return {"$schema": _DIALECT, "$id": f"{kind}.schema.json", "title": kind, **made}


def main() -> None:
    """Writes the schemas into the folder ``schema`` of the current folder."""
    folder = Path("schema")
    folder.mkdir(exist_ok=True)
    for name, schema in schemas().items():
        (folder / name).write_text(json.dumps(schema, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
