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
        ("28/11/2024", "2024-11-28"),
        ("28-11-2024", "2024-11-28"),
        ("2024/11/28", "2024-11-28"),
        ("08.06.26", "2026-06-08"),
        ("11/28/24", "2024-11-28"),
        ("28/11/24", "2024-11-28"),
        ("сезон 2024-25", "2024"),
        ("29.02.2024", "2024-02-29"),
        ("31.11.2025 или июнь 2026", "2026-06"),
        ("2025-02-30 вместо 2025", "2025"),
    ],
)
def test_days_months_and_years(text: str, days: str) -> None:
    found = period(text)
    assert found is not None
    assert found.days == days


@pytest.mark.parametrize("text", ["15 БС", "may 3 cards", "13/45/2024x", "scenario 4", "R2025", ""])
def test_other_numbers_are_no_days(text: str) -> None:
    assert period(text) is None


IMPOSSIBLE = (
    "2025-02-30",
    "2025-99-99",
    "2025-13-05",
    "31.11.2025",
    "05.13.2025",
    "29.02.2025",
    "45/45/2024",
    "45 января 2025",
    "November 31st, 2025",
    "0 июля 2025",
    "2025-13",
)


@pytest.mark.parametrize("text", IMPOSSIBLE)
def test_an_impossible_day_leaves_neither_its_month_nor_its_year(text: str) -> None:
    assert period(text) is None


@pytest.mark.parametrize("text", ["11/28/19", "11/28/40", "1/2/25", "08-06-26", "08.06.26.1", "08.06.26b"])
def test_a_year_of_two_digits_in_doubt_is_none(text: str) -> None:
    assert period(text) is None


SHORT = {
    1: "янв",
    2: "фев февр",
    3: "мар",
    4: "апр",
    5: "май",
    6: "июн",
    7: "июл",
    8: "авг",
    9: "сен сент",
    10: "окт",
    11: "ноя нояб",
    12: "дек",
}


@pytest.mark.parametrize(
    "month, word", [(month, word) for month, words in SHORT.items() for word in words.split()]
)
def test_short_names_of_months(month: int, word: str) -> None:
    said = (f"{word} 2025", f"{word}. 2025", f"7 {word} 2025", f"7 {word}. 2025")
    assert [found and found.days for found in map(period, said)] == [
        *[f"2025-{month:02}"] * 2,
        *[f"2025-{month:02}-07"] * 2,
    ]


@pytest.mark.parametrize("word", ["мара", "мари", "кошмар", "ма", "дека", "сенат", "июнька", "marc", "decoy"])
def test_other_words_are_no_months(word: str) -> None:
    found = period(f"7 {word} 2025")
    assert found is not None
    assert found.days == "2025"


@given(st.text(max_size=60))
def test_any_text_is_read(text: str) -> None:
    found = period(text)
    assert found is None or found.days[:2] == "20"
