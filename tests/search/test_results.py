import json

from svod.records.library import Library
from svod.search.documents import Place
from svod.search.engine import Engine
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


def test_standing_days_and_channel(library: Library) -> None:
    withdrawn = shown(library, "zz-duel-fees")
    assert (withdrawn.standing, withdrawn.decision, withdrawn.channel) == ("withdrawn", None, "none")
    assert (withdrawn.issued, withdrawn.changed) == ("2024-05-28", "2025-05-01")
    assert newest_channel(library.records["zz-question"]) is None


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
    ]
    assert {"text": "parry", "id": "zz-term-parry"} in data["understood"]["names"]
    fields = "id kind code title part point answer short decision standing issued changed channel score url"
    assert list(data["hits"][0]) == fields.split()
