import pytest

from svod.records.library import Library
from svod.search.index_store import index
from svod.search.preference import preferences
from svod.search.query import understand
from svod.search.whoosh_index import WhooshIndex
from tests.search.conftest import TODAY


@pytest.fixture(scope="module")
def words(library: Library) -> WhooshIndex:
    return index(library, None, "en", TODAY)


def preferred(library: Library, words: WhooshIndex, query: str) -> dict[str, float]:
    found = preferences(understand(query, library, words), words)
    return {words.hit_id(number): gain for number, gain in found.items()}


def test_a_bare_name_asks_for_its_record(library: Library, words: WhooshIndex) -> None:
    found = preferred(library, words, "burn")
    assert max(found, key=found.__getitem__) == "status:zz-burn"


def test_a_name_with_more_words_asks_for_a_text_about_it(library: Library, words: WhooshIndex) -> None:
    found = preferred(library, words, "burn after parrying")
    assert found["zz-burn-reworded"] > 1 > found["card:zz-feint"]
    assert found["zz-burn-reworded"] > found["status:zz-burn"]


def test_two_names_ask_for_what_is_about_both(library: Library, words: WhooshIndex) -> None:
    found = preferred(library, words, "burn fencer")
    assert found["zz-parry-cost"] > found["zz-duel-fees"] > 1  # the second is about the Fencer alone


def test_without_names_things_give_way(library: Library, words: WhooshIndex) -> None:
    found = preferred(library, words, "who pays")
    assert found["hero:zz-fencer"] < 1
    assert "zz-parry-cost" not in found
