import datetime as dt
from pathlib import Path

import pytest

from svod.records.kinds import Card, Ruling, Status
from svod.records.library import Library, Wording
from svod.records.record import Document, Record, Thing
from svod.records.store import load


def test_records_of_a_kind_or_family(library: Library) -> None:
    assert [record.id for record in library.of(Card)] == ["zz-feint", "zz-twin"]
    assert [record.id for record in library.of(Status)] == ["zz-burn", "zz-twin"]
    documents, things = library.of(Document), library.of(Thing)
    assert {record.kind for record in documents}.isdisjoint(record.kind for record in things)
    assert len(documents) + len(things) == len(library.of(Record)) == len(library.records)


def test_hit_ids(library: Library) -> None:
    assert all(record.hit_id == hit_id for hit_id, record in library.records.items())
    assert {"zz-parry-cost", "card:zz-twin", "status:zz-twin", "step:orp-4", "mode:zz-duel"} <= set(
        library.records
    )


def test_paths_lead_to_records_and_tables(library: Library) -> None:
    assert library.paths["zz-parry-cost"] == "rulings/zz-hero/zz-parry-cost.yml"
    assert library.paths["channels:channels"] == "rulings/channels.yml"
    assert set(library.paths) == {*library.records, *library.tables}


def test_abilities_and_codes(library: Library) -> None:
    hero, ability = library.abilities["zz-fencer.parry-2"]
    assert (hero.hit_id, ability.name) == ("hero:zz-fencer", "Parry II")
    assert len(library.abilities) == 4
    assert library.by_code["R101"].hit_id == "zz-parry-cost"
    assert len(library.by_code) == len(library.records)


@pytest.mark.parametrize("name", ["zz-fencer.nothing", "zz-nobody.parry", "zz-fencer", ""])
def test_has_ability(library: Library, name: str) -> None:
    assert library.has_ability("zz-fencer.parry-2")
    assert not library.has_ability(name)


def test_tombstones(library: Library) -> None:
    assert {former: row.to for former, row in library.tombstones.items()} == {
        "zz-parry-price": ("zz-parry-cost",),
        "zz-parry-payment": ("zz-parry-price",),
        "zz-fencing": ("zz-parry-cost", "zz-riposte-timing"),
    }
    assert library.former_codes == {}


def test_editions(library: Library) -> None:
    assert library.editions == {"2025-06-16": dt.date(2025, 6, 16), "2026-01-15": dt.date(2026, 1, 15)}
    assert library.newest_edition() == "2026-01-15"
    assert Library({}, {}, {}, {}).newest_edition() == "unknown"


def test_rows(library: Library) -> None:
    assert list(library.rows("sections")) == ["zz-general", "zz/hero", "zz/rival"]
    assert library.rows("no-such-table") == library.rows("tombstones") == {}


@pytest.mark.parametrize(
    "kind, key, lang, name",
    [
        ("channels", "zz/questions", "ru", Wording("Discord, канал вопросов", "ru")),
        ("channels", "zz/questions", "en", Wording("Discord, channel of questions", "en")),
        ("channels", "zz/nothing", "ru", Wording("zz/nothing", "en")),
        ("interface", "zz.rulings.one", "ru", Wording("{n} решение", "ru")),
    ],
)
def test_names_of_rows(library: Library, kind: str, key: str, lang: str, name: Wording) -> None:
    assert library.row_name(kind, key, lang) == name


@pytest.mark.parametrize(
    "hit_id, russian, english",
    [
        ("zz-riposte-timing", "Когда разыгрывают Рипост", "When Riposte is played"),
        ("hero:zz-fencer", "Фехтовальщица", "Fencer"),
        ("card:zz-twin", "Двойник!", "Twin!"),
        ("ability:zz-fencer.parry", "Парирование", "Parry"),
        ("step:drp-1", "Шаг 1 фазы броска защиты", "Step 1 of the DRP"),
    ],
)
def test_names(library: Library, hit_id: str, russian: str, english: str) -> None:
    assert library.name(hit_id, "ru") == Wording(russian, "ru")
    assert library.name(hit_id, "en") == Wording(english, "en")


def test_english_stands_in_for_missing_russian(base: Path) -> None:
    for stem in ("heroes/zz-fencer", "rulings/zz-hero/zz-riposte-timing"):
        (base / f"{stem}.ru.yml").unlink()
    library = load(base)
    assert library.name("hero:zz-fencer", "ru") == Wording("Fencer", "en")
    assert library.name("ability:zz-fencer.parry", "ru") == Wording("Parry", "en")
    assert library.name("zz-riposte-timing", "ru") == Wording("When Riposte is played", "en")
    assert library.names("hero:zz-fencer") is None
    assert {
        library.wording("zz-riposte-timing", text, "ru").lang for text in library.texts("zz-riposte-timing")
    } == {"en"}


def test_english_stands_in_where_the_decision_is_newer_than_its_russian(base: Path) -> None:
    owner = "zz-parry-cost"
    file = base / load(base).paths[owner]
    before = next(text for text in load(base).texts(owner) if text.path.endswith("/decision"))
    for written in (before.english, load(base).records[owner].points[0].text):
        file.write_text(file.read_text("utf-8").replace(written, f"{written} Changed."), "utf-8")
    library = load(base)
    texts = {text.path: text for text in library.texts(owner)}
    assert library.wording(owner, texts[before.path], "ru") == Wording(f"{before.english} Changed.", "en")
    point = next(path for path in texts if path.startswith("point/"))
    assert library.wording(owner, texts[point], "ru").lang == "ru"


def test_names_of_what_is_not_there(library: Library) -> None:
    assert library.names("ability:zz-fencer.nothing") is None
    assert library.names("ability:zz-nobody.parry") is None
    with pytest.raises(KeyError):
        library.name("zz-nothing", "ru")
    with pytest.raises(KeyError):
        library.name("ability:zz-fencer.nothing", "ru")


def test_every_text_of_the_base_has_its_russian(library: Library) -> None:
    for owner in library.paths:
        for text in library.texts(owner):
            unit = library.unit(owner, text.path)
            assert unit
            assert unit.english == text.english
            assert library.wording(owner, text, "ru") == Wording(unit.ru, "ru")
            assert library.wording(owner, text, "en") == Wording(text.english, "en")


def test_the_russian_of_each_version(library: Library) -> None:
    record = library.records["zz-parry-cost"]
    assert isinstance(record, Ruling)
    shorts = [text for text in library.texts("zz-parry-cost") if text.path.endswith("/short")]
    assert [library.wording("zz-parry-cost", text, "ru").text for text in shorts] == ["2 БС", "1 БС", "Нет"]
    unit = library.unit("zz-parry-cost", "title")
    assert unit
    assert unit.read
    assert (unit.read.by, unit.origin) == ("zz-reader", "ours")
