import pytest
from hypothesis import given
from hypothesis import strategies as st

from svod.records.compiler import compile_file
from svod.records.kinds import Ruling
from svod.records.russian import Russian
from tests.records.yaml_text import near_yaml

RULING = """\
id: zz-one
kind: ruling
code: R1
title: One
parts:
  - {key: main, situation: Who?, answer: which, decision: The Rival.}
"""


def compiled(text: str, path: str = "rulings/zz-one.yml") -> tuple[str, object, list[tuple[int, int, str]]]:
    kind, struct, problems = compile_file(text.encode(), path)
    assert all(problem.path == path for problem in problems)
    return kind, struct, [(problem.line, problem.column, problem.rule) for problem in problems]


def test_a_record() -> None:
    kind, struct, problems = compiled(RULING)
    assert (kind, problems) == ("ruling", [])
    assert isinstance(struct, Ruling)
    assert struct.parts[0].decision == "The Rival."


def test_a_russian_file_is_told_by_its_name() -> None:
    kind, struct, problems = compiled(
        "id: zz-one\nunits: {title: {ru: Один, from: One}}\n", "rulings/zz-one.ru.yml"
    )
    assert (kind, problems) == ("russian", [])
    assert isinstance(struct, Russian)
    assert struct.units["title"].ru == "Один"


@pytest.mark.parametrize(
    "path, problems",
    [
        ("rulings/zz-two.yml", [(1, 5, "id-is-stem")]),
        ("rulings/zz-one.en.yml", [(1, 5, "id-is-stem")]),
        ("rulings/zz-one.yaml", [(1, 1, "file-name")]),
    ],
)
def test_the_name_of_the_file(path: str, problems: list[tuple[int, int, str]]) -> None:
    assert compiled(RULING, path)[2] == problems


@pytest.mark.parametrize(
    "kind, place, said",
    [
        ("kind: rulling\n", (2, 7, "wrong-value"), "Did you mean 'ruling'?"),
        ("kind: zzz\n", (2, 7, "wrong-value"), "Known: ruling, rule,"),
        ("kind: [ruling]\n", (2, 7, "wrong-value"), ""),
        ("kind: {a: b}\n", (2, 7, "wrong-value"), ""),
        ("kind: 5\n", (2, 7, "wrong-value"), ""),
        ("kind:\n", (1, 1, "missing-field"), "Known: ruling, rule,"),
        ("", (1, 1, "missing-field"), "Known: ruling, rule,"),
    ],
)
def test_a_kind_that_is_not_known(kind: str, place: tuple[int, int, str], said: str) -> None:
    text = RULING.replace("kind: ruling\n", kind)
    assert compiled(text) == ("", None, [place])
    assert said in compile_file(text.encode(), "rulings/zz-one.yml")[2][0].hint


def test_the_struct_is_built_from_what_is_not_faulty() -> None:
    kind, struct, problems = compiled(
        RULING.replace("answer: which", "answer: whch")
        + 'points:\n  - {key: "1", text: ""}\n  - {key: "2", text: two, zz: 1}\n  - {key: "3"}\nissued: 012\n'
    )
    assert kind == "ruling"
    assert sorted(problems) == [
        (6, 42, "wrong-value"),
        (8, 22, "missing-text"),
        (9, 27, "unknown-field"),
        (10, 5, "missing-field"),
        (11, 9, "wrong-value"),
        (11, 9, "yaml"),
    ]
    assert isinstance(struct, Ruling)
    assert (struct.parts[0].answer, struct.parts[0].decision, struct.issued) == (None, "The Rival.", None)
    assert [(point.key, point.text) for point in struct.points] == [("2", "two")]


def test_too_little_is_left_without_a_field_that_must_be_there() -> None:
    assert compiled(RULING.replace("title: One\n", "title: []\n")) == ("ruling", None, [(4, 8, "wrong-type")])


def test_what_is_not_yaml_has_no_kind() -> None:
    assert compiled("a: 'b\n") == ("", None, [(1, 4, "yaml")])


def test_thousands_of_faults_are_found_in_one_run() -> None:
    lines = "".join(f"  - {{key: k{number}, text: 5}}\n" for number in range(3_000))
    _, struct, problems = compiled(f"{RULING}points:\n{lines}")
    assert len(problems) == 3_000
    assert isinstance(struct, Ruling)
    assert struct.points == ()


@given(
    st.sampled_from([RULING, "kind: hero\n", "kind: list\nparts: [", ""]),
    near_yaml,
    st.sampled_from(["rulings/zz-one.yml", "rulings/zz-one.ru.yml", "rulings/zz-one.yaml"]),
)
def test_compiling_never_raises(before: str, after: str, path: str) -> None:
    kind, struct, problems = compile_file((before + after).encode(), path)
    assert struct is not None or problems
    assert bool(kind) >= (struct is not None)
