"""Dates for people. ISO stays in ``datetime`` attributes and data."""

from __future__ import annotations

import datetime as dt

_RU = "января февраля марта апреля мая июня июля августа сентября октября ноября декабря".split()
_RU_ALONE = "январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь".split()
_EN = "January February March April May June July August September October November December".split()


def long_date(day: dt.date, lang: str) -> str:
    """8 июля 2025 (genitive, no «г.»); 8 July 2025."""
    months = _RU if lang == "ru" else _EN
    return f"{day.day} {months[day.month - 1]} {day.year}"


def long_period(days: str, lang: str) -> str:
    """What a day, month or year in ISO is in words: 8 июля 2025, июль 2025, 2025.

    A day need not be one of the calendar: 2025-02-30 is 30 февраля 2025.
    """
    year, *rest = days.split("-")
    if not rest:
        return year
    month, *date = map(int, rest)
    russian = _RU if date else _RU_ALONE
    name = (russian if lang == "ru" else _EN)[month - 1]
    return " ".join([*map(str, date), name, year])
