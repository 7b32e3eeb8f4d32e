import datetime as dt
import json
from pathlib import Path

import msgspec
import pytest

from svod.records.library import Library
from svod.records.store import load
from svod.search.documents import Place
from svod.search.engine import Engine
from svod.search.former import former_texts
from svod.search.results import Hit, View, newest_channel, url
from tests.search.conftest import TODAY


def shown(library: Library, hit_id: str, *places: Place, lang: str = "en") -> Hit:
    return View(library, lang, TODAY).hit(hit_id, places, 1235)


def test_a_ruling_shows_the_part_that_matched(library: Library) -> None:
    hit = shown(library, "zz-parry-cost", Place("part", "who", "who"))
    assert (hit.part, hit.point, hit.answer, hit.decision) == (
        "who",
        None,
        "no",
        "Only the Fencer may pay for a Parry.",
    )
    assert hit.url == "/en/rulings/zz-parry-cost/"
    assert hit.score == 1235


def test_a_point_brings_its_part_and_its_anchor(library: Library) -> None:
    hit = shown(library, "zz-parry-cost", Place("point", "1b", "price"), lang="ru")
    assert (hit.part, hit.point, hit.short) == ("price", "1b", "1 БС")
    assert hit.url == "/rulings/zz-parry-cost/#p-1b"


def test_a_note_has_no_place_of_its_own_and_a_point_may_have_no_part(library: Library) -> None:
    hit = shown(library, "zz-parry-cost", Place("note", "n-slip", None), Place("point", "4.5", None))
    assert (hit.part, hit.point, hit.url) == ("price", None, "/en/rulings/zz-parry-cost/")


def test_a_record_that_shares_its_page_keeps_its_own_anchor(library: Library) -> None:
    assert url(library, "zz-golden-rule", "ru") == "/golden-rules/#zz-golden-rule"
    assert url(library, "zz-golden-rule", "en", "1") == "/en/golden-rules/#zz-golden-rule-p-1"


def test_things_and_abilities_have_no_answer(library: Library) -> None:
    status = shown(library, "status:zz-burn", Place("point", "1", None), lang="ru")
    assert (status.kind, status.code, status.title, status.part, status.decision) == (
        "status",
        "R122",
        "Ожог",
        None,
        None,
    )
    ability = shown(library, "ability:zz-fencer.parry")
    assert (ability.kind, ability.code, ability.issued, ability.channel) == ("ability", None, None, None)
    assert ability.url == "/en/heroes/zz-fencer/#parry"


def test_the_points_of_an_ability_are_those_of_its_hero(library: Library) -> None:
    assert url(library, "ability:zz-fencer.parry", "ru") == "/heroes/zz-fencer/#parry"
    assert url(library, "ability:zz-fencer.parry", "ru", "parry.1") == "/heroes/zz-fencer/#p-parry.1"
    hit = shown(library, "ability:zz-fencer.parry", Place("point", "parry.1", None))
    assert (hit.point, hit.url) == ("parry.1", "/en/heroes/zz-fencer/#p-parry.1")


def test_standing_days_and_channel(library: Library) -> None:
    withdrawn = shown(library, "zz-duel-fees")
    assert (withdrawn.standing, withdrawn.decision, withdrawn.channel) == ("withdrawn", None, "none")
    assert (withdrawn.issued, withdrawn.changed) == ("2024-05-28", "2025-05-01")
    assert newest_channel(library.records["zz-question"]) is None


def test_a_name_may_be_a_keywords(library: Library) -> None:
    view = View(library, "ru", TODAY)
    assert view.name("zz-parry-cost") == "Парирование второй Атаки: сколько оно стоит"
    assert view.name("keywords:zz-paying") == "Оплата БС"
    assert view.name("ability:zz-fencer.lunge") == "Выпад"


def test_a_former_text_has_its_days_and_its_place(library: Library) -> None:
    view = View(library, "en", TODAY)
    texts = {text.key: text for text in former_texts(library, "en", TODAY) if text.id == "zz-parry-cost"}
    assert msgspec.to_builtins(view.former(texts["1a"], 70)) == {
        "id": "zz-parry-cost",
        "code": "R101",
        "title": "Parrying a second Attack: what it costs",
        "part": "price",
        "point": "1a",
        "since": "2024-10-29",
        "until": "2025-03-01",
        "text": "The price is paid each time.",
        "url": "/en/rulings/zz-parry-cost/#p-1a",
        "score": 70,
    }
    part = view.former(texts["price"], 0)
    assert (part.point, part.url) == (None, "/en/rulings/zz-parry-cost/")
    ability = view.former(msgspec.structs.replace(texts["1a"], id="ability:zz-fencer.lunge"), 0)
    assert (ability.code, ability.title) == (None, "Lunge")
    assert ability.url == "/en/heroes/zz-fencer/#p-1a"


@pytest.mark.parametrize(
    "hit_id, place, then, holds",
    [
        ("zz-parry-cost", Place("part", "price", "price"), "2024-11-01", False),
        ("zz-parry-cost", Place("part", "who", "who"), "2024-11-01", True),
        ("zz-parry-cost", Place("part", "price", "price"), "2025-04-01", True),
        ("zz-parry-cost", Place("point", "1a", "who"), "2024-11-01", False),
        ("zz-duel-fees", None, "2024-06-01", False),
        ("status:zz-burn", None, "2025-01-01", False),
        ("status:zz-burn", None, "2025-01-10", True),
        ("ability:zz-fencer.lunge", None, "2024-01-01", True),
    ],
)
def test_whether_the_text_shown_holds_today(
    library: Library, hit_id: str, place: Place | None, then: str, *, holds: bool
) -> None:
    view = View(library, "en", dt.date.fromisoformat(then))
    hit = view.hit(hit_id, [place] if place else [], 0)
    assert view.holds_on(hit, TODAY) is holds


def test_the_json_has_the_fields_agreed(english: Engine) -> None:
    data = json.loads(json.dumps(english.search("parry").as_json()))
    assert list(data) == ["query", "understood", "confident", "hits"]
    assert list(data["understood"]) == [
        "words",
        "names",
        "steps",
        "filters",
        "keywords",
        "changes",
        "days",
        "elsewhere",
        "nearest",
    ]
    assert {"text": "parry", "id": "zz-term-parry"} in data["understood"]["names"]
    fields = "id kind code title part point answer short decision standing issued changed channel score url"
    assert list(data["hits"][0]) == fields.split()


def test_both_wordings_are_shown_where_nobody_knows_the_day() -> None:
    whole = load(Path(__file__).parents[2])
    hit = View(whole, "en", dt.date(2026, 1, 1)).hit("erratum-cyclops-leadership-cards", [], 0)
    assert hit.standing == "changed-on-unknown-day"
    assert hit.decision
    assert len(hit.decision.split("\n")) == 2
    today = View(whole, "en", dt.date(2026, 11, 29)).hit("erratum-cyclops-leadership-cards", [], 0)
    assert today.decision in hit.decision.split("\n")
