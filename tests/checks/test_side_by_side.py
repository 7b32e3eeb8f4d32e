import pytest
from hypothesis import given
from hypothesis import strategies as st

from svod.checks.side_by_side import side_by_side
from svod.text.folding import fold


@pytest.mark.parametrize(
    "english, russian, expected",
    [
        ("He may. Not now.", "Можно. Не сейчас.", [("he may", "можно"), ("not now", "не сейчас"), ("", "")]),
        ("He may; not now", "Ещё можно; нет", [("he may", "еще можно"), ("not now", "нет")]),
        ("He may. Not now.", "Можно, но не сейчас.", [("he may. not now.", "можно, но не сейчас.")]),
        ("Paid, i.e. gone", "Оплачено, т. е. нет", [("paid, i.e. gone", "оплачено, т. е. нет")]),
        ("1.5 or so", "1.5 или около", [("1.5 or so", "1.5 или около")]),
    ],
)
def test_sentence_by_sentence_where_there_are_as_many(
    english: str, russian: str, expected: list[tuple[str, str]]
) -> None:
    assert side_by_side(english, russian) == expected


@given(st.text(alphabet="аbё .;\n"), st.text(alphabet="аbё .;\n"))
def test_every_word_of_both_is_kept(english: str, russian: str) -> None:
    def letters(text: str) -> str:
        return "".join(filter(str.isalpha, fold(text)))

    ours, theirs = zip(*side_by_side(english, russian), strict=True)
    assert letters("".join(ours)) == letters(english)
    assert letters("".join(theirs)) == letters(russian)
