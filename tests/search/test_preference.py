from pathlib import Path

import pytest

from svod.records.library import Library
from svod.records.store import load
from svod.search.index_store import Index, index
from svod.search.preference import gains
from svod.search.query import Understanding
from tests.search.conftest import TODAY


@pytest.fixture(scope="module")
def opened(library: Library) -> Index:
    return index(library, None, "en", TODAY)


def preferred(library: Library, opened: Index, query: str) -> dict[str, int]:
    found = gains(Understanding(library, opened).of(query), opened.whoosh)
    return {opened.whoosh.hit_id(number): gain for number, gain in found.items()}


@pytest.mark.parametrize("query", ["burn", "fencer burn", "burn of fencer"])
def test_a_name_with_at_most_that_of_its_hero_asks_for_its_record(
    library: Library, opened: Index, query: str
) -> None:
    found = preferred(library, opened, query.replace(" of", ""))
    assert max(found, key=found.__getitem__) == "status:zz-burn"


def test_a_name_asks_for_the_thing_and_not_for_a_text_titled_so(base: Path) -> None:
    (base / "rulings/zz-burn-alone.yml").write_text(
        "id: zz-burn-alone\nkind: ruling\ncode: R301\ntitle: Burn\nstatuses: [zz-burn]\n"
        "parts: [{key: main, answer: statement, decision: A Burn burns.}]\n",
        encoding="utf-8",
    )
    library = load(base)
    found = preferred(library, index(library, None, "en", TODAY), "burn")
    assert found["status:zz-burn"] > found["zz-burn-alone"] > 100


def test_a_name_with_more_words_asks_for_a_text_about_it(library: Library, opened: Index) -> None:
    found = preferred(library, opened, "burn after parrying")
    assert found["zz-burn-reworded"] > 100 > found["card:zz-feint"]
    assert found["zz-burn-reworded"] > found["status:zz-burn"]


def test_what_others_decide_gives_way_to_what_the_hero_named_decides(library: Library, opened: Index) -> None:
    found = preferred(library, opened, "rival burn parrying")
    mains = library.records["zz-parry-cost"].main  # type: ignore[attr-defined]
    assert "zz-rival" not in mains
    assert found["zz-parry-cost"] < preferred(library, opened, "fencer burn parrying")["zz-parry-cost"]


def test_without_names_things_give_way(library: Library, opened: Index) -> None:
    found = preferred(library, opened, "who pays")
    assert found["hero:zz-fencer"] < 100
    assert "zz-parry-cost" not in found
