import pytest
from hypothesis import given
from hypothesis import strategies as st

from svod.text.periods import period
from tests.hostile import hostile
from tests.modules.letters import texts
from tests.modules.node import Node

PIECES = (
    "2025 2026 20 1 7 12 13 31 32 07 ٧ 99 - / . , _ of st th x « 😀 ½ июля май маем мае ма сентябрь янв jan "
    "january sept. september may Augustus ноябр 02 11 28 29 30 24 26 45 фев мар. нояб 31.11.2025 28/11/2024 "
    "2025-02-30 08.06.26 𑁧"
).split()
dated = st.lists(st.one_of(st.sampled_from([*PIECES, " ", " ", " "]), texts), max_size=10).map("".join)


def _of(node: Node, text: str) -> tuple[object, ...] | None:
    found = node.call("periods.js", "period", text)
    return found and (found["text"], found["days"], found["start"], found["end"])


@hostile
@given(dated)
def test_any_text_has_the_same_period(node: Node, text: str) -> None:
    assert _of(node, text) == period(text)


MONTHS = (
    "январ феврал март апрел ма июн июл август сентябр октябр ноябр декабр jan december sept "
    "янв фев февр мар апр авг сен сент окт ноя нояб дек"
).split()
ENDINGS = ["", "ь", "я", "е", "ю", "ем", "а", "у", "ом", "й", "и", "ям", "ой"]


def test_every_form_of_a_month_is_read_alike(node: Node) -> None:
    said = [f"7 {month}{ending} 2025" for month in MONTHS for ending in ENDINGS]
    assert [text for text in said if _of(node, text) != period(text)] == []


@pytest.mark.parametrize(
    "text, days, start",
    [
        ("решение от 7 июля 2025", "2025-07-07", 11),
        ("January 7th, 2025", "2025-01-07", 0),
        ("rulings of Sept. 2025", "2025-09", 11),
        ("2026-06-08", "2026-06-08", 0),
        ("9/20/2024", "2024-09-20", 0),
        ("20.9.2024", "2024-09-20", 0),
        ("😀😀 2024", "2024", 3),
        ("٧ июля 2025", "2025-07-07", 0),
        ("  в мае 2026", "2026-05", 2),
        ("45/45/2024, 1/2/2025", "2025-01-02", 12),
        ("28-11-2024", "2024-11-28", 0),
        ("2024/11/28", "2024-11-28", 0),
        ("29.02.2024", "2024-02-29", 0),
        ("от 08.06.26", "2026-06-08", 3),
        ("11/28/24", "2024-11-28", 0),
        ("😀 𑁪𑁫 января 2025, 😀 мар. 2025", "2025-03", 20),
    ],
)
def test_awkward_periods(node: Node, text: str, days: str, start: int) -> None:
    found = period(text)
    assert found is not None
    assert (found.days, found.start) == (days, start)
    assert _of(node, text) == found


@pytest.mark.parametrize(
    "text",
    [
        *("15 БС", "may 3 cards", "13/45/2024x", "R2025", "_2025", "2025a", ""),
        *("2025-02-30", "2025-99-99", "2025-13-05", "31.11.2025", "29.02.2025", "45 января 2025", "2025-13"),
        *("11/28/19", "11/28/40", "1/2/25", "08-06-26", "08.06.26.1"),
    ],
)
def test_other_numbers_are_no_periods(node: Node, text: str) -> None:
    assert period(text) is None
    assert _of(node, text) is None


def test_every_day_of_numbers_is_alike(node: Node) -> None:
    said = [
        f"{year}-{month:02}-{day:02}" for year in (2024, 2025) for month in range(14) for day in range(28, 33)
    ]
    assert [text for text in said if _of(node, text) != period(text)] == []
