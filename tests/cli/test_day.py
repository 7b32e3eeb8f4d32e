import datetime as dt

import click
import pytest

from svod.cli.day import Day


def test_a_day() -> None:
    assert Day().convert("2025-07-08", None, None) == dt.date(2025, 7, 8)
    assert Day().convert(dt.date(2025, 7, 8), None, None) == dt.date(2025, 7, 8)


@pytest.mark.parametrize(
    "text", ["yesterday", "8.7.2025", "2025-7-8", "20250708", "2025-W01-1", "", "٢٠٢٥-٠٧-٠٨"]
)
def test_another_form_is_told_the_right_one(text: str) -> None:
    with pytest.raises(click.BadParameter, match="no date of the form 2025-07-08") as refused:
        Day().convert(text, None, None)
    assert refused.value.exit_code == 2


@pytest.mark.parametrize("text", ["2025-13-01", "2025-02-29", "0000-01-01"])
def test_a_day_must_exist(text: str) -> None:
    with pytest.raises(click.BadParameter, match="no day of the calendar"):
        Day().convert(text, None, None)
