"""The words that the browser's code says are the words that it is given."""

import json
import re
from pathlib import Path

import pytest

from svod.pages.search_words import search_words
from svod.records.library import Library
from svod.records.store import load
from svod.records.tables import Interface
from svod.records.walk import texts
from tests.pages.desk import Desk

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "scripts/svod"
OURS = "interface:interface-search"
LIBRARY = load(ROOT)
SAID = "\n".join(file.read_text(encoding="utf-8") for file in sorted((SOURCES / "browser").glob("*.js")))
WRITTEN = "\n".join(
    file.read_text(encoding="utf-8")
    for folder in ("pages", "site")
    for file in sorted((SOURCES / folder).rglob("*"))
    if file.suffix in {".py", ".j2", ".html"}
)
COUNTED = {"one", "few", "many"}


def words(library: Library, lang: str) -> dict[str, str]:
    found: dict[str, str] = json.loads(search_words(Desk(library).context(lang).strings))
    return found


def ours() -> list[str]:
    (table,) = [
        table for owner, table in LIBRARY.tables.items() if owner == OURS and isinstance(table, Interface)
    ]
    return [text.path.removeprefix("row/") for text in texts(table)]


def test_every_string_that_the_code_says_is_given() -> None:
    said = set(re.findall(r"\"((?:search|date)\.[a-z.-]*[a-z])\"", SAID))
    given = words(LIBRARY, "ru")
    prefixes = {key.rpartition(".")[0] for key in given}
    assert len(said) > 20
    assert {key for key in said if key not in given and key not in prefixes} == set()


def test_all_forms_of_a_count_are_given() -> None:
    given = words(LIBRARY, "en")
    counted = set(re.findall(r"count\(\"([a-z.-]+)\"", SAID))
    assert counted
    assert {f"{key}.{form}" for key in counted for form in COUNTED} <= given.keys()


@pytest.mark.parametrize("key", ours())
def test_every_string_is_used_and_translated(key: str) -> None:
    pieces = [key, *(key[:at] for at in range(len(key)) if key[at - 1] in ".-")]
    stems = [piece for piece in pieces if piece.count(".") or piece.count("-")]
    assert [stem for stem in stems if f'"{stem}' in WRITTEN or f"'{stem}" in WRITTEN]
    unit = LIBRARY.unit(OURS, f"row/{key}")
    assert unit
    (text,) = [each for each in texts(LIBRARY.tables[OURS]) if each.path == f"row/{key}"]
    assert unit.english == text.english
    assert set(re.findall(r"\{\w+\}", unit.ru)) == set(re.findall(r"\{\w+\}", text.english))


def test_what_is_given_is_said() -> None:
    """Kinds, answers, standings and facets are said by their value."""
    by_value = ("search.kind.", "answer.", "row.", "search.facet.", "search.found.")
    unsaid = [key for key in words(LIBRARY, "ru") if not key.startswith(by_value) and f'"{key}"' not in SAID]
    assert unsaid == []


def test_the_words_are_those_of_the_language() -> None:
    assert words(LIBRARY, "ru")["search.kind.ruling"] == "Решение"
    assert words(LIBRARY, "en")["search.kind.ability"] == "Ability"
    assert words(LIBRARY, "en")["answer.no"] == "No"
    assert words(LIBRARY, "en")["row.withdrawn"] == "withdrawn"
