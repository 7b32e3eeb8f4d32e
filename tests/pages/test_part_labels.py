import pytest

from svod.pages.part_labels import labels


@pytest.mark.parametrize(
    "keys, expected",
    [
        (["main"], {"main": "1"}),
        (["main", "s1", "s2"], {"main": None, "s1": "1", "s2": "2"}),
        (["q1", "q2"], {"q1": "1", "q2": "2"}),
        (["a", "b"], {"a": "A", "b": "B"}),
        (["offensive", "other"], {"offensive": "1", "other": "2"}),
        (["s1", "rest"], {"s1": "1", "rest": "2"}),
        (["s1", "t1"], {"s1": "1", "t1": "2"}),
        (["main", "rest"], {"main": "1", "rest": "2"}),
    ],
)
def test_labels(keys: list[str], expected: dict[str, str | None]) -> None:
    assert labels(keys) == expected
