import pytest

from svod.links.lexicon import Lexicon, Name
from svod.links.naming import lexicon
from svod.records.library import Library
from svod.text.morphology import RussianWord


def named(small: Lexicon, hit_id: str) -> list[Name]:
    return [name for name in small.names if name.hit_id == hit_id]


def forms(small: Lexicon, number: int) -> set[str]:
    return {form for form, numbers in small.forms.items() if number in numbers}


def test_every_name_that_texts_may_use_is_there(small: Lexicon) -> None:
    keg, full, little, *short = named(small, "status:keg")
    assert [len(name.words) for name in (keg, full, little, *short)] == [2, 2, 1, 1, 1]
    assert {"бочка", "бочек", "бочками"} <= forms(small, little.words[0])
    assert forms(small, keg.words[0]) == {"powder"}
    assert forms(small, keg.words[1]) == {"keg", "kegs"}


def test_steps_and_what_has_no_name_are_not(small: Lexicon) -> None:
    assert "drp-1" in small.steps
    assert not [name.hit_id for name in small.names if name.hit_id.startswith("step:")]
    assert named(small, "ability:monk.stare") == []
    assert "smoky" not in small.forms


def test_an_article_is_no_part_of_a_name(small: Lexicon) -> None:
    (english, russian) = named(small, "component:freezer")
    assert forms(small, english.words[0]) == {"freezer", "freezers"}
    assert "морозильником" in forms(small, russian.words[0])


def test_signs_and_capitals(small: Lexicon) -> None:
    card = named(small, "card:freezer")[0]
    assert (card.gaps, card.ends, card.capitals) == ((" (", " "), ")", (True, False, False))
    spider = named(small, "hero:spider")[0]
    assert (spider.gaps, spider.ends) == ((": ",), "")
    assert [name.ends for name in named(small, "card:carry")] == ["!", "!", ""]
    assert [name.exact for name in named(small, "card:not-now")] == [False, False, False, True]
    assert [name.capitals for name in named(small, "hero:monk")] == [(True,), (False,)]


def test_status_effects_are_verbs_too(small: Lexicon) -> None:
    assert "blinded" in forms(small, named(small, "status:blind")[0].words[0])
    assert "dueled" not in small.forms
    assert "bags" in forms(small, named(small, "status:bags")[0].words[0])


def test_forms_in_the_record_are_added(small: Lexicon) -> None:
    assert {"ниру", "нирой"} <= set(small.forms)


@pytest.mark.parametrize(
    "hit_id, everyday",
    [
        ("status:source", [True, True]),
        ("hero:monk", [False, False]),
        ("status:aimed", [True, True]),
        ("status:bond", [False, False]),
        ("card:not-now", [False, True, True, False]),
        ("mode:one", [True, True, False, False]),
    ],
)
def test_what_may_be_said_without_being_meant(hit_id: str, everyday: list[bool], small: Lexicon) -> None:
    assert [name.everyday for name in named(small, hit_id)] == everyday


def test_whose_it_is(small: Lexicon) -> None:
    owners = {name.hit_id: name.owners for name in small.names}
    assert owners["status:keg"] == owners["card:wing"] == owners["hero:huntress"] == ("huntress",)
    assert owners["ability:monk.duel"] == owners["component:wing"] == ("monk",)
    assert owners["card:carry"] == owners["mode:one"] == ()


def test_keywords_that_look_alike(small: Lexicon) -> None:
    terms = {name.hit_id: name.terms for name in small.names if name.terms}
    assert terms == {"card:carry": ("transfer",)}


def test_the_dictionary_is_asked_about_russian_words_alone(things: Library) -> None:
    asked: set[str] = set()

    def dictionary(word: str) -> RussianWord:
        asked.add(word)
        return RussianWord((word.casefold(),), known=False, naming=True)

    made = lexicon(things, dictionary)
    assert {"Монах", "сейчас", "бросить"} <= asked
    assert not [word for word in asked if word.isascii()]
    assert "монаха" not in made.forms
