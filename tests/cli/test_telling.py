from svod.cli.telling import Telling
from svod.records.library import Library
from svod.search.documents import held_of
from svod.search.wordings import Wordings
from tests.search.conftest import TODAY


def telling(library: Library, hit_id: str) -> Telling:
    return Telling(Wordings(library, library.records[hit_id], "en"), lambda hit_id: f"<{hit_id}>")


def test_an_item_is_told_with_the_name_of_its_thing(library: Library) -> None:
    held = held_of(library, "zz-list-swords", TODAY)
    assert telling(library, "zz-list-swords").held(held.items)[0] == {
        "key": "feint",
        "thing": "card:zz-feint",
        "name": "<card:zz-feint>",
        "text": "Only while it is in play.",
        "since": None,
        "until": None,
        "sure": True,
    }


def test_old_texts_bear_their_sort(library: Library) -> None:
    held = held_of(library, "zz-list-swords", TODAY)
    (old,) = telling(library, "zz-list-swords").old(held)
    assert (old["sort"], old["key"], old["until"], old["text"]) == (
        "item",
        "burn",
        "2025-06-01",
        "Burn is a sword.",
    )


def test_the_points_of_abilities_that_hold_are_not_old(library: Library) -> None:
    held = held_of(library, "hero:zz-fencer", TODAY)
    assert list(telling(library, "hero:zz-fencer").old(held)) == []
