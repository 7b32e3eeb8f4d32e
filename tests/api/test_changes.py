import dataclasses

import msgspec

from svod.api.changes import changes
from svod.records.fragments import Change
from svod.records.library import Library


def with_change(library: Library, edition: str | None) -> Library:
    """The library with one more change of an unknown day."""
    change = Change(key="zz", date="unknown", edition=edition, change="clarified", note="Said more clearly.")
    record = msgspec.structs.replace(library.records["zz-duel-fees"], history=(change,))
    return dataclasses.replace(library, records={"zz-duel-fees": record})


def test_a_record_has_an_event_for_its_issue_and_one_for_each_change(library: Library) -> None:
    found = [event for event in changes(library) if event.record.hit_id == "zz-duel-fees"]
    assert [(event.key, event.sort, event.day, event.sure) for event in found] == [
        ("2025-05-01", "withdrawn", "2025-05-01", True),
        ("issued", "issued", "2024-05-28", True),
    ]
    assert found[0].note
    assert found[0].note.english == "Duels are free now."


def test_events_are_sorted_by_day_the_newest_first(library: Library) -> None:
    days = [event.day for event in changes(library) if event.day]
    assert len(set(days)) > 3
    assert days == sorted(days, reverse=True)


def test_a_record_without_a_day_of_issue_has_no_such_event(library: Library) -> None:
    assert [event for event in changes(library) if event.record.hit_id == "zz-undated"] == []


def test_a_change_on_an_unknown_day_stands_under_the_edition_that_shows_it(library: Library) -> None:
    event = next(event for event in changes(with_change(library, "2026-01-15")) if event.key == "zz")
    assert (event.day, event.sure) == ("2026-01-15", False)


def test_a_change_of_which_no_edition_is_known_comes_last(library: Library) -> None:
    event = changes(with_change(library, None))[-1]
    assert (event.key, event.day, event.sure) == ("zz", None, False)
