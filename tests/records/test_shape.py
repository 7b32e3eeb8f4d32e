import copy
import itertools
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from svod.records.compiler import compile_file
from svod.records.kinds import KINDS, Erratum, Hero, Ruling
from svod.records.russian import Russian
from svod.records.shape import Fault, build, faults
from svod.records.tables import TABLES
from svod.records.yaml_source import Where, read
from svod.records.yaml_writer import write

BASE = Path(__file__).parents[1] / "fixtures" / "base"
MODELS: dict[str, Any] = {**KINDS, **TABLES}


def sample(path: Path) -> tuple[Any, dict[str, Any]]:
    """A file of the base as its model and its data."""
    data = read(path.read_bytes(), path.name).data
    assert data
    return (Russian if path.name.endswith(".ru.yml") else MODELS[data["kind"]]), data


SAMPLES = {path.relative_to(BASE).as_posix(): sample(path) for path in sorted(BASE.rglob("*.yml"))}


def places(data: object, where: Where = ()) -> list[Where]:
    """Where every value inside some data stands."""
    inner: Any = ()
    if isinstance(data, dict):
        inner = data.items()
    elif isinstance(data, list):
        inner = enumerate(data)
    below = itertools.chain.from_iterable(places(value, (*where, step)) for step, value in inner)
    return [*([where] if where else []), *below]


def ruling(**fields: object) -> dict[str, Any]:
    """The data of a valid ruling, with other fields put in."""
    part = {"key": "main", "situation": "Who?", "answer": "which", "decision": "The Rival."}
    return {"kind": "ruling", "id": "zz-one", "code": "R1", "title": "One", "parts": [part], **fields}


def only(data: dict[str, Any], model: type = Ruling) -> Fault:
    (found,) = faults(data, model)
    return found


def test_the_base_shows_every_kind() -> None:
    assert {model for model, _ in SAMPLES.values()} == {*KINDS.values(), *TABLES.values(), Russian}


@pytest.mark.parametrize("path", SAMPLES)
def test_a_valid_file_has_no_faults(path: str) -> None:
    model, data = SAMPLES[path]
    assert list(faults(data, model)) == []
    build(data, model)


@pytest.mark.parametrize(
    "fields, where, rule, message, hint",
    [
        ({"titel": "x"}, ("titel",), "unknown-field", "unknown field 'titel'", "Did you mean 'title'?"),
        ({"zzz": 1}, ("zzz",), "unknown-field", "unknown field 'zzz'", "Known: id, code,"),
        ({"title": ""}, ("title",), "missing-text", "the text is empty", "Write it"),
        ({"title": " \n"}, ("title",), "missing-text", "the text is empty", "Write it"),
        ({"title": 12}, ("title",), "wrong-type", "12 stands where a text is expected", 'Quote it: "12".'),
        ({"title": None}, ("title",), "wrong-type", "nothing stands where a text is expected", ""),
        ({"title": ["a"]}, ("title",), "wrong-type", "a list stands where a text is expected", ""),
        ({"code": "37"}, ("code",), "wrong-value", "'37' does not have the form", "R37"),
        ({"code": "R1\n"}, ("code",), "wrong-value", "'R1\\n' does not have the form", "R37"),
        ({"id": "Zz_1"}, ("id",), "wrong-value", "'Zz_1' does not have the form", "Small letters, digits"),
        (
            {"issued": "8.7.2025"},
            ("issued",),
            "wrong-value",
            "'8.7.2025' does not have the form",
            "2025-07-08",
        ),
        (
            {"issued": "2025-02-30"},
            ("issued",),
            "wrong-value",
            "2025-02-30 is no day of the calendar",
            "A date",
        ),
        ({"issued": "unknown"}, ("issued",), "wrong-value", "'unknown' does not have the form", "A date"),
        ({"main": "zz-fencer"}, ("main",), "wrong-type", "'zz-fencer' stands where a list is expected", ""),
        (
            {"main": ["zz-fencer", 1]},
            ("main", 1),
            "wrong-type",
            "1 stands where a text is expected",
            "Quote it",
        ),
        ({"applies": []}, ("applies",), "wrong-type", "a list stands where a map is expected", ""),
        ({"accept": []}, ("accept",), "wrong-type", "a list stands where a map is expected", ""),
        ({"accept": {"rule": ""}}, ("accept", "rule"), "missing-text", "the text is empty", ""),
        (
            {"checked": {"edition": "2026-01-15"}},
            ("checked",),
            "missing-field",
            "the field 'on' is missing",
            "Add",
        ),
        ({"parts": {}}, ("parts",), "wrong-type", "a map stands where a list is expected", ""),
        (
            {"parts": [{"key": "a", "answer": "yess"}]},
            ("parts", 0, "answer"),
            "wrong-value",
            "'yess' is not one of depends, how-much, no, statement, when, which, yes",
            "Did you mean 'yes'?",
        ),
        (
            {"parts": [{"key": "a", "answer": True}]},
            ("parts", 0, "answer"),
            "wrong-value",
            "True is not one of",
            "",
        ),
        (
            {
                "history": [
                    {"key": "a", "date": "unknown", "change": "amended", "note": "x", "inferred": "yes"}
                ]
            },
            ("history", 0, "inferred"),
            "wrong-type",
            "'yes' stands where true or false is expected",
            "",
        ),
    ],
)
def test_each_sort_of_fault(fields: dict[str, Any], where: Where, rule: str, message: str, hint: str) -> None:
    fault = only(ruling(**fields))
    assert (fault.where, fault.rule) == (where, rule)
    assert fault.message.startswith(message)
    assert hint in fault.hint
    assert fault.of_key == (rule == "unknown-field")


@pytest.mark.parametrize(
    "kind, field, value, message",
    [
        ("golden-rule", "number", "1", "'1' stands where a whole number is expected"),
        ("golden-rule", "number", True, "True stands where a whole number is expected"),
        ("status", "limit", "many", "'many' is not one of unknown, a whole number"),
        ("status", "limit", [1], "a list stands where"),
        ("hero", "box", 5, "5 stands where a text is expected"),
        ("hero", "number", "unknown", "'unknown' stands where"),
        ("erratum", "type", "leaflets", "'leaflets' is not one of"),
    ],
)
def test_faults_of_other_kinds(kind: str, field: str, value: object, message: str) -> None:
    model, data = next((model, data) for model, data in SAMPLES.values() if model is KINDS[kind])
    fault = only(data | {field: value}, model)
    assert fault.where == (field,)
    assert fault.message.startswith(message)


def test_a_missing_field_is_a_fault_of_what_it_is_missing_from() -> None:
    data = ruling()
    del data["title"], data["parts"][0]["key"]
    assert [(fault.where, fault.message) for fault in faults(data, Ruling)] == [
        (("parts", 0), "the field 'key' is missing"),
        ((), "the field 'title' is missing"),
    ]


def test_every_fault_is_found_at_once_however_deep() -> None:
    data = ruling(
        titel=1,
        issued="2025-13-01",
        points=[
            {"key": "1", "text": "a", "points": [{"key": "1 a", "text": ""}, {"key": "1b", "txt": "b"}, 7]},
            {"key": "2", "text": 3, "since": "soon"},
        ],
    )
    assert sorted(str(fault.where) for fault in faults(data, Ruling)) == sorted(
        str(where)
        for where in [
            ("titel",),
            ("issued",),
            ("points", 0, "points", 0, "key"),
            ("points", 0, "points", 0, "text"),
            ("points", 0, "points", 1, "txt"),
            ("points", 0, "points", 1),
            ("points", 0, "points", 2),
            ("points", 1, "text"),
            ("points", 1, "since"),
        ]
    )


def test_a_long_value_is_not_quoted_whole() -> None:
    for value in ("x" * 100_000, "x " * 50_000):
        assert all(len(fault.message) < 200 for fault in faults(ruling(id=value, answer=value), Ruling))


@pytest.mark.parametrize("data", [None, [], "text", 5])
def test_what_is_no_map_is_one_fault(data: object) -> None:
    (fault,) = faults(data, Hero)
    assert (fault.where, fault.rule) == ((), "wrong-type")


def test_building_what_is_faulty_raises() -> None:
    with pytest.raises(msgspec.ValidationError):
        build(ruling(), Erratum)


VALUES: st.SearchStrategy[Any] = st.sampled_from(
    [
        *(
            None,
            True,
            False,
            0,
            7,
            -1,
            "",
            "x",
            "R7",
            "zz-one",
            "zz.a",
            "a:b",
            "2025-07-08",
            "unknown",
            "yes",
            "Zz",
        ),
        *(
            [],
            {},
            ["x"],
            [[]],
            [None],
            {"key": "x"},
            [{"key": "x", "text": "y"}],
            {"zz": {"ru": "x", "from": "y"}},
        ),
    ]
).map(copy.deepcopy)


@st.composite
def mutated(draw: st.DrawFn) -> tuple[Any, dict[str, Any]]:
    """A valid file with a few of its values replaced, removed, renamed or added."""
    model, valid = SAMPLES[draw(st.sampled_from(sorted(SAMPLES)))]
    data: Any = copy.deepcopy(valid)
    for _ in range(draw(st.integers(1, 3))):
        choice = [where for where in places(data) if where != ("kind",)]
        *way, last = draw(st.sampled_from(choice or [("zz",)]))
        around = data
        for step in way:
            around = around[step]
        match draw(st.sampled_from(["replace", "remove", "rename", "add"])):
            case "replace":
                around[last] = draw(VALUES)
            case "remove" if choice:
                del around[last]
            case _ if isinstance(last, int):
                around.insert(last, draw(VALUES))
            case "rename" if choice:
                around[f"{last}z"] = around.pop(last)
            case _:
                around[draw(st.sampled_from(["text", "until", "points", "zzz", "limit"]))] = draw(VALUES)
    return model, data


Made = tuple[Any, dict[str, Any]]


@given(mutated())
def test_there_are_no_faults_just_when_the_struct_can_be_built(made: Made) -> None:
    model, data = made
    found = list(faults(data, model))
    try:
        build(data, model)
    except msgspec.ValidationError:
        assert found
    else:
        assert found == []


@given(mutated())
def test_a_struct_can_be_built_from_what_is_not_spoilt(made: Made) -> None:
    model, data = made
    stem = data.get("id")
    path = f"{stem}.ru.yml" if model is Russian else f"{stem}.yml"
    _, struct, problems = compile_file(write(data).encode(), path)
    unusable = {fault.unusable for fault in faults(data, model)}
    assert (struct is None) == (() in unusable)
    assert bool(problems) == bool(unusable)
