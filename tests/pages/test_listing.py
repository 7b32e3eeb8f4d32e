from svod.pages.listing import groups, rows
from svod.records.held import Standing
from tests.pages.desk import Desk


def test_a_line_has_name_badge_and_the_decision_of_its_only_part(desk: Desk) -> None:
    one, many = rows(desk.prose("en"), ["zz-riposte-timing", "zz-parry-cost"])
    assert (one.name, one.standing, len(one.badges)) == ("When Riposte is played", None, 1)
    assert one.decision
    assert one.decision.text == "Riposte is played in DRP 1."
    assert (many.decision, len(many.badges)) == (None, 2)


def test_a_line_of_what_no_longer_holds_says_so_and_has_no_answer(desk: Desk) -> None:
    (row,) = rows(desk.prose("en"), ["zz-duel-fees"])
    assert (row.standing, row.badges, row.decision) == (Standing.WITHDRAWN, (), None)


def test_records_are_gathered_by_kind_and_sorted_by_name(desk: Desk) -> None:
    hits = ["status:zz-burn", "zz-list-entry", "zz-riposte-timing", "zz-burn-reworded", "zz-erratum-feint"]
    found = [
        (group.kind, [str(row.name.unescape()) for row in group.rows])
        for group in groups(desk.prose("en"), hits)
    ]
    assert found == [
        ("rulings", ["Burn and the Feint", "When Riposte is played"]),
        ("lists", ["The Rival's dagger"]),
        ("statuses", ["Burn"]),
        ("errata", ["Feint"]),
    ]
