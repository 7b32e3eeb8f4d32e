import pytest

from tests.checks.small_speech import compared

KEG, BLIND, MONK = "status:keg", "status:blind", "hero:monk"


@pytest.mark.parametrize(
    "english, russian",
    [
        ("He spends Powder Keg.", "Он тратит Пороховую бочку."),
        ("He spends Powder Keg.", "Он тратит Бочку."),
        ("He spends Powder Keg.", "Он тратит ПБ."),
        ("He spends [[status:keg|Powder Keg]].", "Он тратит [[status:keg|Пороховую бочку]]."),
        ("A Transfer of dice.", "О переносе кубиков."),
        ("He throws the dice.", "Он бросит кубики."),
        ("Nothing named.", "Ничего."),
    ],
)
def test_what_is_said_in_any_form_is_neither_missing_nor_foreign(english: str, russian: str) -> None:
    pair = compared(english, russian)
    assert list(pair.missing()) == []
    assert list(pair.foreign()) == []


@pytest.mark.parametrize(
    "english, russian, missing",
    [
        ("He spends Powder Keg.", "Он тратит её.", ["Powder Keg"]),
        ("The Monk spends Powder Keg, then Powder Keg.", "Герой тратит её.", ["Monk", "Powder Keg"]),
        ("A Transfer of dice.", "О кубиках.", ["Transfer"]),
    ],
)
def test_what_the_russian_lacks_is_missing_once(english: str, russian: str, missing: list[str]) -> None:
    assert [use.written for use in compared(english, russian).missing()] == missing


def test_a_name_that_the_english_lacks_is_foreign_with_what_may_be_meant() -> None:
    ((use, instead),) = compared("He spends Powder Keg.", "Он тратит Слепоту.").foreign()
    assert (use.written, set(use.terms)) == ("Слепоту", {BLIND})
    assert instead is not None
    assert instead.terms == {KEG}


def test_the_record_s_own_name_may_stand_for_a_pronoun() -> None:
    assert list(compared("He spends it.", "Он тратит Пороховую бочку.", KEG).foreign()) == []
    ((use, instead),) = compared("He spends it.", "Он тратит Пороховую бочку.", MONK).foreign()
    assert (set(use.terms), instead) == ({KEG}, None)


def test_what_is_named() -> None:
    pair = compared("He spends Powder Keg.", "", MONK)
    assert [pair.is_named(term) for term in (KEG, MONK, BLIND)] == [True, True, False]


def test_the_words_of_what_is_not_said() -> None:
    assert {"powder", "keg"} <= compared("Powder Keg and Blind.", "Слепота.").unsaid
    assert "blind" not in compared("Powder Keg and Blind.", "Слепота.").unsaid
