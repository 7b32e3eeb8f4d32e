import pytest
from hypothesis import given
from hypothesis import strategies as st

from svod.text.periods import period


@pytest.mark.parametrize(
    "text, days",
    [
        ("решение от 7 июля 2025", "2025-07-07"),
        ("что изменили в мае 2026", "2026-05"),
        ("Июнь 2026", "2026-06"),
        ("в марте 2025", "2025-03"),
        ("7 Jan 2025", "2025-01-07"),
        ("January 7th, 2025", "2025-01-07"),
        ("rulings of Sept 2025", "2025-09"),
        ("2026-06-08", "2026-06-08"),
        ("2026-06", "2026-06"),
        ("9/20/2024", "2024-09-20"),
        ("20.9.2024", "2024-09-20"),
        ("changes in 2024", "2024"),
    ],
)
def test_days_months_and_years(text: str, days: str) -> None:
    found = period(text)
    assert found is not None
    assert found.days == days


@pytest.mark.parametrize("text", ["15 БС", "may 3 cards", "13/45/2024x", "scenario 4", "R2025", ""])
def test_other_numbers_are_no_days(text: str) -> None:
    assert period(text) is None


def test_a_day_that_is_none_leaves_its_year() -> None:
    found = period("45/45/2024")
    assert found is None or found.days == "2024"


@given(st.text(max_size=60))
def test_any_text_is_read(text: str) -> None:
    found = period(text)
    assert found is None or found.days[:2] == "20"
