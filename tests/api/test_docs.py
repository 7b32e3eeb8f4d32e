"""docs/en/api.md and docs/ru/api.md describe the fields that the API has: all of them and no others."""

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from svod.api.v1 import files
from svod.links.graph import graph
from svod.records.kinds import KINDS
from svod.records.library import Library
from svod.records.record import Document
from tests.api.conftest import DAY, ROOT

DOCS = Path(__file__).parents[2] / "docs"
PIECES = {
    "abilities": "ability",
    "printed": "place",
    "parts": "part",
    "cases": "case",
    "points": "point",
    "examples": "example",
    "items": "item",
    "sources": "source",
    "source": "source",
    "history": "change",
    "notes": "note",
    "related": "relation",
    "applies": "applies",
    "checked": "checked",
    "also": "also",
    "names": "names",
    "backlinks": "backlinks",
}
"""Field → the section that describes what is in it."""


def described(lang: str) -> dict[str, set[str]]:
    """Section → the fields in its table."""
    found: dict[str, set[str]] = defaultdict(set)
    section = ""
    for line in (DOCS / lang / "api.md").read_text(encoding="utf-8").splitlines():
        if heading := re.match(r"#+ .*?(?:\{ #([a-z-]+) \})?$", line):
            section = heading[1] or ""
        elif section and line.startswith("| `"):
            found[section] |= set(re.findall(r"`([a-z_]+)`", line.split(" | ")[0]))
    return found


def objects(value: object, field: str, within: str) -> Iterator[tuple[str, set[str]]]:
    """Every object below `value`: the section that should describe it, and its fields."""
    if isinstance(value, list):
        for item in value:
            yield from objects(item, field, within)
    elif isinstance(value, dict):
        section = section_of(value, field, within)
        if section:
            yield section, set(value)
        for name, inner in value.items():
            yield from objects(inner, name, section)


def section_of(value: dict[str, Any], field: str, within: str) -> str:
    alike = {
        frozenset(["ru", "en"]): "",
        frozenset(["id", "name", "url"]): "link",
        frozenset(["key", "name"]): "row",
    }
    if (keys := frozenset(value)) in alike:
        return alike[keys]
    if field == "steps" and within == "example":
        return "example-step"
    return PIECES[field]


@pytest.fixture(scope="module")
def met(library: Library) -> dict[str, list[set[str]]]:
    """Section → the fields of every object that it should describe."""
    found: dict[str, list[set[str]]] = defaultdict(list)
    for name, content in files(library, graph(library), ROOT, DAY).items():
        data = json.loads(content)
        if name.count("/") > 2 or name.endswith("index.json"):
            continue
        listed = Path(name).stem
        found["file"].append(set(data) - {listed})
        for item in data[listed]:
            own = "event" if listed == "changes" else item["kind"]
            found[own].append(set(item))
            for field, value in item.items():
                for section, keys in objects(value, field, own):
                    found[section].append(keys)
    return found


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_field_is_described_and_every_field_described_is_there(
    lang: str, met: dict[str, list[set[str]]]
) -> None:
    docs = described(lang)
    for kind, model in KINDS.items():
        family = docs["document"] if issubclass(model, Document) else docs["thing"]
        docs[kind] = docs["record"] | family | docs[kind]
    del docs["record"], docs["document"], docs["thing"]
    assert docs.keys() == met.keys()
    for section, fields in docs.items():
        for keys in met[section]:
            assert (section, keys) == (section, fields)


def test_both_languages_describe_the_same() -> None:
    assert described("ru") == described("en")
    assert len(described("en")) > 30
