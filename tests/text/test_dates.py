import datetime as dt

import pytest

from svod.text.dates import long_date, long_period

RUSSIAN = "января февраля марта апреля мая июня июля августа сентября октября ноября декабря".split()


@pytest.mark.parametrize(
    "lang, day, written",
    [
        ("ru", dt.date(2025, 7, 8), "8 июля 2025"),
        ("ru", dt.date(2024, 2, 29), "29 февраля 2024"),
        ("en", dt.date(2025, 7, 8), "8 July 2025"),
        ("en", dt.date(2024, 12, 31), "31 December 2024"),
    ],
)
def test_dates_are_written_out(lang: str, day: dt.date, written: str) -> None:
    assert long_date(day, lang) == written


def test_every_month_stands_in_the_genitive() -> None:
    months = [long_date(dt.date(2025, month, 1), "ru") for month in range(1, 13)]
    assert months == [f"1 {name} 2025" for name in RUSSIAN]


@pytest.mark.parametrize(
    "days, russian, english",
    [
        ("2025-07-08", "8 июля 2025", "8 July 2025"),
        ("2025-02-30", "30 февраля 2025", "30 February 2025"),
        ("2026-06", "июнь 2026", "June 2026"),
        ("2024-12", "декабрь 2024", "December 2024"),
        ("2025", "2025", "2025"),
    ],
)
def test_periods_are_written_out(days: str, russian: str, english: str) -> None:
    assert long_period(days, "ru") == russian
    assert long_period(days, "en") == english
