from pathlib import Path

import pytest
from msgspec.structs import replace

from svod.records.library import Library
from svod.records.russian import Read, Restamp, Russian
from svod.translation.refusal import RefusalError
from svod.translation.stamp import accept, restamp
from tests.translation.desk import fallen_behind

READ = Read(by="zz-reader", on="2026-03-01")
WHY = Restamp(reason="a slip", on="2026-03-02")
DECISION = "part/main/decision"


@pytest.fixture
def behind(base: Path) -> Library:
    return fallen_behind(base)


def changed(before: Russian, after: Russian) -> set[str]:
    assert list(before.units) == list(after.units)
    return {path for path in before.units if before.units[path] != after.units[path]}


def test_a_reading_is_written_with_todays_english(behind: Library) -> None:
    before = behind.russian["zz-duel-fees"]
    after = accept(before, behind.texts("zz-duel-fees"), DECISION, READ)
    assert changed(before, after) == {DECISION}
    unit = after.units[DECISION]
    assert (unit.ru, unit.english, unit.read) == ("Дуэль стоит 1 БС.", "A duel costs 2 CP.", READ)


def test_a_whole_record_is_read_at_once(behind: Library) -> None:
    before = behind.russian["zz-duel-fees"]
    after = accept(before, behind.texts("zz-duel-fees"), None, READ)
    assert changed(before, after) == set(before.units)
    english = {text.path: text.english for text in behind.texts("zz-duel-fees")}
    assert {path: unit.english for path, unit in after.units.items()} == english


def test_a_restamp_touches_only_what_changed_in_words(behind: Library) -> None:
    before = behind.russian["zz-duel-fees"]
    after = restamp(before, behind.texts("zz-duel-fees"), None, WHY)
    assert changed(before, after) == {"title", DECISION}
    unit = after.units["title"]
    assert (unit.english, unit.restamped, unit.read) == ("Fees for a duel", WHY, None)


def test_a_restamp_keeps_an_earlier_reading(behind: Library) -> None:
    before = behind.russian["zz-duel-fees"]
    read_once = replace(before.units["title"], read=READ)
    before = replace(before, units={**before.units, "title": read_once})
    after = restamp(before, behind.texts("zz-duel-fees"), "title", WHY)
    assert (after.units["title"].read, after.units["title"].restamped) == (READ, WHY)


def test_what_is_current_is_not_restamped(library: Library) -> None:
    before = library.russian["zz-duel-fees"]
    assert restamp(before, library.texts("zz-duel-fees"), None, WHY) == before


def test_a_reading_replaces_a_restamp(behind: Library) -> None:
    texts = list(behind.texts("zz-duel-fees"))
    restamped = restamp(behind.russian["zz-duel-fees"], texts, None, WHY)
    after = accept(restamped, texts, "title", READ)
    assert (after.units["title"].read, after.units["title"].restamped) == (READ, None)
    assert after.units[DECISION].restamped == WHY


@pytest.mark.parametrize("path", ["title", None])
def test_what_has_no_russian_cannot_be_stamped(behind: Library, path: str | None) -> None:
    nothing = Russian(id="zz-question")
    texts = list(behind.texts("zz-question"))
    with pytest.raises(RefusalError, match=r"no Russian yet; write it into"):
        accept(nothing, texts, path, READ)
    with pytest.raises(RefusalError, match=r"no Russian yet; write it into"):
        restamp(nothing, texts, path, WHY)
