import pytest

from tests.checks.small_base import SmallBase

RULE = "overlapping-spans"
ONE = "rulings/zz-one.yml"


def versions(base: SmallBase, *spans: str) -> None:
    base.ruling("points:\n" + "\n".join(f"  - {{key: a, {span}text: T}}" for span in spans))


@pytest.mark.parametrize(
    "spans",
    [
        ("until: 2025-01-01, ", "since: 2025-01-01, "),
        ("since: 2025-01-01, ", "until: 2025-01-01, "),
        ("until: 2025-01-01, ", "since: 2025-02-01, "),
        ("until: unknown, ", "since: unknown, "),
        ("until: unknown, ", "since: 2025-01-01, "),
        ("until: 2025-01-01, ", "since: 2025-01-01, until: unknown, ", "since: unknown, "),
    ],
)
def test_spans_that_meet_are_sound(base: SmallBase, spans: tuple[str, ...]) -> None:
    versions(base, *spans)
    assert base.found(RULE) == []


@pytest.mark.parametrize(
    "spans, column",
    [
        (("until: 2025-01-02, ", "since: 2025-01-01, "), 21),
        (("", "since: 2025-01-01, "), 21),
        (("", "since: unknown, "), 21),
        (("since: 2025-01-01, ", "until: 2025-02-01, "), 5),
        (("until: 2025-01-01, ", ""), 5),
    ],
)
def test_spans_that_overlap(base: SmallBase, spans: tuple[str, ...], column: int) -> None:
    versions(base, *spans)
    assert base.found(RULE) == [(ONE, 9, column)]


def test_the_message_names_both(base: SmallBase) -> None:
    versions(base, "until: 2025-01-02, ", "since: 2025-01-01, ")
    assert base.only(RULE).message == "2025-01-01 to today overlaps issue to 2025-01-02 of the same key 'a'"


@pytest.mark.parametrize("until", ["2025-01-01", "2024-12-31"])
def test_a_text_ends_after_it_begins(base: SmallBase, until: str) -> None:
    versions(base, f"since: 2025-01-01, until: {until}, ")
    assert base.found(RULE) == [(ONE, 8, 40)]


def test_a_text_holds_within_the_life_of_the_record(base: SmallBase) -> None:
    base.ruling(
        """
        issued: 2025-01-01
        points:
          - {key: a, until: 2025-01-01, text: T}
          - {key: b, since: 2024-12-31, text: T}
          - {key: c, since: 2025-01-01, text: T}
        """
    )
    assert base.found(RULE) == [(ONE, 9, 21), (ONE, 10, 21)]


def test_a_day_that_is_none_does_not_count_as_missing(base: SmallBase) -> None:
    versions(base, "until: 2025-01-01, ", "since: 2025-02-30, ")
    assert base.found("wrong-value") == [(ONE, 9, 21)]
    assert base.found(RULE) == []
