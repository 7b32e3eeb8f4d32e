import pytest

from svod.records.library import Library
from svod.search.index_store import index
from svod.search.query import PARTS
from svod.search.readings import Readings
from tests.search.conftest import TODAY


@pytest.fixture(scope="module")
def readings(library: Library) -> Readings:
    return Readings(index(library, None, "ru", TODAY), PARTS)


def read(readings: Readings, word: str, *, unfinished: bool = False) -> dict[str, int]:
    (found,), _ = readings.of([word], unfinished=unfinished)
    return found


def test_a_word_the_base_knows_is_never_corrected(readings: Readings) -> None:
    assert read(readings, "ожоги") == {"ожог": 100}
    assert readings.of(["ожоги"], unfinished=False)[1] == []


def test_slips_and_foreign_letters_are_told(readings: Readings) -> None:
    found, changes = readings.of(["фехтавальщица", "fekhtovalshchitsa"], unfinished=False)
    assert all("фехтовальщиц" in each for each in found)
    assert [change.typed for change in changes] == ["фехтавальщица", "fekhtovalshchitsa"]


def test_the_last_word_may_be_unfinished_and_any_may_be_cut_short(readings: Readings) -> None:
    assert read(readings, "фехтова", unfinished=True)["фехтовальщиц"] == 100
    assert read(readings, "фехтова")["фехтовальщиц"] < 100


def test_what_nobody_knows_stays(readings: Readings) -> None:
    assert read(readings, "kubernetes") == {"kubernet": 100}


def test_parts_can_be_left_out(library: Library) -> None:
    plain = Readings(index(library, None, "ru", TODAY), frozenset())
    assert read(plain, "фехтавальщица") == {"фехтавальщиц": 100}
