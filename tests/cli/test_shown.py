import datetime as dt
from typing import Any

import pytest

from svod.cli.shown import Shown
from svod.records.library import Library
from tests.search.conftest import TODAY


def shown(library: Library, hit_id: str, day: dt.date = TODAY, lang: str = "en") -> dict[str, Any]:
    return Shown(library, hit_id, lang, day).data(as_of=day != TODAY)


def test_the_decision_stands_with_its_cases(library: Library) -> None:
    price, who = shown(library, "zz-parry-cost")["parts"]
    assert (price["answer"], price["short"], price["since"], price["sure"]) == (
        "how-much",
        "1 CP",
        "2025-03-01",
        True,
    )
    assert price["cases"] == [
        {"label": "While the Fencer has Burn", "answer": "no"},
        {"label": "Otherwise", "answer": "yes"},
    ]
    assert who["decision"] == "Only the Fencer may pay for a Parry."


def test_points_are_nested_and_examples_step_by_step(library: Library) -> None:
    data = shown(library, "zz-parry-cost", lang="ru")
    assert [point["text"] for point in data["points"][0]["points"]] == [
        "Цену платят один раз за ход.",
        "Соперник её платить не может.",
    ]
    assert [step["at"] for step in data["examples"][0]["steps"]] == ["orp-4", "drp-1"]


def test_texts_that_do_not_hold_stand_apart(library: Library) -> None:
    today = shown(library, "zz-parry-cost")["old"]
    assert [(old["sort"], old["key"], old["until"]) for old in today] == [
        ("part", "price", "2025-03-01"),
        ("point", "1a", "2025-03-01"),
    ]
    then = shown(library, "zz-parry-cost", dt.date(2025, 1, 1))["old"]
    assert [(old["key"], old["since"]) for old in then] == [
        ("price", "2025-03-01"),
        ("1a", "2025-03-01"),
        ("4.5", "2025-07-08"),
    ]


@pytest.mark.parametrize(
    "hit_id, day, standing",
    [
        ("zz-parry-cost", dt.date(2024, 10, 28), "not-yet-ruled"),
        ("zz-duel-fees", dt.date(2025, 4, 30), "holds"),
        ("zz-duel-fees", dt.date(2025, 5, 1), "withdrawn"),
        ("zz-riposte-timing", dt.date(2025, 1, 1), "changed-on-unknown-day"),
        ("zz-riposte-timing", TODAY, "holds"),
        ("zz-burn-reworded", dt.date(2024, 9, 1), "earlier-text-not-preserved"),
    ],
)
def test_what_can_be_said_of_a_day(library: Library, hit_id: str, day: dt.date, standing: str) -> None:
    assert shown(library, hit_id, day)["standing"] == standing


def test_versions_that_meet_on_an_unknown_day_are_both_shown_and_so_marked(library: Library) -> None:
    points = shown(library, "zz-riposte-timing", dt.date(2025, 1, 1))["points"]
    assert [(point["key"], point["sure"]) for point in points] == [("1", False), ("1", False), ("2", False)]


def test_what_is_lost_is_named(library: Library) -> None:
    data = shown(library, "zz-burn-reworded", dt.date(2024, 9, 1))
    assert (data["parts"], data["lost"]) == ([], ["main"])


def test_what_it_is_about_and_where_it_comes_from(library: Library) -> None:
    data = shown(library, "zz-parry-cost", lang="ru")
    assert data["about"]["main"] == [{"id": "hero:zz-fencer", "name": "Фехтовальщица"}]
    assert [link["id"] for link in data["about"]["keywords"]] == ["zz-parry", "zz-paying"]
    assert data["about"]["modes"][0]["id"] == "mode:zz-duel"
    assert data["rests_on"][0]["id"] == "zz-golden-rule"
    assert data["related"][0]["reason"] == "Ответ на Парирование"
    assert [source["role"] for source in data["sources"]] == ["ruled", "updated"]
    assert data["printed"][1] == {
        "section": "zz/rival",
        "name": data["printed"][1]["name"],
        "number": "3",
        "page": "40",
    }
    assert [change["change"] for change in data["history"]] == ["reversed", "clarified"]
    assert data["notes"][0]["kind"] == "slip"
    assert (data["edition"], data["url"]) == ("2026-01-15", "/rulings/zz-parry-cost/")


def test_things_have_facts_and_an_official_name(library: Library) -> None:
    data = shown(library, "status:zz-burn", lang="ru")
    assert (data["title"], data["official"], data["facts"]["limit"]) == ("Ожог", "Burn", 3)
    assert shown(library, "status:zz-burn")["official"] is None
    assert shown(library, "zz-golden-rule", lang="ru")["official"] is None


def test_items_are_named_by_their_thing(library: Library) -> None:
    items = shown(library, "zz-list-swords")["items"]
    assert [(item["name"], item["text"]) for item in items] == [
        ("Feint", "Only while it is in play."),
        ("Parry", None),
    ]


def test_an_ability_is_shown_with_its_hero(library: Library) -> None:
    data = shown(library, "ability:zz-fencer.parry", lang="ru")
    assert (data["kind"], data["code"], data["facts"]) == ("ability", None, {"type": "defensive"})
    assert data["about"]["hero"][0]["id"] == "hero:zz-fencer"
    assert [point["key"] for point in data["points"]] == ["parry-1"]


def test_a_hero_is_shown_with_its_abilities(library: Library) -> None:
    abilities = {link["id"]: link["points"] for link in shown(library, "hero:zz-fencer")["abilities"]}
    assert [point["text"] for point in abilities["ability:zz-fencer.parry"]] == [
        "The Fencer may parry once a turn."
    ]


def test_every_record_can_be_shown_on_every_day(library: Library) -> None:
    for hit_id in (*library.records, *(f"ability:{key}" for key in library.abilities)):
        for day in (dt.date(2020, 1, 1), dt.date(2025, 1, 1), TODAY):
            assert shown(library, hit_id, day, "ru")["id"] == hit_id
