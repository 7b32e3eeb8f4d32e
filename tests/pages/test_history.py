import datetime as dt

from svod.pages.history import OldText, history, old_texts
from tests.pages.desk import TODAY, Desk


def told(old: OldText) -> tuple[str, str, str, list[str]]:
    return old.name, old.end, old.anchor, [text.text for text in old.texts]


def test_the_newest_change_comes_first_with_the_texts_it_ended(desk: Desk) -> None:
    events = history(desk.prose("en"), desk.library.records["zz-parry-cost"])
    assert [event.change.key for event in events] == ["2025-07-08", "2025-03-01"]
    assert [told(old) for old in events[1].old] == [
        ("Decision 1", "ended", "", ["Each Parry of the Fencer costs 1 CP."]),
        ("Point a", "ended", "", ["The price is paid each time."]),
    ]
    assert [text.text for text in events[1].old[0].now] == [
        "The Fencer pays 1 CP for the first Parry of a turn and nothing for further ones."
    ]
    assert [(touched.name, touched.anchor) for touched in events[1].touched] == [
        ("Decision 1", "p-price"),
        ("Point a", "p-1a"),
    ]


def test_a_text_that_nobody_kept_is_named(desk: Desk) -> None:
    (event,) = history(desk.prose("en"), desk.library.records["zz-burn-reworded"])
    assert (event.lost, event.old) == (("Decision",), ())


def test_of_a_withdrawn_record_every_text_is_old_and_keeps_its_anchor(desk: Desk) -> None:
    old = list(old_texts(desk.prose("en"), desk.library.records["zz-duel-fees"]))
    assert [told(each) for each in old] == [("Decision", "withdrawn", "p-main", ["A duel costs 1 CP."])]


def test_a_text_that_ended_on_an_unknown_day(desk: Desk) -> None:
    (event,) = history(desk.prose("en"), desk.library.records["zz-riposte-timing"])
    assert [told(old)[:3] for old in event.old] == [
        ("Point", "ended-unknown", ""),
    ]


def test_a_text_still_to_come_is_ahead(desk: Desk) -> None:
    old = list(old_texts(desk.prose("en", today=dt.date(2025, 1, 1)), desk.library.records["zz-undated"]))
    assert [told(each)[:3] for each in old] == [("Decision 2", "ahead", "p-late")]


def test_lines_of_lists_are_named_by_their_thing(desk: Desk) -> None:
    (event,) = history(desk.prose("ru"), desk.library.records["zz-list-swords"])
    assert [told(old) for old in event.old] == [("Строка «Ожог»", "ended", "p-burn", ["Ожог — меч."])]


def test_what_holds_is_not_old(desk: Desk) -> None:
    for record in desk.library.records.values():
        p = desk.prose("en", today=TODAY)
        held = p.context.held(record)
        pieces = {
            id(text.piece) for texts in (held.parts, held.points, held.examples, held.items) for text in texts
        }
        assert not pieces & {id(old.piece) for old in old_texts(p, record)}


def test_an_old_text_is_not_quoted_in_its_name(desk: Desk) -> None:
    (event,) = history(desk.prose("en"), desk.library.records["status:zz-burn"])
    assert [old.name for old in event.old] == ["Point"]
    assert [touched.name for touched in event.touched] == ["Point “Burn deals 2 damage.”"]
