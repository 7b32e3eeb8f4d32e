import pytest

from svod.pages.behind import Behind, behind
from svod.pages.words import Phrase
from svod.records.library import Library
from svod.records.russian import Unit
from svod.text.word_diff import Stretch
from svod.translation.state import State

UNIT = Unit(ru="Дуэль стоит 1 БС.", english="A duel costs 1 CP.")
CHANGED = Phrase("Дуэль стоит 1 БС.", "ru", State.CHANGED, "A duel costs 2 CP.", UNIT)
DECISION = Phrase("A duel costs 2 CP.", "en", State.DECISION_CHANGED, "A duel costs 2 CP.", UNIT)
DIFFERENCE = (
    Stretch("same", "A duel costs "),
    Stretch("removed", "1"),
    Stretch("added", "2"),
    Stretch("same", " CP."),
)


def test_the_older_russian_is_given_where_it_is_not_shown(library: Library) -> None:
    assert behind(library, (CHANGED,)) == (Behind(State.CHANGED, None, DIFFERENCE),)
    older = Phrase("Дуэль стоит 1 БС.", "ru")
    assert behind(library, (DECISION,)) == (Behind(State.DECISION_CHANGED, older, DIFFERENCE),)


def test_a_changed_decision_comes_first(library: Library) -> None:
    states = [each.state for each in behind(library, (CHANGED, None, DECISION))]
    assert states == [State.DECISION_CHANGED, State.CHANGED]


@pytest.mark.parametrize(
    "phrase",
    [
        None,
        Phrase("Да", "ru", State.CURRENT, "Yes", Unit(ru="Да", english="Yes")),
        Phrase("Yes", "en", State.MISSING, "Yes"),
        Phrase("Yes", "en", State.CURRENT, "Yes"),
    ],
)
def test_the_others_are_not_behind(library: Library, phrase: Phrase | None) -> None:
    assert behind(library, (phrase,)) == ()


def test_links_are_compared_by_what_they_show_even_if_they_lead_nowhere_any_more(library: Library) -> None:
    unit = Unit(ru="…", english="See [[zz-gone]] and [[status:zz-burn]].")
    phrase = Phrase("…", "ru", State.CHANGED, "See [[status:zz-burn]].", unit)
    (found,) = behind(library, (phrase,))
    assert "".join(each.text for each in found.difference if each.kind != "added") == "See zz-gone and Burn."
    assert "".join(each.text for each in found.difference if each.kind != "removed") == "See Burn."
