import dataclasses
import json
from datetime import date
from typing import Any

from svod.api.record_json import RecordJson
from svod.records.library import Library
from tests.api.conftest import ROOT


def test_a_record_says_what_it_is_and_where(written: dict[str, Any]) -> None:
    ruling = written["zz-parry-cost"]
    assert [ruling[field] for field in ("id", "kind", "code", "standing")] == [
        "zz-parry-cost",
        "ruling",
        "R101",
        "holds",
    ]
    assert ruling["url"] == {
        "ru": "https://h.example/sub/rulings/zz-parry-cost/",
        "en": "https://h.example/sub/en/rulings/zz-parry-cost/",
    }


def test_every_field_is_there_even_where_the_file_says_nothing(written: dict[str, Any]) -> None:
    assert written["zz-duel-fees"].keys() == written["zz-parry-cost"].keys()
    assert (written["zz-duel-fees"]["cards"], written["zz-duel-fees"]["applies"]) == ([], None)


def test_what_speaks_to_the_checks_is_left_out(written: dict[str, Any], library: Library) -> None:
    assert any(record.accept for record in library.records.values())
    assert [hit_id for hit_id, record in written.items() if "accept" in record] == []


def test_texts_are_in_both_languages(written: dict[str, Any], library: Library) -> None:
    ruling = written["zz-parry-cost"]
    assert ruling["title"]["en"] == "Parrying a second Attack: what it costs"
    unit = library.unit("zz-parry-cost", "title")
    assert unit
    assert ruling["title"]["ru"] == unit.ru


def test_russian_that_is_missing_is_null(library: Library, write: RecordJson) -> None:
    write.library = dataclasses.replace(library, russian={})
    made = write(library.records["zz-parry-cost"])
    assert (made["title"]["ru"], made["parts"][0]["decision"]["ru"]) == (None, None)
    assert made["heroes"][0]["name"]["ru"] is None


def test_each_version_says_whether_it_holds(written: dict[str, Any]) -> None:
    parts = [
        (part["key"], part["since"], part["until"], part["holds"])
        for part in written["zz-parry-cost"]["parts"]
    ]
    assert parts[:2] == [("price", None, "2025-03-01", False), ("price", "2025-03-01", None, True)]
    inner = written["zz-parry-cost"]["points"][0]["points"]
    assert [point["holds"] for point in inner] == [False, True, True]


def test_the_points_of_an_ability_hold_too(written: dict[str, Any]) -> None:
    parry = next(ability for ability in written["hero:zz-fencer"]["abilities"] if ability["key"] == "parry")
    assert [point["holds"] for point in parry["points"]] == [True]
    assert (parry["id"], parry["name"]["en"]) == ("ability:zz-fencer.parry", "Parry")
    assert parry["url"]["en"] == "https://h.example/sub/en/heroes/zz-fencer/#parry"


def test_what_holds_depends_on_the_day(library: Library, write: RecordJson) -> None:
    write.day = date(2024, 12, 1)
    parts = write(library.records["zz-parry-cost"])["parts"]
    assert [part["holds"] for part in parts[:2]] == [True, False]
    assert write(library.records["zz-duel-fees"])["standing"] == "holds"


def test_a_withdrawn_ruling_says_so_and_none_of_its_texts_holds(written: dict[str, Any]) -> None:
    ruling = written["zz-duel-fees"]
    assert (ruling["standing"], [part["holds"] for part in ruling["parts"]]) == ("withdrawn", [False])
    assert ruling["changed"] == "2025-05-01"


def test_ids_are_given_with_what_they_lead_to(written: dict[str, Any]) -> None:
    ruling = written["zz-parry-cost"]
    assert ruling["main"] == [
        {
            "id": "hero:zz-fencer",
            "name": written["hero:zz-fencer"]["name"],
            "url": written["hero:zz-fencer"]["url"],
        }
    ]
    assert [link["id"] for link in ruling["rests_on"]] == ["zz-golden-rule", "ability:zz-fencer.parry"]
    assert ruling["related"][0]["to"]["id"] == "zz-riposte-timing"
    assert ruling["keywords"][0].keys() == {"key", "name"}


def test_a_reference_to_nothing_keeps_its_id(library: Library, write: RecordJson) -> None:
    records = {hit_id: record for hit_id, record in library.records.items() if hit_id != "card:zz-feint"}
    write.library = dataclasses.replace(library, records=records)
    assert write(library.records["zz-parry-cost"])["cards"] == [{"id": "zz-feint", "name": None, "url": None}]


def test_backlinks_tell_who_is_about_it_from_who_mentions_it(written: dict[str, Any]) -> None:
    about = [link["id"] for link in written["hero:zz-fencer"]["backlinks"]["about"]]
    assert "zz-parry-cost" in about
    mentions = [link["id"] for link in written["zz-riposte-timing"]["backlinks"]["mentions"]]
    assert "zz-parry-cost" in mentions


def test_a_thing_gives_all_its_russian_names(written: dict[str, Any], library: Library) -> None:
    names = library.names("hero:zz-fencer")
    assert names
    assert written["hero:zz-fencer"]["names"]["preferred"] == names.preferred
    assert written["hero:zz-fencer"]["name"] == {"en": "Fencer", "ru": names.preferred}


def test_it_is_json(written: dict[str, Any]) -> None:
    assert json.loads(json.dumps(written)) == written


def test_addresses_lie_below_the_root(written: dict[str, Any]) -> None:
    assert all(record["url"]["ru"].startswith(ROOT.url) for record in written.values())
