from svod.records.library import Library
from svod.search.facets import Filters, about, channels, facets


def of(library: Library, hit_id: str) -> set[str]:
    return set(facets(library, library.records[hit_id], frozenset({"no"})))


def test_a_ruling_is_about_what_its_fields_and_parts_name(library: Library) -> None:
    found = about(library, library.records["zz-parry-cost"])
    assert {"hero:zz-fencer", "hero:zz-rival", "status:zz-burn", "keywords:zz-paying", "mode:zz-duel"} <= set(
        found
    )
    assert "zz-riposte-timing" not in found  # only related
    assert len(found) == len(set(found))


def test_a_rulings_facets(library: Library) -> None:
    assert of(library, "zz-parry-cost") >= {
        "id=zz-parry-cost",
        "kind=ruling",
        "hero=zz-fencer",
        "hero=zz-rival",
        "status=zz-burn",
        "card=zz-feint",
        "step=orp-4",
        "mode=zz-duel",
        "section=zz",
        "section=zz/hero",
        "section=zz/rival",
        "answer=no",
        "channel=zz/questions",
        "on=2024-10-29",
        "on=2025-03-01",
        "on=2025-07-08",
    }


def test_a_thing_is_found_under_itself_and_under_its_hero(library: Library) -> None:
    assert {"status=zz-burn", "hero=zz-fencer", "kind=status"} <= of(library, "status:zz-burn")


def test_an_unknown_day_is_no_facet(library: Library) -> None:
    assert {day for day in of(library, "zz-riposte-timing") if day.startswith("on=")} == {"on=2024-12-13"}


def test_channels_stand_once(library: Library) -> None:
    assert channels(library.records["zz-parry-cost"]) == ("zz/questions",)


def test_filters_say_what_was_asked() -> None:
    filters = Filters(values={"hero": ("a", "b")}, since="2025-01-01", as_of="2025-02-02")
    assert filters.asked() == {"hero": ["a", "b"], "since": "2025-01-01", "as_of": "2025-02-02"}
    assert filters
    assert not Filters(as_of="2025-02-02")
