import pytest

from svod.links.lexicon import Lexicon
from svod.links.standing import Names


def standing(text: str, small: Lexicon, first: int = 0) -> list[tuple[str, str]]:
    """The names that begin with a word, and the words that each takes."""
    names = Names(text, small)
    return [(text[each.start : each.end], each.name.hit_id) for each in names.standing(first)]


def test_longer_names_come_first(small: Lexicon) -> None:
    assert standing("Freezer (rules card)", small) == [
        ("Freezer (rules card)", "card:freezer"),
        ("Freezer", "component:freezer"),
    ]
    assert standing("Перенос!", small) == [
        ("Перенос!", "card:carry"),
        ("Перенос", "card:carry"),
    ]


@pytest.mark.parametrize(
    "text, names",
    [
        ("Powder\u00a0Keg", ["Powder\u00a0Keg"]),
        ("Powder keg", []),
        ("Powder-Keg", []),
        ("Powder Keg's", ["Powder Keg"]),
        ("Nyra’s Bond", ["Nyra’s Bond", "Nyra"]),
        ("NNs", ["NNs"]),
        ("Nn", []),
        ("Miles, Spider-Man", []),
        ("Связь с", []),
    ],
)
def test_how_a_name_may_be_written(text: str, names: list[str], small: Lexicon) -> None:
    assert [words for words, _ in standing(text, small)] == names


def test_the_sign_and_the_possessive(small: Lexicon) -> None:
    names = Names("Not Now! Keg's", small)
    assert [each.signed for each in names.standing(0)] == [True]
    assert [(each.possessive, each.end) for each in names.standing(2)] == [(True, 12)]


def test_gaps_have_plain_spaces(small: Lexicon) -> None:
    assert Names("a,\u00a0b", small).gap(1) == ", "
