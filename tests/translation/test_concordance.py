from pathlib import Path

import pytest

from svod.records.library import Library
from svod.translation.concordance import Place, Wording, concordance
from tests.translation.desk import fallen_behind


def marked(wording: Wording | None) -> str | None:
    if wording is None:
        return None
    text = wording.text
    for start, end in reversed(wording.found):
        text = f"{text[:start]}[{text[start:end]}]{text[end:]}"
    return text


def places(library: Library, term: str, lang: str | None = None) -> dict[str, Place]:
    return {f"{place.owner}/{place.path}": place for place in concordance(library, term, lang)}


@pytest.mark.parametrize(
    "term, english, russian",
    [
        (
            "парировать",
            "The Fencer parries two Attacks in one turn.",
            "Фехтовальщица [парирует] две Атаки за один ход.",
        ),
        (
            "Атака",
            "The Fencer parries two Attacks in one turn.",
            "Фехтовальщица парирует две [Атаки] за один ход.",
        ),
        (
            "attack",
            "The Fencer parries two [Attacks] in one turn.",
            "Фехтовальщица парирует две Атаки за один ход.",
        ),
        (
            "один ход",
            "The Fencer parries two Attacks in one turn.",
            "Фехтовальщица парирует две Атаки за [один ход].",
        ),
        (
            "fencer parry",
            "The [Fencer parries] two Attacks in one turn.",
            "Фехтовальщица парирует две Атаки за один ход.",
        ),
    ],
)
def test_a_term_is_found_in_any_form_and_marked(
    library: Library, term: str, english: str, russian: str
) -> None:
    place = places(library, term)["zz-parry-cost/part/price/situation"]
    assert (marked(place.en), marked(place.ru)) == (english, russian)


def test_a_term_in_other_words_between_is_not_found(library: Library) -> None:
    assert "zz-parry-cost/part/price/situation" not in places(library, "две один")
    assert "zz-parry-cost/part/price/situation" not in places(library, "attacks two")


def test_every_match_of_a_text_is_marked(library: Library) -> None:
    place = places(library, "парирование")["zz-parry-cost/point/1"]
    assert marked(place.ru) == "За [Парирование] платят, когда его объявляют, см. термин."
    found = places(library, "a")["zz-parry-cost/point/1"]
    assert marked(found.en) == "[A] Parry is paid for when it is announced, see the term."


def test_the_target_of_a_link_is_no_word_of_the_text(library: Library) -> None:
    assert places(library, "zz") == {}


def test_a_language_limits_where_the_term_stands(library: Library) -> None:
    both = places(library, "1")
    assert both
    assert both.keys() == places(library, "1", "en").keys() | places(library, "1", "ru").keys()
    assert places(library, "cost", "ru") == {}
    assert places(library, "cost", "en")


def test_what_is_not_translated_is_found_in_english(base: Path) -> None:
    place = places(fallen_behind(base), "dark")["zz-question/title"]
    assert (marked(place.en), marked(place.ru)) == ("Parrying in the [dark]", None)


def test_no_words_stand_nowhere(library: Library) -> None:
    assert places(library, "…") == {}


def test_yo_and_capitals_do_not_matter(library: Library) -> None:
    assert places(library, "ЕЩЁ").keys() == places(library, "еще").keys()
    assert "zz-parry-cost/example/ex-1/step/2" in places(library, "еще")
