"""Dates for people. ISO stays in ``datetime`` attributes and data."""

from __future__ import annotations

import datetime as dt

_RU = "января февраля марта апреля мая июня июля августа сентября октября ноября декабря".split()
_EN = "January February March April May June July August September October November December".split()


def long_date(day: dt.date, lang: str) -> str:
    """8 июля 2025 (genitive, no «г.»); 8 July 2025."""
    months = _RU if lang == "ru" else _EN
    return f"{day.day} {months[day.month - 1]} {day.year}"
