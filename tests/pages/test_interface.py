"""The strings that pages use and the strings that the records hold are the same ones."""

import re
from pathlib import Path

import pytest

from svod.records.fields import Answer, Attested, ChangeKind, NoteKind
from svod.records.store import load
from svod.records.tables import Interface
from svod.records.walk import texts

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "scripts/svod/pages"
OURS = {
    "interface-answers",
    "interface-documents",
    "interface-things",
    "interface-indexes",
    "interface-translation",
    "interface-guides",
}
LIBRARY = load(ROOT)
ROWS = {
    text.path.removeprefix("row/"): (owner, text)
    for owner, table in LIBRARY.tables.items()
    if isinstance(table, Interface)
    for text in texts(table)
}
SOURCE = "\n".join(
    file.read_text(encoding="utf-8") for file in PAGES.rglob("*") if file.suffix in {".py", ".j2"}
)
KEY = r"""f?["']([a-z-]+\.[a-z.{}_-]*)["']"""
CALL = rf"(?:\bt|\bcount|strings|html)\(\s*{KEY}"


def written(expression: str) -> set[str]:
    """The keys that the code writes; a variable part, inside or at the end, as a star."""
    found = {re.sub(r"\{[^}]*\}", "*", key) for key in re.findall(expression, SOURCE)}
    return {f"{key}*" if key.endswith((".", "-")) else key for key in found}


def matches(key: str, pattern: str) -> bool:
    return bool(
        re.fullmatch(pattern.replace(".", r"\.").replace("*", "[a-z-]+") + r"(\.one|\.few|\.many)?", key)
    )


def test_the_code_asks_for_many_strings() -> None:
    assert len(written(CALL)) > 60


@pytest.mark.parametrize("pattern", sorted(written(CALL)))
def test_every_string_used_exists(pattern: str) -> None:
    assert [key for key in ROWS if matches(key, pattern)]


@pytest.mark.parametrize(
    "key", sorted(key for key, (owner, _) in ROWS.items() if owner.removeprefix("interface:") in OURS)
)
def test_every_string_is_used_and_translated(key: str) -> None:
    owner, text = ROWS[key]
    assert [pattern for pattern in written(KEY) if matches(key, pattern)]
    unit = LIBRARY.unit(owner, text.path)
    assert unit
    assert unit.english == text.english
    assert set(re.findall(r"\{\w+\}", unit.ru)) == set(re.findall(r"\{\w+\}", text.english))


@pytest.mark.parametrize(
    "prefix, values",
    [("answer", Answer), ("attested", Attested), ("change", ChangeKind), ("note", NoteKind)],
)
def test_every_value_of_a_field_has_its_word(prefix: str, values: object) -> None:
    names = values.__args__  # type: ignore[attr-defined]  # a Literal
    assert {f"{prefix}.{name}" for name in names} <= ROWS.keys()
