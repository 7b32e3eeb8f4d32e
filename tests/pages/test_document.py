import datetime as dt

from svod.pages.document import document
from svod.pages.views import Age
from tests.pages.desk import Desk


def test_only_what_holds_today_is_in_the_text(desk: Desk) -> None:
    doc = document(desk.prose("en"), desk.library.records["zz-parry-cost"])
    assert [(part.label, part.decision.text if part.decision else None) for part in doc.parts] == [
        ("1", "The Fencer pays 1 CP for the first Parry of a turn and nothing for further ones."),
        ("2", "Only the Fencer may pay for a Parry."),
    ]
    assert [point.text.text for point in doc.points[0].points] == [
        "The price is paid once a turn.",
        "The Rival cannot pay it.",
    ]
    assert doc.many


def test_a_text_since_a_known_day_tells_it(desk: Desk) -> None:
    doc = document(desk.prose("en"), desk.library.records["zz-parry-cost"])
    assert (doc.parts[0].age, doc.parts[1].age) == (Age("since", "2025-03-01"), None)


def test_both_texts_are_shown_where_the_day_is_not_known(desk: Desk) -> None:
    p = desk.prose("en", today=dt.date(2025, 1, 1))
    doc = document(p, desk.library.records["zz-riposte-timing"])
    assert [(point.anchor, point.age) for point in doc.points] == [
        ("p-1", Age("until-unknown")),
        ("p-1-since-unknown", Age("since-unknown")),
        ("p-2", Age("since-unknown")),
    ]
    assert doc.old == ()


def test_points_that_explain_the_same_part_stand_together(desk: Desk) -> None:
    doc = document(desk.prose("en"), desk.library.records["zz-parry-cost"])
    assert [[point.printed for point in run] for run in doc.runs] == [["1"], ["5"]]


def test_one_situation_for_all_parts_is_told_once(own_desk: Desk) -> None:
    doc = document(own_desk.prose("en"), own_desk.library.records["zz-undated"])
    assert doc.situation is None
    own_desk.replace("rulings/zz-hero/zz-undated.yml", "Four heroes duel.", "Three heroes duel.")
    doc = document(own_desk.prose("en"), own_desk.library.records["zz-undated"])
    assert doc.situation
    assert doc.situation.text == "Three heroes duel."


def test_anchors_begin_with_the_record_where_the_page_is_shared(desk: Desk) -> None:
    doc = document(desk.prose("en"), desk.library.records["zz-erratum-feint"], "zz-erratum-feint-")
    assert doc.parts[0].anchor == "zz-erratum-feint-p-main"


def test_what_a_contradiction_is_about_is_marked(own_desk: Desk) -> None:
    path = "rulings/zz-hero/zz-parry-cost.yml"
    own_desk.replace(path, 'kind: slip, about: ["4.5"]', "kind: contradiction, about: [who]")
    doc = document(own_desk.prose("en"), own_desk.library.records["zz-parry-cost"])
    assert [part.caution for part in doc.parts] == [False, True]


def test_a_withdrawn_record_shows_no_decision(desk: Desk) -> None:
    doc = document(desk.prose("en"), desk.library.records["zz-duel-fees"])
    assert doc.parts == ()
    assert [old.end for old in doc.old] == ["withdrawn"]
