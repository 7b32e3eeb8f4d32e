import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from jsonschema import Draft7Validator, Draft202012Validator
from jsonschema.protocols import Validator

from svod.records.json_schema import main, schemas
from svod.records.kinds import KINDS
from svod.records.russian import Russian
from svod.records.shape import faults
from svod.records.tables import TABLES
from svod.records.yaml_source import read
from tests.records.test_shape import SAMPLES, Made, mutated, ruling

ROOT = Path(__file__).parents[2]
DIALECTS = [Draft202012Validator, Draft7Validator]
SCHEMAS: dict[str, dict[str, Any]] = json.loads(json.dumps(schemas()))
OF_BOTH_DIALECTS = frozenset(
    "$schema $id $ref $defs title description type enum const default properties required items "
    "additionalProperties anyOf pattern minLength minimum maximum minItems maxItems".split()
)


def valid(data: dict[str, Any], kind: str, dialect: type[Validator] = Draft202012Validator) -> bool:
    return dialect(SCHEMAS[f"{kind}.schema.json"]).is_valid(data)


def kind_of(model: Any) -> str:  # noqa: ANN401  # a class made by msgspec
    return "russian" if model is Russian else str(model.__struct_config__.tag)


def subschemas(schema: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A schema and every schema inside it."""
    yield schema
    for keyword in ("properties", "$defs"):
        for inner in schema.get(keyword, {}).values():
            yield from subschemas(inner)
    for keyword in ("items", "additionalProperties"):
        if isinstance(schema.get(keyword), dict):
            yield from subschemas(schema[keyword])
    for inner in schema.get("anyOf", ()):
        yield from subschemas(inner)


def test_there_is_a_schema_for_every_sort_of_file() -> None:
    assert SCHEMAS.keys() == {f"{kind}.schema.json" for kind in (*KINDS, *TABLES, "russian")}


@pytest.mark.parametrize("name", SCHEMAS)
@pytest.mark.parametrize("dialect", DIALECTS)
def test_schemas_are_valid_in_both_dialects(name: str, dialect: type[Validator]) -> None:
    dialect.check_schema(SCHEMAS[name])
    assert SCHEMAS[name]["$schema"] == Draft202012Validator.META_SCHEMA["$schema"]


def test_only_keywords_of_both_dialects_are_used() -> None:
    used = {keyword for schema in SCHEMAS.values() for inner in subschemas(schema) for keyword in inner}
    assert used - OF_BOTH_DIALECTS == set()
    assert {"properties", "pattern", "enum"} <= used


@pytest.mark.parametrize("dialect", DIALECTS)
@pytest.mark.parametrize("path", SAMPLES)
def test_every_file_of_the_base_is_valid(path: str, dialect: type[Validator]) -> None:
    model, data = SAMPLES[path]
    assert valid(data, kind_of(model), dialect)


def test_every_file_of_the_repository_is_valid() -> None:
    validators = {name: Draft202012Validator(schema) for name, schema in SCHEMAS.items()}
    told: list[str] = []
    paths = [path for folder in ("rulings", "heroes") for path in sorted(ROOT.glob(f"{folder}/**/*.yml"))]
    for path in paths:
        data = read(path.read_bytes(), path.name).data
        assert data, path
        kind = "russian" if path.name.endswith(".ru.yml") else data["kind"]
        told += [f"{path}: {error.message}" for error in validators[f"{kind}.schema.json"].iter_errors(data)]
    assert told == []
    assert paths


@pytest.mark.parametrize("dialect", DIALECTS)
@pytest.mark.parametrize(
    "fields",
    [
        {"titel": "x"},
        {"title": ""},
        {"title": 12},
        {"title": None},
        {"code": "37"},
        {"id": "Zz_1"},
        {"issued": "8.7.2025"},
        {"main": "zz-fencer"},
        {"checked": {"edition": "2026-01-15"}},
        {"parts": [{"key": "a", "answer": "yess"}]},
        {"history": [{"key": "a", "date": "unknown", "change": "amended", "note": "x", "inferred": "yes"}]},
    ],
)
def test_faulty_data_is_not_valid(fields: dict[str, Any], dialect: type[Validator]) -> None:
    assert valid(ruling(), "ruling", dialect)
    assert not valid(ruling(**fields), "ruling", dialect)


@given(mutated())
def test_schemas_agree_with_the_check_of_shapes(made: Made) -> None:
    # What a schema cannot say, the check says on top: days that the calendar does not have, and blank texts.
    model, data = made
    if not list(faults(data, model)):
        assert valid(data, kind_of(model))


def test_the_schemas_in_the_repository_are_fresh() -> None:
    committed = {path.name: json.loads(path.read_bytes()) for path in ROOT.glob("schema/*.schema.json")}
    assert committed == SCHEMAS, "write them anew: make schema"


def test_schemas_are_written_into_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    main()
    written = {path.name: json.loads(path.read_bytes()) for path in (tmp_path / "schema").iterdir()}
    assert written == SCHEMAS


def test_the_schemas_written_are_those_of_the_repository(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    main()
    for path in (tmp_path / "schema").iterdir():
        assert path.read_bytes() == (ROOT / "schema" / path.name).read_bytes()
