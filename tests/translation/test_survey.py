import itertools
from pathlib import Path

from svod.records.library import Library
from svod.translation.state import State
from svod.translation.survey import (
    Importance,
    Tally,
    by_importance,
    by_section,
    importance,
    section,
    survey,
    tally,
)
from tests.translation.desk import fallen_behind


def test_the_worst_comes_first(base: Path) -> None:
    library = fallen_behind(base)
    worst = [(each.state, each.owner, each.text.path) for each in survey(library)[:3]]
    assert worst == [
        (State.DECISION_CHANGED, "zz-duel-fees", "part/main/decision"),
        (State.CHANGED, "zz-duel-fees", "title"),
        (State.MISSING, "zz-question", "title"),
    ]


def test_equal_ones_stand_by_importance(library: Library) -> None:
    found = [importance(library, each) for each in survey(library)]
    classes = [each for each, _ in itertools.groupby(found)]
    assert len(classes) == len(set(classes))
    assert classes[:3] == [
        Importance("ruling", decides=True),
        Importance("ruling", decides=False),
        Importance("rule", decides=True),
    ]
    kinds = [each.kind for each in classes]
    assert kinds.index("hero") < kinds.index("keywords")


def test_texts_of_a_class_stand_in_reading_order(library: Library) -> None:
    paths = [each.text.path for each in survey(library) if each.owner == "zz-parry-cost"]
    assert paths[:3] == ["part/price/short", "part/price/decision", "part/price@2025-03-01/short"]
    others = [path for path in paths if not path.startswith("part")]
    assert others[:3] == ["title", "point/1", "point/1a"]


def test_a_text_belongs_where_its_record_is_first_printed(library: Library) -> None:
    sections = {each.owner: section(library, each) for each in survey(library)}
    assert sections["zz-parry-cost"] == "zz/hero"
    assert sections["zz-duel-fees"] == sections["sections:sections"] == ""


def test_counts_add_up(base: Path) -> None:
    library = fallen_behind(base)
    found = survey(library)
    whole = tally(found)
    assert whole.states == {
        State.DECISION_CHANGED: 1,
        State.CHANGED: 1,
        State.MISSING: 1,
        State.CURRENT: len(found) - 3,
    }
    assert (whole.total, whole.read, whole.not_read) == (len(found), 1, len(found) - 4)
    for parts in (by_section(library, found).values(), by_importance(library, found).values()):
        assert len(parts) > 1
        assert sum(part.total for part in parts) == whole.total
        assert sum(part.read for part in parts) == 1


def test_the_worst_section_comes_first(base: Path) -> None:
    library = fallen_behind(base)
    tallies = list(by_section(library, survey(library)).values())
    assert tallies == sorted(tallies, key=lambda each: each.badness, reverse=True)
    assert tallies[0].states[State.DECISION_CHANGED] == 1


def test_one_changed_decision_is_worse_than_many_missing_texts() -> None:
    none = dict.fromkeys(State, 0)
    decision = Tally(none | {State.DECISION_CHANGED: 1}, 0)
    changed = Tally(none | {State.CHANGED: 2}, 0)
    missing = Tally(none | {State.MISSING: 9}, 0)
    not_read = Tally(none | {State.CURRENT: 99}, 0)
    read = Tally(none | {State.CURRENT: 99}, 99)
    order = [decision, changed, missing, not_read, read]
    assert (
        sorted([read, missing, decision, not_read, changed], key=lambda each: each.badness, reverse=True)
        == order
    )
