import datetime as dt

from svod.pages.happenings import happenings
from tests.pages.desk import Desk


def test_the_newest_comes_first_and_the_undated_last(desk: Desk) -> None:
    found = [
        (each.record.id, each.day, each.event.change.change if each.event else "")
        for each in happenings(desk.prose())
    ]
    assert found[0] == ("zz-parry-cost", dt.date(2025, 7, 8), "clarified")
    assert found[-1] == ("zz-riposte-timing", None, "amended")
    days = [day for _, day, _ in found if day]
    assert days == sorted(days, reverse=True)
    assert ("zz-duel-fees", dt.date(2024, 5, 28), "") in found


def test_what_is_ahead_has_not_happened(desk: Desk) -> None:
    days = [each.day for each in happenings(desk.prose(today=dt.date(2025, 3, 1))) if each.day]
    assert max(days) == dt.date(2025, 3, 1)
