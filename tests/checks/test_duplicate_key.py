import pytest

from tests.checks.small_base import SmallBase

RULE = "duplicate-key"
ONE = "rulings/zz-one.yml"


@pytest.mark.parametrize(
    "fields",
    [
        "points:\n  - {key: main, text: T}",
        "examples:\n  - {key: main, title: T, steps: []}",
        "history:\n  - {key: main, date: 2025-07-08, change: clarified, note: N}",
        "notes:\n  - {key: main, kind: open, text: T}",
        "related:\n  - {key: main, to: zz-one, reason: R}",
        "points: [{key: a, text: T, points: [{key: b, text: T}]}]\nnotes:\n  - {key: b, kind: open, text: T}",
    ],
)
def test_a_key_is_taken_by_any_piece(base: SmallBase, fields: str) -> None:
    base.ruling(fields)
    last = len((base.root / ONE).read_text().splitlines())
    assert base.found(RULE) == [(ONE, last, 11)]


def test_the_first_owner_is_named(base: SmallBase) -> None:
    base.ruling("points:\n  - {key: a, text: T}\n  - {key: a, text: U}")
    assert base.only(RULE).message == "the key 'a' belongs to points 1 already"


def test_versions_side_by_side_share_a_key(base: SmallBase) -> None:
    base.ruling("points:\n  - {key: a, until: 2025-07-08, text: T}\n  - {key: a, since: 2025-07-08, text: U}")
    assert base.found(RULE) == []


def test_versions_with_the_same_first_day_do_not(base: SmallBase) -> None:
    base.ruling("points:\n  - {key: a, since: unknown, text: T}\n  - {key: a, since: unknown, text: U}")
    assert base.found(RULE) == [(ONE, 9, 11)]


def test_versions_apart_do_not(base: SmallBase) -> None:
    base.ruling(
        """
        points:
          - {key: a, until: 2025-07-08, text: T, points: [{key: i, text: I}]}
          - {key: a, since: 2025-07-08, text: U, points: [{key: i, since: 2025-07-08, text: I}]}
        """
    )
    assert base.found(RULE) == [(ONE, 9, 57)]


def test_cases_and_steps_are_apart_by_their_part_and_example(base: SmallBase) -> None:
    base.ruling(
        """
        examples:
          - {key: x, title: T, steps: [{key: "1", text: T}]}
          - {key: y, title: T, steps: [{key: "1", text: T}, {key: "1", text: T}]}
        """
    )
    assert base.found(RULE) == [(ONE, 9, 59)]


def test_abilities_count_too(base: SmallBase) -> None:
    base.thing("hero", "Zoë", "points:\n  - {key: zap, text: T}\nabilities:\n  - {key: zap, name: Zap}")
    assert base.found(RULE) == [("heroes/zz-thing.yml", 8, 11)]
