from tests.checks.small_base import SmallBase

RULE = "unknown-key"
ONE = "rulings/zz-one.yml"


def test_keys_of_the_record_are_known(base: SmallBase) -> None:
    base.ruling(
        """
        points:
          - {key: "1", part: main, text: T, points: [{key: "1a", text: T}]}
        examples:
          - {key: ex-1, part: main, title: T, steps: []}
        history:
          - {key: h, date: 2025-07-08, change: clarified, touches: [main, "1a", ex-1], note: N}
        notes:
          - {key: n, kind: open, about: [main, "1a", h, issued, decision], text: T}
        """
    )
    assert base.found(RULE) == []


def test_each_that_is_not_is_an_error(base: SmallBase) -> None:
    base.ruling(
        """
        points:
          - {key: "1a", part: mian, text: T}
        examples:
          - {key: ex-1, part: "1a", title: T, steps: []}
        history:
          - {key: h, date: 2025-07-08, change: clarified, touches: [main, "1b", n-1], note: N}
        notes:
          - {key: n-1, kind: open, about: [main, isued], text: T}
        """
    )
    assert base.found(RULE) == [(ONE, 8, 23), (ONE, 10, 23), (ONE, 12, 67), (ONE, 12, 73), (ONE, 14, 42)]


def test_the_nearest_is_suggested(base: SmallBase) -> None:
    base.ruling("notes:\n  - {key: n-1, kind: open, about: [isued], text: T}")
    problem = base.only(RULE)
    assert problem.message == "the record has no piece or field 'isued'"
    assert problem.hint == "Did you mean 'issued'?"


def test_without_a_near_one_all_are_listed(base: SmallBase) -> None:
    base.ruling("points:\n  - {key: '1', part: s9, text: T}")
    assert base.only(RULE).hint == "Known: main."


def test_a_key_of_a_piece_too_faulty_to_be_read_is_not_unknown(base: SmallBase) -> None:
    base.ruling("points:\n  - {key: '1'}\nnotes:\n  - {key: n-1, kind: open, about: ['1'], text: T}")
    assert base.found("missing-field") == [(ONE, 8, 5)]
    assert base.found(RULE) == []
