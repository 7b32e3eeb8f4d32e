from typing import Any

import pytest
from hypothesis import given

from svod.records.yaml_source import read
from svod.records.yaml_writer import write
from tests.records.yaml_text import data, near_yaml

WRITTEN = """\
id: zz-one
answer: yes
issued: 2025-07-08
number: 12
named: false
nothing: null
units:
  point/4.5:
    ru: "Кто платит: игрок?"
    from: Who pays, then?
keys:
  - "4.10"
  - "012"
  - "1:30"
  - "~"
  - "true"
  - "12"
  - ""
  - " led and trailed "
  - "a #b"
  - "<<"
empty: []
none: {}
"""


def test_files_look_as_people_write_them() -> None:
    source = read(WRITTEN.encode(), "zz.yml")
    assert source.problems == ()
    assert source.data
    assert write(source.data) == WRITTEN


def test_long_texts_break_at_spaces_and_quoted_ones_not_at_all() -> None:
    words = "слово " * 60 + "конец"
    lines = write({"plain": words, "quoted": f"Итак: {words}"}).splitlines()
    assert max(map(len, lines[:-1])) <= 116
    assert len(lines) > 3
    assert lines[-1] == f'quoted: "Итак: {words}"'


@given(data)
def test_what_is_written_is_read_again(value: dict[str, Any]) -> None:
    source = read(write(value).encode(), "zz.yml")
    assert source.problems == ()
    assert source.data == value


@given(near_yaml)
def test_accepted_data_can_be_written(text: str) -> None:
    source = read(text.encode(), "zz.yml")
    if source.data is not None and not source.problems:
        again = read(write(source.data).encode(), "zz.yml")
        assert (again.data, again.problems) == (source.data, ())


@pytest.mark.parametrize("key", ["<<", "null", "12", "", "a: b", "? a", "- a", "слово " * 40])
def test_keys_are_quoted_where_they_must(key: str) -> None:
    source = read(write({key: {key: [key]}}).encode(), "zz.yml")
    assert (source.data, source.problems) == ({key: {key: [key]}}, ())


def test_what_stands_twice_is_written_twice() -> None:
    names = ["a"]
    assert write({"one": names, "two": names}) == "one:\n  - a\ntwo:\n  - a\n"
