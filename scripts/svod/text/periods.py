"""Days and months as people write them: «июнь 2026», 7 Jan 2025, 2026-06-08, 9/20/2024 (month first)."""

from __future__ import annotations

import re
from typing import NamedTuple

from svod.text.folding import fold

_RU = "январ феврал март апрел ма июн июл август сентябр октябр ноябр декабр".split()
_EN = "jan feb mar apr may jun jul aug sep oct nov dec".split()
_EN_FULL = "january february march april may june july august september october november december".split()
_MONTH = r"(?P<month>[^\W\d_]+)\.?"
_YEAR = r"(?P<year>20[0-9]{2})(?![\da-z])"
_DAY = r"(?P<day>[0-3]?\d)"
_SHAPES = tuple(
    re.compile(rf"(?<!\w){shape}")
    for shape in (
        rf"{_YEAR}-(?P<number>[01]?\d)-{_DAY}(?!\d)",
        rf"(?P<number>[01]?\d)/{_DAY}/{_YEAR}",
        rf"{_DAY}\.(?P<number>[01]?\d)\.{_YEAR}",
        rf"{_DAY}(?:st|nd|rd|th)?(?: of)? {_MONTH},? {_YEAR}",
        rf"{_MONTH} {_DAY}(?:st|nd|rd|th)?,? {_YEAR}",
        rf"{_MONTH},? {_YEAR}",
        rf"{_YEAR}-(?P<number>[01]\d)(?!\d)",
        rf"(?P<number>[01]?\d)[./]{_YEAR}",
        rf"{_YEAR}",
    )
)
_LAST_MONTH, _LAST_DAY = 12, 31


class Period(NamedTuple):
    """Days that begin with ``days`` (ISO: a day, a month or a year), as ``text`` gives them."""

    text: str
    days: str
    start: int
    end: int


def period(text: str) -> Period | None:
    """The first period in a text; None if there is none.

    >>> period("решение от 7 июля 2025").days, period("9/20/2024").days, period("in June 2026").days
    ('2025-07-07', '2024-09-20', '2026-06')
    """
    text = fold(text)
    for shape in _SHAPES:
        for found in shape.finditer(text):
            days = _days(found.groupdict())
            if days:
                return Period(found[0], days, found.start(), found.end())
    return None


def _days(parts: dict[str, str | None]) -> str | None:
    year, day = parts["year"], parts.get("day")
    if "month" in parts:
        month = _month(parts["month"] or "")
    elif "number" in parts:
        month = int(parts["number"] or 0)
    else:
        return year
    if not 1 <= month <= _LAST_MONTH:
        return None
    if day is None:
        return f"{year}-{month:02}"
    return f"{year}-{month:02}-{int(day):02}" if 1 <= int(day) <= _LAST_DAY else None


def _month(word: str) -> int:
    """The number of a month by a form of its name; 0 for another word."""
    for number, (russian, short, full) in enumerate(zip(_RU, _EN, _EN_FULL, strict=True), start=1):
        if word in (short, full) or (short == "sep" and word == "sept"):
            return number
        ending = word.removeprefix(russian)
        if ending != word and ending in ("ь", "я", "е", "ю", "ем", "а", "у", "ом", "й", "и", ""):
            if russian == "ма" and ending not in ("й", "я", "е", "ю", "ем"):
                continue
            return number
    return 0
