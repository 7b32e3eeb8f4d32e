import pytest

from svod.records.compiler import compile_file
from svod.records.kinds import Ruling
from svod.records.locator import Locator
from svod.records.yaml_source import Where

FAULTY = b"""\
id: zz-one
kind: ruling
code: R1
title: One
parts: [{key: main, situation: Who?, answer: which, decision: The Rival.}]
points:
  - {key: "1", text: 5}
  - key: "2"
    text: two
    points:
      - {key: 2a, text: a}
      - 7
      - {key: 2b, text: b}
  - {key: "3", text: ""}
  - {key: "4", text: four, zz: 1}
main: [zz-one, Zz, zz-two]
issued: soon
"""


@pytest.fixture
def locator() -> Locator:
    return Locator(FAULTY, "zz-one.yml")


@pytest.mark.parametrize(
    "where, place",
    [
        (("title",), (4, 8)),
        (("points", 0), (8, 5)),
        (("points", 0, "text"), (9, 11)),
        (("points", 0, "points", 0, "text"), (11, 25)),
        (("points", 0, "points", 1, "text"), (13, 25)),
        (("points", 1, "text"), (15, 22)),
        (("main", 0), (16, 8)),
        (("main", 1), (16, 20)),
        (("main", 5), (16, 7)),
        (("printed",), (1, 1)),
    ],
)
def test_places_in_the_struct_are_found_in_the_file(
    locator: Locator, where: Where, place: tuple[int, int]
) -> None:
    assert locator.position(where) == place


def test_the_places_tested_are_those_of_the_struct() -> None:
    struct = compile_file(FAULTY, "zz-one.yml")[1]
    assert isinstance(struct, Ruling)
    assert [point.key for point in struct.points] == ["2", "4"]
    assert [point.key for point in struct.points[0].points] == ["2a", "2b"]
    assert struct.main == ("zz-one", "zz-two")


def test_the_place_of_a_key(locator: Locator) -> None:
    assert locator.position(("points", 1, "text"), of_key=True) == (15, 16)


def test_what_was_left_out(locator: Locator) -> None:
    assert locator.left_out(("issued",))
    assert not locator.left_out(("title",))
    assert not locator.left_out(("printed",))


def test_a_file_that_cannot_be_read_has_one_place() -> None:
    assert Locator(b"a: 'b", "zz-one.yml").position(("title",)) == (1, 1)
