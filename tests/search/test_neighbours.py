from svod.records.library import Library
from svod.search.index_store import index
from tests.search.conftest import TODAY


def test_a_ruling_is_followed_by_the_things_it_is_about(library: Library) -> None:
    opened = index(library, None, "en", TODAY)
    numbers = {opened.whoosh.hit_id(number): number for number in range(opened.whoosh.count)}
    around = dict(opened.tables.neighbours[numbers["zz-parry-cost"]])
    assert numbers["hero:zz-fencer"] in around
    assert numbers["status:zz-burn"] in around
    assert all(0 < percent < 100 for percent in around.values())
    owner = dict(opened.tables.neighbours[numbers["status:zz-burn"]])
    assert numbers["hero:zz-fencer"] in owner
    assert numbers["status:zz-burn"] not in owner
