from svod.records.library import Library
from svod.search.facts import CHANGED, changed_in, channel, facts, on


def test_a_record_is_found_by_day_month_year_channel_and_change(library: Library) -> None:
    found = facts(library.records["zz-parry-cost"])
    assert {on("2024-10-29"), on("2024-10"), on("2024"), changed_in("2025-07-08"), CHANGED} <= set(found)
    assert {channel("zz"), channel("zz/questions")} <= set(found)
    assert any(fact.startswith("printed=") for fact in found)
    assert len(found) == len(set(found))


def test_a_thing_without_sources_has_none(library: Library) -> None:
    assert facts(library.records["hero:zz-rival"]) == ()
