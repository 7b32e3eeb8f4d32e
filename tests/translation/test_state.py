from pathlib import Path

import pytest

from svod.records.library import Library
from svod.records.russian import Read, Unit
from svod.records.store import load
from svod.records.walk import Text
from svod.translation.state import State, standings, state
from tests.translation.desk import RUSSIAN_FEES, edit, fallen_behind


@pytest.mark.parametrize(
    "path, made_from, english, expected",
    [
        ("title", "A duel", "A duel", State.CURRENT),
        ("title", "A duel", "The duel", State.CHANGED),
        ("title", None, "A duel", State.MISSING),
        ("part/main/decision", "1 CP", "2 CP", State.DECISION_CHANGED),
        ("part/main/short", "1 CP", "2 CP", State.DECISION_CHANGED),
        ("part/main/case/a", "1 CP", "2 CP", State.DECISION_CHANGED),
        ("part/main/situation", "1 CP", "2 CP", State.CHANGED),
        ("part/main/decision", "He pays 'all' - once", "He pays ‘all’  – once", State.CURRENT),
        ("point/1", "See [[zz-old|the rule]].", "See [[zz-new|the rule]].", State.CURRENT),
        ("point/1", "See [[zz-old|the rule]].", "See [[zz-old|the term]].", State.CHANGED),
        ("point/1", "He may pay", "he may pay", State.CHANGED),
    ],
)
def test_the_state_follows_the_english(
    path: str, made_from: str | None, english: str, expected: State
) -> None:
    unit = Unit(ru="…", english=made_from) if made_from else None
    assert state(Text(path, (), english), unit) is expected


def test_every_text_of_a_record_stands_somehow(base: Path) -> None:
    library = fallen_behind(base)
    found = {each.text.path: each.state for each in standings(library, "zz-duel-fees")}
    assert found == {
        "title": State.CHANGED,
        "part/main/situation": State.CURRENT,
        "part/main/short": State.CURRENT,
        "part/main/decision": State.DECISION_CHANGED,
        "change/2025-05-01": State.CURRENT,
    }
    assert State.MISSING in {each.state for each in standings(library, "zz-question")}


def test_only_a_current_text_counts_as_read(library: Library) -> None:
    read = {each.text.path for each in standings(library, "zz-parry-cost") if each.read}
    assert read == {"title"}


def test_a_reading_of_other_english_does_not_count(base: Path) -> None:
    edit(base, "rulings/zz-hero/zz-parry-cost.yml", "what it costs", "its price")
    title = next(standings(load(base), "zz-parry-cost"))
    assert title.unit
    assert title.unit.read == Read(by="zz-reader", on="2026-02-02")
    assert not title.read


def test_a_change_of_the_russian_alone_clears_nothing(base: Path) -> None:
    fallen_behind(base)
    edit(base, RUSSIAN_FEES, "Дуэль стоит 1 БС.", "Дуэль стоит 2 БС.")
    found = {each.text.path: each.state for each in standings(load(base), "zz-duel-fees")}
    assert found["part/main/decision"] is State.DECISION_CHANGED
