import pytest

from svod.links.lexicon import Lexicon
from tests.links.small_library import NOWHERE, fields, found

SOURCE, BLIND, KEG = ("status:source",), ("status:blind",), ("status:keg",)


@pytest.mark.parametrize(
    "text, hits",
    [
        # In the middle of a sentence the capital letter says enough; at its beginning it says nothing.
        ("на нём Источник", [SOURCE]),
        ("Источник урона назван", []),
        ("Он назван. Источник урона тоже", []),
        ("Сказано: «Источник урона назван»", []),
        ("Blind players roll", []),
        ("Protect it. Blind him", []),
        ("Under attack. Aimed shots", []),
        ("Под прицелом двух игроков", []),
        ("Один на один играют чаще", []),
        # Heroes, and what is no everyday word or phrase, begin sentences as themselves.
        ("Монах бросает кубик", [("hero:monk",)]),
        ("Huntress rolls", [("hero:huntress",)]),
        ("Пороховая бочка взрывается", [KEG]),
        ("Powder Keg explodes", [KEG]),
        ("Ниру исцеляют", [("status:nyra",)]),
        # Quotes around it alone, its number, a verb of which it can be the subject, its hero, another name.
        ("«Источник» назван", [SOURCE]),
        ('"Source" it says', [SOURCE]),
        ("Источник 1 остаётся на столе", [SOURCE]),
        ("Источник А остаётся на столе", [SOURCE]),
        ("Источник 2 урона остаётся на столе", []),
        ("Source 1 resolves", [SOURCE]),
        ("Source 1 is there", [SOURCE]),
        ("Source 1 teammate", []),
        ("Source I know", []),
        ("Слепота снимается сразу", [BLIND]),
        ("Слепота не снимается", [BLIND]),
        ("Слепота мешает", []),
        ("Дуэль снимается", []),
        ("Blind is removed", [BLIND]),
        ("Blind cannot stay", [BLIND]),
        ("Blind's die", [BLIND]),
        ("Sources are named", []),
        ("Sources can be named", []),
        ("Источник Монаха", [SOURCE, ("hero:monk",)]),
        ("Источник Охотницы", [("hero:huntress",)]),
        ("Source of the Monk", [SOURCE, ("hero:monk",)]),
        ("Source of Monk", [SOURCE, ("hero:monk",)]),
        ("Слепота, Источник и «Дуэль» сильны", [BLIND, SOURCE, ("ability:monk.duel",)]),
        ("Слепота или Источник", [BLIND, SOURCE]),
        ("Blind and the dice", []),
        ("Слепота", [BLIND]),
        ("Duel", [("ability:monk.duel",)]),
        ("Не сейчас! говорит он", [("card:not-now",)]),
        ("Не сейчас он говорит", []),
        # Capital letters throughout are emphasis.
        ("это BLIND, это СЛЕПОТА", []),
    ],
)
def test_at_the_beginning_of_a_sentence(text: str, hits: list[tuple[str, ...]], small: Lexicon) -> None:
    assert [tuple(named) for _, *named in found(text, small)] == hits


def test_there_the_fields_of_the_record_are_enough(small: Lexicon) -> None:
    text = "Источник урона назван"
    assert found(text, small, fields("status:source")) == [("Источник", *SOURCE)]
    assert found(text, small, fields("hero:monk")) == []
    assert found(text, small, fields(own=("hero:monk",))) == [("Источник", *SOURCE)]


@pytest.mark.parametrize(
    "text, hits",
    [
        ("разыгран Перенос", []),
        ("Перенос происходит сразу", []),
        ("разыгран «Перенос»", ["card:carry"]),
        ("разыгран Перенос!", ["card:carry"]),
        ("Перенос, Источник", ["status:source"]),
        ("Перенос снимается", []),
    ],
)
def test_a_word_that_is_a_keyword_too_needs_its_quotes_or_its_sign(
    text: str, hits: list[str], small: Lexicon
) -> None:
    for context in (NOWHERE, fields("card:carry"), fields("card:carry", keywords=("transfer",))):
        assert [hit for _, *named in found(text, small, context) for hit in named] == hits


def test_a_keyword_that_is_itself_a_thing_hides_nothing(small: Lexicon) -> None:
    assert found("вышел из Морозильника", small) == [("Морозильника", "component:freezer")]
    assert found("out of the Freezer", small) == [("Freezer", "component:freezer")]
