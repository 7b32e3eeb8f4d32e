import pytest
from hypothesis import given
from hypothesis import strategies as st

from svod.links.running_words import running_words
from svod.text.markup import OPAQUE


def opening(text: str) -> list[str]:
    """The words whose capital letter says nothing."""
    return [word.text for word in running_words(text) if word.opens]


@pytest.mark.parametrize(
    "text, words",
    [
        ("Nyra's Spider-Man", ["Nyra's", "Spider-Man"]),
        ("Т’Чалла, Хо\u2011хо", ["Т’Чалла", "Хо\u2011хо"]),
        ("«Пока-пока!» — ФБЗ 1–6", ["Пока-пока", "ФБЗ", "1", "6"]),
        ("Kegs' _ 'then'", ["Kegs", "then"]),
        ("", []),
    ],
)
def test_words(text: str, words: list[str]) -> None:
    assert [word.text for word in running_words(text)] == words


@pytest.mark.parametrize(
    "text, words",
    [
        ("Слепота снята. Тени остались", ["Слепота", "Тени"]),
        ("Да? «Слепота» и Тени! (Розыск) Яд", ["Да", "Слепота", "Розыск"]),
        ("Реакция… Ответ", ["Реакция", "Ответ"]),
        ("Пример: Слепота; Тени — Яд", ["Пример"]),
        ("Example: Blind; Shadows — Poison", ["Example", "Blind"]),
        ("см. Слепоту, e.g. Stun, т. п. Яд", []),
        ("Строка\nСтрока", ["Строка", "Строка"]),
        (f"{OPAQUE} Слепота. {OPAQUE} Тени", ["Тени"]),
        ("1 БС. 2 БС", ["1", "2"]),
    ],
)
def test_where_sentences_begin(text: str, words: list[str]) -> None:
    assert opening(text) == words


def test_what_stands_after_an_opening_quote() -> None:
    text = "«Слепота» и “Тени”, 'Яд' Розыск' Труп \"Дух\""
    assert [word.text for word in running_words(text) if word.quoted] == ["Слепота", "Тени", "Яд", "Дух"]


@given(st.text(alphabet="аяАZz1.!?:«»'’\"-— \n"))
def test_words_stand_where_they_say(text: str) -> None:
    end = 0
    for word in running_words(text):
        assert word.start >= end
        assert text[word.start : word.end] == word.text != ""
        end = word.end
