import pytest
from hypothesis import given
from hypothesis import strategies as st

from svod.text.typography import bind

TEXTS = st.text(st.sampled_from("абя ёЁИ —–-1234ФБНЗORPДСCPHx,.;№§«»\u00a0\n"), max_size=60)


@pytest.mark.parametrize(
    "text, bound",
    [
        ("Фишка — это", "Фишка~— это"),
        ("и в доме", "и~в~доме"),
        ("A card", "A~card"),
        ("5 БС, 2 CP", "5~БС, 2~CP"),
        ("3 урона и 2 карт", "3~урона и~2~карт"),
        ("в ФБН 4 и ORP 2", "в~ФБН~4 и~ORP~2"),
        ("№ 5", "№~5"),
        ("кое-что из-за", "кое-что из-за"),
        ("5 БСк", "5 БСк"),
        ("", ""),
    ],
)
def test_spaces_that_must_not_break(text: str, bound: str) -> None:
    assert bind(text) == bound.replace("~", "\u00a0")


@given(TEXTS)
def test_nothing_but_spaces_changes(text: str) -> None:
    assert bind(text).replace("\u00a0", " ") == text.replace("\u00a0", " ")


@given(TEXTS)
def test_binding_twice_changes_nothing_more(text: str) -> None:
    assert bind(bind(text)) == bind(text)
