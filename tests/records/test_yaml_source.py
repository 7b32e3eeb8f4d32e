import itertools
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from svod.records.yaml_source import MAX_BYTES, MAX_DEPTH, MAX_NODES, Source, Where, read
from tests.records.yaml_text import near_yaml


def said(source: Source) -> list[tuple[int, int, str]]:
    """Place and message of every problem; each has a remedy."""
    assert all(problem.hint and problem.path == "zz.yml" for problem in source.problems)
    return [(problem.line, problem.column, problem.message) for problem in source.problems]


def places(data: object, where: Where = ()) -> list[Where]:
    """Where every value of some data stands, itself first."""
    inner: Any = ()
    if isinstance(data, dict):
        inner = data.items()
    elif isinstance(data, list):
        inner = enumerate(data)
    return [where, *itertools.chain.from_iterable(places(value, (*where, step)) for step, value in inner)]


@pytest.mark.parametrize(
    "written, value",
    [
        ("no", "no"),
        ("yes", "yes"),
        ("on", "on"),
        ("y", "y"),
        ("2025-07-08", "2025-07-08"),
        ("2025-07-08T10:00:00Z", "2025-07-08T10:00:00Z"),
        ("unknown", "unknown"),
        ("=", "="),
        ("12", 12),
        ("-7", -7),
        ("0", 0),
        ("true", True),
        ("false", False),
        ("null", None),
        ("", None),
        ('"012"', "012"),
        ("'1:30'", "1:30"),
        ('"true"', "true"),
        ("'~'", "~"),
        ("R37", "R37"),
        ("1a", "1a"),
        ("4.5.x", "4.5.x"),
        ("1 CP", "1 CP"),
        ("a#b", "a#b"),
        ("a # comment", "a"),
        ("it's", "it's"),
        ("'it''s'", "it's"),
        ('"a\\n\\u0451"', "a\nё"),
        ("[a, b]", ["a", "b"]),
        ("{a: 1}", {"a": 1}),
        ("[]", []),
        ("|\n  a\n  b\n", "a\nb\n"),
        (">-\n  a\n  b\n", "a b"),
        ("a\n  b\n\n  c\n", "a b\nc"),
        ("😀 ё", "😀 ё"),
        ("a\u00a0b", "a\u00a0b"),
    ],
)
def test_accepted_values(written: str, value: object) -> None:
    source = read(f"key: {written}\n".encode(), "zz.yml")
    assert said(source) == []
    assert source.data == {"key": value}


@pytest.mark.parametrize(
    "written",
    "012 00 1:30 1:30:15.5 4.10 0.5 .5 5. 1e3 1.0e+3 +1 -012 1_000 1,000 0x1F 0o17 0b11 .inf -.INF .NaN"
    " 1234567890 ~ Null NULL True TRUE False".split(),
)
def test_an_ambiguous_value_is_refused_and_quoting_is_the_remedy(written: str) -> None:
    source = read(f"one: 1\nkey: {written}\n".encode(), "zz.yml")
    assert [(line, column) for line, column, _ in said(source)] == [(2, 6)]
    assert written in source.problems[0].message
    assert "uote it" in source.problems[0].hint
    assert source.data == {"one": 1, "key": written}
    assert said(read(f'key: "{written}"\n'.encode(), "zz.yml")) == []


@pytest.mark.parametrize(
    "raw, line, column, message",
    [
        (b"", 1, 1, "the file is empty"),
        (b"\n\n", 1, 1, "the file is empty"),
        (b"# only a comment\n", 1, 1, "the file is empty"),
        (b"---\n...\n", 2, 1, "a record is a map of fields"),
        (b"- a\n", 1, 1, "a record is a map of fields"),
        (b"just text\n", 1, 1, "a record is a map of fields"),
        (b"a: 1\n---\nb: 2\n", 2, 1, "a second document in the file"),
        (b"a: 1\n...\n---\n", 3, 1, "a second document in the file"),
        (b"a: 1\nb: &x y\n", 2, 4, "anchors and aliases (& and *) are not used"),
        (b"a: 1\n&x b: y\n", 2, 1, "anchors and aliases (& and *) are not used"),
        (b"a: [1, *x]\n", 1, 8, "anchors and aliases (& and *) are not used"),
        (b"a: 1\nb:\n  <<: {c: 1}\n", 3, 3, "merge keys (<<) are not used"),
        (b"a: !!str 012\n", 1, 4, "the tag 'tag:yaml.org,2002:str' is not used"),
        (b"a: !zz {b: 1}\n", 1, 4, "the tag '!zz' is not used"),
        (b"a: ! 012\n", 1, 4, "the tag '!' is not used"),
        (b"!!python/name:os {}\n", 1, 1, "the tag 'tag:yaml.org,2002:python/name:os' is not used"),
        (b"a: 1\n? [b, c]\n: 2\n", 2, 3, "a key must be a text"),
        (b"a: 1\n{b}: 2\n", 2, 1, "a key must be a text"),
        (b"a: 1\n\tb: 2\n", 2, 1, "a tab"),
        ("ёж: a\tb\n".encode(), 1, 6, "a tab"),
        (b"a: 1\rb: 2\r", 1, 5, "a lone carriage return"),
        (b"a: x\x00y\n", 1, 5, "a character that editors do not show (U+0000)"),
        (b"a: \x1b[31m\n", 1, 4, "a character that editors do not show (U+001B)"),
        (b"a: \x7f\n", 1, 4, "a character that editors do not show (U+007F)"),
        ("a: 1\r\nb: ё\u0085\r\n".encode(), 2, 5, "a character that editors do not show (U+0085)"),
        ("a: x\u2028y\n".encode(), 1, 5, "a character that editors do not show (U+2028)"),
        ("a: x\u200by\n".encode(), 1, 5, "a character that editors do not show (U+200B)"),
        ("a: x\u202ey\n".encode(), 1, 5, "a character that editors do not show (U+202E)"),
        ("a: x\u00ady\n".encode(), 1, 5, "a character that editors do not show (U+00AD)"),
        ("a: x\ufeffy\n".encode(), 1, 5, "a character that editors do not show (U+FEFF)"),
        ("a: \uffff\n".encode(), 1, 4, "a character that editors do not show (U+FFFF)"),
        ("a: \ufdd0\n".encode(), 1, 4, "a character that editors do not show (U+FDD0)"),
        ("a: \U0010ffff\n".encode(), 1, 4, "a character that editors do not show (U+10FFFF)"),
        ("a: имя\n".encode("cp1251"), 1, 4, "the file is not UTF-8"),
        ("ё: 1\nё: é\n".encode() + "é\n".encode("latin-1"), 3, 1, "the file is not UTF-8"),
        ("\ufeffa: ".encode() + b"\xff", 1, 4, "the file is not UTF-8"),
        (b"a: \xed\xa0\x80\n", 1, 4, "the file is not UTF-8"),
        (b"a: \xc0\xaf\n", 1, 4, "the file is not UTF-8"),
        ("a: 1\n".encode("utf-16"), 1, 1, "the file is not UTF-8"),
        ("a: 1\n".encode("utf-16-le"), 1, 2, "a character that editors do not show (U+0000)"),
        (b"a: 1\nb: 'c\nd: e\n", 2, 4, "not readable as YAML"),
        (b'a: 1\nb: "c\n', 2, 4, "not readable as YAML"),
        (b'a: "\\ud800"\n', 1, 7, "not readable as YAML"),
        (b'a: "\\q"\n', 1, 5, "not readable as YAML"),
        (b"a: [1, 2\n", 2, 1, "not readable as YAML"),
        (b"a: x: y\n", 1, 5, "not readable as YAML"),
        (b"a:\n  b: 1\n c: 2\n", 3, 2, "not readable as YAML"),
        (b"a: @b\n", 1, 4, "not readable as YAML"),
        (b"%YAML 3.0\n---\na: 1\n", 1, 1, "not readable as YAML"),
        (b"a: " + b"x" * MAX_BYTES, 1, 1, f"the file has {MAX_BYTES + 3:,} bytes, more than {MAX_BYTES:,}"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_refused_at_its_place(
    raw: bytes, line: int, column: int, message: str
) -> None:
    problem = read(raw, "zz.yml").problems[-1]
    assert (problem.line, problem.column) == (line, column)
    assert problem.message.startswith(message)
    assert problem.hint
    assert len(problem.message) < 200


@pytest.mark.parametrize("key", ["1", "-7", "null", "true", ""])
def test_a_key_that_is_no_text_is_refused(key: str) -> None:
    source = read(f"a: b\n? {key}\n: 2\n".encode(), "zz.yml")
    assert [(line, message) for line, _, message in said(source)] == [(2, f"the key {key} is not a text")]
    assert source.data == {"a": "b", key: 2}


@pytest.mark.parametrize(
    "escape", ["\\0", "\\t", "\\r", "\\e", "\\N", "\\L", "\\u200b", "\\ufeff", "\\U0001ffff"]
)
def test_an_escape_does_not_bring_in_what_is_refused(escape: str) -> None:
    assert [place[:2] for place in said(read(f'a: 1\nb: "x{escape}"\n'.encode(), "zz.yml"))] == [(2, 4)]
    assert [place[:2] for place in said(read(f'a: 1\n"x{escape}": b\n'.encode(), "zz.yml"))] == [(2, 1)]


def test_of_a_key_that_stands_twice_the_first_value_is_kept_and_both_places_are_named() -> None:
    source = read(b"a: 1\nb: {c: x, d: 2, c: [y]}\na: {e: 012}\na: 3\n", "zz.yml")
    assert said(source) == [
        (2, 17, "the key 'c' stands twice (first in line 2, column 5)"),
        (3, 8, "012 is ambiguous as a number"),
        (3, 1, "the key 'a' stands twice (first in line 1, column 1)"),
        (4, 1, "the key 'a' stands twice (first in line 1, column 1)"),
    ]
    assert source.data == {"a": 1, "b": {"c": "x", "d": 2}}
    assert source.position(("a",)) == (1, 4)
    assert source.position(("b", "c")) == (2, 8)
    assert source.position(("b", "c"), of_key=True) == (2, 5)


def test_every_ambiguous_value_is_reported_in_one_run() -> None:
    raw = b"a: 012\nb: [1:30, {c: ~}]\n4.10: x\n"
    assert [place[:2] for place in said(read(raw, "zz.yml"))] == [(1, 4), (2, 5), (2, 15), (3, 1)]


def test_what_was_found_before_a_refusal_is_reported_too() -> None:
    assert [place[:2] for place in said(read(b"a: 012\nb: *c\n", "zz.yml"))] == [(1, 4), (2, 4)]


BLOCK = """\
id: zz-ёж
parts:
  - key: "1"
    text: «Ёжик» 😀
    at: [a, б]
  -   key: two
points: {x: 1, y: {z: [10, 20]}}
long: >-
  one
  two
"""
BLOCK_PLACES = {
    (): (1, 1),
    ("id",): (1, 5),
    ("parts",): (3, 3),
    ("parts", 0): (3, 5),
    ("parts", 0, "key"): (3, 10),
    ("parts", 0, "text"): (4, 11),
    ("parts", 0, "at"): (5, 9),
    ("parts", 0, "at", 0): (5, 10),
    ("parts", 0, "at", 1): (5, 13),
    ("parts", 1): (6, 7),
    ("parts", 1, "key"): (6, 12),
    ("points",): (7, 9),
    ("points", "x"): (7, 13),
    ("points", "y"): (7, 19),
    ("points", "y", "z"): (7, 23),
    ("points", "y", "z", 0): (7, 24),
    ("points", "y", "z", 1): (7, 28),
    ("long",): (8, 7),
}
BLOCK_KEYS = {
    ("id",): (1, 1),
    ("parts",): (2, 1),
    ("parts", 0, "key"): (3, 5),
    ("parts", 0, "text"): (4, 5),
    ("parts", 0, "at"): (5, 5),
    ("parts", 1, "key"): (6, 7),
    ("points",): (7, 1),
    ("points", "x"): (7, 10),
    ("points", "y"): (7, 16),
    ("points", "y", "z"): (7, 20),
    ("long",): (8, 1),
}


@pytest.mark.parametrize(
    "raw",
    [BLOCK.encode(), BLOCK.encode("utf-8-sig"), BLOCK.replace("\n", "\r\n").encode("utf-8-sig")],
    ids=["plain", "byte order mark", "byte order mark and CRLF"],
)
def test_positions(raw: bytes) -> None:
    source = read(raw, "zz.yml")
    assert source.problems == ()
    assert source.values == BLOCK_PLACES
    assert source.keys == BLOCK_KEYS
    assert source.data == read(BLOCK.encode(), "zz.yml").data


def test_the_position_of_what_is_not_there_is_that_of_what_is_around_it() -> None:
    source = read(BLOCK.encode(), "zz.yml")
    assert source.position(("parts", 0, "decision")) == (3, 5)
    assert source.position(("parts", 0, "decision"), of_key=True) == (3, 5)
    assert source.position(("parts", 7, "key")) == (3, 3)
    assert source.position(("nothing",)) == (1, 1)
    assert read(b"# first line\n\na: 1\n", "zz.yml").position(("nothing",)) == (3, 1)
    assert read(b"", "zz.yml").position(("nothing",)) == (1, 1)


def nested(depth: int) -> bytes:
    return b"a: " + b"[" * depth + b"]" * depth


def test_the_limit_of_depth() -> None:
    assert read(nested(MAX_DEPTH), "zz.yml").problems == ()
    assert said(read(nested(MAX_DEPTH + 1), "zz.yml")) == [(1, 20, f"nested deeper than {MAX_DEPTH} levels")]
    for deep in (nested(100_000), b"a:\n " + b"- " * 100_000, b"a: " + b"{b: " * 60_000):
        assert "nest" in said(read(deep, "zz.yml"))[0][2]


def test_the_limit_of_values() -> None:
    most = MAX_NODES - 3  # less the map, the key and the list
    assert read(b"a: [" + b"1, " * most + b"]", "zz.yml").problems == ()
    over = read(b"a:\n" + b"- 1\n" * (most + 1), "zz.yml")
    assert said(over) == [(MAX_NODES - 1, 3, f"more than {MAX_NODES:,} values in one file")]
    assert over.data is None


def test_an_alias_bomb_is_refused_at_its_first_anchor() -> None:
    bomb = 'a: &a ["ha", "ha"]\n' + "".join(
        f"{name}: &{name} [{', '.join(f'*{before}' for _ in range(9))}]\n"
        for before, name in itertools.pairwise("abcdefghijkl")
    )
    assert [place[:2] for place in said(read(bomb.encode(), "zz.yml"))] == [(1, 4)]


@pytest.mark.parametrize(
    "raw",
    [
        b"a: " + b"word " * 40_000,
        b'a: "' + b"word\\n" * 40_000 + b'"',
        b"k" * 1_000 + b": 1",
        b"a: |\n" + b" x\n" * 60_000,
        b"a: 1\n" + b"# comment\n" * 20_000,
        b"a: 1" + b"\n" * 200_000,
        b"a: [" + b"{b: c}, " * 3_000 + b"]",
        "".join(f"k{n}: v\n" for n in range(9_000)).encode(),
    ],
    ids=lambda raw: raw[:12].decode(),
)
def test_large_files_under_the_limits_are_read(raw: bytes) -> None:
    source = read(raw, "zz.yml")
    assert source.problems == ()
    assert source.data


@pytest.mark.parametrize(
    "piece",
    ["a: 1\n", *"? ␣- ␣: ␣'␣\"␣k: ␣&a ␣*a ␣!!a ␣%a\n␣[a, ␣{a, ␣|\n␣#␣---\n␣\\".split("␣")],
    ids=repr,
)
def test_a_long_run_of_anything_ends(piece: str) -> None:
    source = read((piece * MAX_BYTES)[:MAX_BYTES].encode(), "zz.yml")
    assert source.problems or source.data


@given(st.binary() | st.text().map(str.encode) | near_yaml.map(str.encode))
def test_reading_never_raises(raw: bytes) -> None:
    source = read(raw, "zz.yml")
    assert (source.data is None) <= bool(source.problems)
    lines = raw.count(b"\n") + raw.count(b"\r") + 1
    assert all(1 <= line <= lines + 1 and column >= 1 for line, column, _ in said(source))


@given(near_yaml)
def test_every_value_of_accepted_data_has_a_place(text: str) -> None:
    source = read(text.encode(), "zz.yml")
    if source.data is not None and not source.problems:
        there = places(source.data)
        assert set(source.values) == set(there)
        assert set(source.keys) == {where for where in there if where and isinstance(where[-1], str)}
