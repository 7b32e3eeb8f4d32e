import pytest

from tests.checks.small_base import SmallBase

RULE = "history-agrees"
ONE = "rulings/zz-one.yml"


def test_a_change_told_on_both_sides_is_sound(base: SmallBase) -> None:
    base.ruling(
        """
        issued: 2024-10-29
        points:
          - {key: a, until: 2025-07-08, text: T}
          - {key: a, since: 2025-07-08, text: U}
          - {key: b, since: 2024-10-29, until: unknown, text: T}
        history:
          - {key: h1, date: 2025-07-08, change: amended, touches: [a], note: N}
          - {key: h2, date: unknown, edition: zz, change: withdrawn, touches: [b], note: N}
          - {key: h3, date: 2025-08-01, change: clarified, touches: [main], note: N}
        """
    )
    assert base.found(RULE) == []


@pytest.mark.parametrize(
    "entry",
    [
        "{key: h, date: 2025-07-09, change: clarified, touches: [a], note: N}",
        "{key: h, date: 2025-07-08, change: clarified, touches: [main], note: N}",
        "{key: h, date: unknown, edition: zz, change: clarified, note: N}",
    ],
)
@pytest.mark.parametrize("field", ["since", "until"])
def test_a_day_without_its_entry(base: SmallBase, entry: str, field: str) -> None:
    base.ruling(f"points:\n  - {{key: a, {field}: 2025-07-08, text: T}}\nhistory:\n  - {entry}")
    assert base.found(RULE) == [(ONE, 8, 21)]


def test_an_entry_that_names_no_keys_is_about_all(base: SmallBase) -> None:
    base.ruling(
        """
        points:
          - {key: a, since: 2025-07-08, text: T}
        history:
          - {key: h, date: 2025-07-08, change: clarified, note: N}
        """
    )
    assert base.found(RULE) == []


@pytest.mark.parametrize("change", ["amended", "reversed", "reworded", "withdrawn"])
def test_an_entry_without_its_text(base: SmallBase, change: str) -> None:
    base.ruling(f"history:\n  - {{key: h, date: 2025-07-08, touches: [main], change: {change}, note: N}}")
    problem = base.only(RULE)
    assert (problem.path, problem.line, problem.column) == (ONE, 8, 42)
    assert problem.message == "no text of 'main' begins or ends on 2025-07-08"


def test_an_unknown_day_needs_an_edition(base: SmallBase) -> None:
    base.ruling("history:\n  - {key: h, date: unknown, change: clarified, note: N}")
    assert base.found(RULE) == [(ONE, 8, 20)]


def test_an_unknown_day_on_a_text_needs_an_entry(base: SmallBase) -> None:
    base.ruling("points:\n  - {key: a, since: unknown, text: T}")
    assert base.only(RULE).message == "the history has nothing about 'a' on an unknown day"
