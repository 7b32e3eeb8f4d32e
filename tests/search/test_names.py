from svod.records.library import Library
from svod.search.names import Names


def test_a_thing_is_called_in_both_languages_and_by_all_it_is_also_called(library: Library) -> None:
    assert set(Names(library).of("hero:zz-fencer")) == {
        "Фехтовальщица",
        "Fencer",
        "Fence",
        "Фехтовальщица-дуэлянтка",
        "Фенсерша",
        "Фехт",
    }


def test_a_step_is_called_by_its_abbreviation(library: Library) -> None:
    assert {"DRP 1", "ФБЗ 1"} <= set(Names(library).of("step:drp-1"))


def test_documents_abilities_and_keywords_have_names(library: Library) -> None:
    names = Names(library)
    assert names.of("zz-golden-rule")[-1] == "Cards win"
    assert names.of("ability:zz-fencer.lunge") == ("Выпад", "Lunge")
    assert len(names.of("keywords:zz-parry")) == 2


def test_an_id_that_leads_nowhere_has_none(library: Library) -> None:
    assert Names(library).of("hero:zz-nobody") == ()
