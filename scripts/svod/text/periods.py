"""Days and months as people write them: «июнь 2026», 7 Jan 2025, 2026-06-08, 9/20/2024, 28/11/2024."""

from __future__ import annotations

import re
from datetime import date
from typing import NamedTuple

from svod.text.folding import fold

_MONTHS = (
    "янв(ар~)?|jan(uary)? фев(р|рал~)?|feb(ruary)? мар(т~)?|mar(ch)? апр(ел~)?|apr(il)? ма([йяею]|ем)|may "
    "июн~|june? июл~|july? авг(уст~)?|aug(ust)? сен(т|тябр~)?|sep(t|tember)? окт(ябр~)?|oct(ober)? "
    "ноя(б|бр~)?|nov(ember)? дек(абр~)?|dec(ember)?"
)
_MONTH_FORMS = _MONTHS.replace("~", "([ьяеюауйи]|[ео]м)?").split()
_MONTH = rf"(?P<month>{'|'.join(_MONTH_FORMS)})\.?"
_YEAR = r"(?P<year>20[0-9]{2})(?![\da-z])"
_DAY = r"(?P<day>\d\d?)"
_NUMBER = r"(?P<number>\d\d?)"
_SHAPES = tuple(
    re.compile(rf"(?<!\w){shape}")
    for shape in (
        rf"{_YEAR}[-/]{_NUMBER}[-/]{_DAY}(?!\d)",
        rf"{_NUMBER}(?P<mark>[-./]){_DAY}(?P=mark){_YEAR}",
        # A year of two digits is sure only where all three numbers have two and no fourth follows.
        r"(?P<number>\d\d)(?P<mark>[./])(?P<day>\d\d)(?P=mark)(?P<year>[23][0-9])(?![./]?\d|[a-z])",
        rf"{_DAY}(?:st|nd|rd|th)?(?: of)? {_MONTH},? {_YEAR}",
        rf"{_MONTH} {_DAY}(?:st|nd|rd|th)?,? {_YEAR}",
        rf"{_MONTH},? {_YEAR}",
        rf"{_YEAR}-(?P<number>[01]\d)(?!\d)",
        rf"(?P<number>[01]?\d)[./]{_YEAR}",
        rf"{_YEAR}",
    )
)


class Period(NamedTuple):
    """Days that begin with ``days`` (ISO: a day, a month or a year), as ``text`` gives them."""

    text: str
    days: str
    start: int
    end: int


def period(text: str) -> Period | None:
    """The first period in a text; None if there is none.

    Of three numbers with «/» or «-» the month comes first, unless it is over 12. A day the calendar lacks is
    no period, nor are its month and year.

    >>> period("решение от 7 июля 2025").days, period("9/20/2024").days, period("in June 2026").days
    ('2025-07-07', '2024-09-20', '2026-06')
    """
    text = fold(text)
    for shape in _SHAPES:
        for found in shape.finditer(text):
            days = _days(found.groupdict())
            if days:
                return Period(found[0], days, found.start(), found.end())
            # nor may a looser shape find the month or the year of an impossible day
            text = text.replace(found[0], "_" * len(found[0]))
    return None


def _days(parts: dict[str, str | None]) -> str | None:
    """The days of a shape's parts; None if the calendar has no such day."""
    numbers = [int(part) for part in (parts.get("number"), parts.get("day")) if part]
    if word := parts.get("month"):
        numbers.insert(0, _month(word))
    mark = parts.get("mark")
    if mark == "." or (mark and numbers[0] > len(_MONTH_FORMS)):
        numbers.reverse()
    days = "-".join([f"20{(parts['year'] or '')[-2:]}", *(f"{number:02}" for number in numbers)])
    try:
        date.fromisoformat(f"{days}-01-01"[: len("2025-01-01")])
    except ValueError:
        return None
    return days


def _month(word: str) -> int:
    """The number of a month by a form of its name."""
    return next(number for number, forms in enumerate(_MONTH_FORMS, start=1) if re.fullmatch(forms, word))
