import datetime as dt

import pytest

from svod.pages.marks import marks
from tests.pages.desk import TODAY, Desk


def shown(desk: Desk, hit_id: str, day: dt.date = TODAY) -> list[tuple[str, str, str]]:
    p = desk.prose("en", "rulings/zz-here/", day)
    return [
        (mark.sort, mark.text.striptags(), mark.anchor) for mark in marks(p, desk.library.records[hit_id])
    ]


def test_a_ruling_that_holds_tells_when_it_last_changed(desk: Desk) -> None:
    assert shown(desk, "zz-parry-cost") == [
        ("holds", "Holds", ""),
        ("changed", "Changed on 8 July 2025", "s-history"),
    ]


def test_a_change_ahead_is_not_told_as_done(desk: Desk) -> None:
    assert shown(desk, "zz-parry-cost", dt.date(2025, 4, 1))[1] == (
        "changed",
        "Changed on 1 March 2025",
        "s-history",
    )
    assert len(shown(desk, "zz-parry-cost", dt.date(2024, 12, 1))) == 1


def test_what_was_withdrawn_or_replaced_says_so_first(desk: Desk) -> None:
    assert shown(desk, "zz-duel-fees") == [
        ("withdrawn", "No longer holds: withdrawn 1 May 2025", ""),
        ("superseded", "Replaced by: Parrying a second Attack: what it costs", ""),
    ]


@pytest.mark.parametrize(
    "hit_id, day, words",
    [
        ("zz-duel-fees", dt.date(2024, 1, 1), "Holds from 28 May 2024"),
        (
            "zz-riposte-timing",
            dt.date(2025, 1, 1),
            "Changed on an unknown day: what may not have held yet is marked",
        ),
        ("zz-riposte-timing", dt.date(2026, 2, 1), "Holds"),
        ("zz-burn-reworded", dt.date(2024, 9, 1), "Today's text is not preserved"),
        ("zz-question", TODAY, "No official answer yet"),
        ("zz-undated", TODAY, "Holds"),
    ],
)
def test_the_standing_is_said_in_words(desk: Desk, hit_id: str, day: dt.date, words: str) -> None:
    assert shown(desk, hit_id, day)[0][1] == words


def test_notes_that_a_judge_must_know_are_marked(own_desk: Desk) -> None:
    own_desk.replace("rulings/zz-hero/zz-parry-cost.yml", "kind: slip", "kind: contradiction")
    assert shown(own_desk, "zz-parry-cost")[2] == ("contradiction", "Contradiction in the source", "s-notes")


def test_withdrawn_on_an_unknown_day(own_desk: Desk) -> None:
    own_desk.replace(
        "rulings/zz-hero/zz-duel-fees.yml",
        "date: 2025-05-01, change",
        'date: unknown, edition: "2025-06-16", change',
    )
    assert shown(own_desk, "zz-duel-fees")[0][1] == "No longer holds: withdrawn, the day is not known"


def test_an_open_question_stands_for_what_is_open_in_part(own_desk: Desk) -> None:
    own_desk.replace(
        "rulings/zz-hero/zz-riposte-timing.yml",
        "sources:",
        "notes: [{key: n, kind: open, text: T}]\nsources:",
    )
    assert ("open", "Open in part", "s-notes") in shown(own_desk, "zz-riposte-timing")
    own_desk.replace("rulings/reference/zz-question.yml", "heroes:", "rests_on: [zz-riposte-timing]\nheroes:")
    assert shown(own_desk, "zz-riposte-timing")[-1] == ("question", "Open question", "")
    assert "open" not in [sort for sort, _, _ in shown(own_desk, "zz-riposte-timing")]
