from dataclasses import replace

from svod.pages.words import Phrase
from svod.records.kinds import Ruling
from svod.translation.state import State
from tests.pages.desk import Desk

RUSSIAN = "rulings/zz-hero/zz-duel-fees.ru.yml"
ENGLISH = "rulings/zz-hero/zz-duel-fees.yml"


def decision(desk: Desk, lang: str) -> Phrase | None:
    record = desk.library.records["zz-duel-fees"]
    assert isinstance(record, Ruling)
    return desk.context(lang).words(record).of(record.parts[0], "decision")


def test_a_text_is_russian_where_there_is_russian(desk: Desk) -> None:
    assert decision(desk, "ru") == Phrase("Дуэль стоит 1 БС.", "ru", State.CURRENT, "A duel costs 1 CP.")
    assert decision(desk, "en") == Phrase("A duel costs 1 CP.", "en", State.CURRENT, "A duel costs 1 CP.")


def test_english_stands_in_for_missing_russian(own_desk: Desk) -> None:
    own_desk.write(RUSSIAN, "")
    assert decision(own_desk, "ru") == Phrase("A duel costs 1 CP.", "en", State.MISSING, "A duel costs 1 CP.")
    assert decision(own_desk, "en") == Phrase("A duel costs 1 CP.", "en", State.CURRENT, "A duel costs 1 CP.")


def test_where_the_decision_changed_english_is_shown(own_desk: Desk) -> None:
    own_desk.replace(ENGLISH, "A duel costs 1 CP.", "A duel costs 2 CP.")
    shown = decision(own_desk, "ru")
    assert shown == Phrase("A duel costs 2 CP.", "en", State.DECISION_CHANGED, "A duel costs 2 CP.")
    assert shown.unit
    assert (shown.unit.ru, shown.unit.english) == ("Дуэль стоит 1 БС.", "A duel costs 1 CP.")
    shown = decision(own_desk, "en")
    assert shown == Phrase("A duel costs 2 CP.", "en", State.CURRENT, "A duel costs 2 CP.")
    assert shown.unit is None


def test_where_another_text_changed_russian_is_shown(own_desk: Desk) -> None:
    own_desk.replace(ENGLISH, "Fees of a duel", "Fees for a duel")
    title = own_desk.context("ru").words(own_desk.library.records["zz-duel-fees"]).own("title")
    assert title == Phrase("Плата за дуэль", "ru", State.CHANGED, "Fees for a duel")


def test_who_read_a_text_does_not_tell_texts_apart(desk: Desk) -> None:
    shown = decision(desk, "ru")
    assert shown
    assert shown.unit
    assert shown == replace(shown, unit=None)


def test_a_cosmetic_change_of_the_english_leaves_the_russian_current(own_desk: Desk) -> None:
    own_desk.replace(ENGLISH, "A duel costs 1 CP.", "A duel  costs 1 CP.")
    shown = decision(own_desk, "ru")
    assert shown
    assert shown.state is State.CURRENT


def test_a_piece_without_the_text_gives_none(desk: Desk) -> None:
    record = desk.library.records["zz-golden-rule"]
    part = record.parts[0]  # type: ignore[attr-defined]  # a document
    assert desk.context().words(record).of(part, "situation") is None


def test_each_version_of_a_piece_has_its_own_text(desk: Desk) -> None:
    record = desk.library.records["zz-parry-cost"]
    assert isinstance(record, Ruling)
    words = desk.context().words(record)
    shorts = [short.text for part in record.parts if (short := words.of(part, "short"))]
    assert shorts == ["2 БС", "1 БС", "Нет"]
