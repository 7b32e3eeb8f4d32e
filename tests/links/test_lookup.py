import dataclasses

import msgspec
import pytest

from svod.links.lookup import exists, find, resolve, suggestion
from svod.records.library import Library
from svod.records.tables import Tombstones


def with_tombstones(library: Library, **to: list[str]) -> Library:
    rows = [
        {"key": key.replace("_", "-"), "to": ids, "on": "2025-01-01", "text": "…"} for key, ids in to.items()
    ]
    table = msgspec.convert({"kind": "tombstones", "id": "tombstones", "rows": rows}, Tombstones)
    return dataclasses.replace(library, tables={"tombstones:tombstones": table})


@pytest.mark.parametrize(
    "asked, found",
    [
        ("zz-parry-cost", ("zz-parry-cost",)),
        ("  zz-parry-cost ", ("zz-parry-cost",)),
        ("R101", ("zz-parry-cost",)),
        ("r101", ("zz-parry-cost",)),
        ("R 101", ("zz-parry-cost",)),
        ("Р101", ("zz-parry-cost",)),
        ("р101", ("zz-parry-cost",)),
        ("R120", ("hero:zz-fencer",)),
        ("R0101", ()),
        ("R999", ()),
        ("101", ()),
        ("hero:zz-fencer", ("hero:zz-fencer",)),
        ("zz-fencer", ("hero:zz-fencer",)),
        ("zz-twin", ("status:zz-twin", "card:zz-twin")),
        ("orp-4", ("step:orp-4",)),
        ("ability:zz-fencer.parry", ("ability:zz-fencer.parry",)),
        ("zz-fencer.parry", ("ability:zz-fencer.parry",)),
        ("ability:zz-fencer.nothing", ()),
        ("zz-parry-price", ("zz-parry-cost",)),
        ("zz-parry-payment", ("zz-parry-cost",)),
        ("zz-fencing", ("zz-parry-cost", "zz-riposte-timing")),
        ("card:zz-fencer", ()),
        ("zz-nothing", ()),
        ("", ()),
    ],
)
def test_what_an_id_or_code_names(library: Library, asked: str, found: tuple[str, ...]) -> None:
    assert find(library, asked) == found


def test_a_former_code_leads_on_and_a_code_of_today_wins(library: Library) -> None:
    rows = [
        {"key": key, "to": ["zz-about"], "on": "2025-01-01", "text": "…", "code": code}
        for key, code in (("zz-a", "R900"), ("zz-b", "R101"))
    ]
    table = msgspec.convert({"kind": "tombstones", "id": "tombstones", "rows": rows}, Tombstones)
    more = dataclasses.replace(library, tables={"tombstones:tombstones": table})
    assert find(more, "R900") == ("zz-about",)
    assert find(more, "R101") == ("zz-parry-cost",)
    assert find(library, "R900") == ()


def test_former_ids_that_meet_again_are_found_once(library: Library) -> None:
    more = with_tombstones(
        library, zz_a=["zz-b", "zz-c"], zz_b=["zz-parry-cost"], zz_c=["zz-parry-cost", "zz-about"]
    )
    assert find(more, "zz-a") == ("zz-parry-cost", "zz-about")


def test_former_ids_that_go_round_lead_nowhere(library: Library) -> None:
    more = with_tombstones(
        library, zz_a=["zz-b"], zz_b=["zz-a", "zz-about"], zz_c=["zz-c"], zz_d=["zz-nothing"]
    )
    assert find(more, "zz-a") == ("zz-about",)
    assert find(more, "zz-c") == find(more, "zz-d") == ()


def test_many_splits_are_followed_once_each(library: Library) -> None:
    splits = {f"zz_{number}": [f"zz-{number + 1}", f"zz-{number + 1}"] for number in range(60)}
    assert find(with_tombstones(library, **splits, zz_60=["zz-about"]), "zz-0") == ("zz-about",)


@pytest.mark.parametrize(
    "refers, target, hit_id",
    [
        ("hero", "zz-fencer", "hero:zz-fencer"),
        ("hero", "zz-burn", None),
        ("hero", "hero:zz-fencer", None),
        ("status", "zz-burn", "status:zz-burn"),
        ("card", "zz-feint", "card:zz-feint"),
        ("component", "zz-die", "component:zz-die"),
        ("step", "orp-4", "step:orp-4"),
        ("step", "orp-5", None),
        ("mode", "zz-duel", "mode:zz-duel"),
        ("ability", "zz-fencer.parry", "ability:zz-fencer.parry"),
        ("ability", "zz-rival.parry", None),
        ("list", "zz-list-swords", "zz-list-swords"),
        ("list", "zz-parry-cost", None),
        ("any", "zz-parry-cost", "zz-parry-cost"),
        ("any", "hero:zz-fencer", "hero:zz-fencer"),
        ("any", "ability:zz-fencer.parry", "ability:zz-fencer.parry"),
        ("any", "zz-fencer.parry", None),
        ("any", "zz-fencer", None),
        ("any", "zz-parry-price", None),
        ("channels", "zz/questions", "channels:zz/questions"),
        ("editions", "2026-01-15", "editions:2026-01-15"),
        ("sections", "zz/hero", "sections:zz/hero"),
        ("keywords", "zz-parry", "keywords:zz-parry"),
        ("keywords", "zz-nothing", None),
    ],
)
def test_what_a_field_leads_to(library: Library, refers: str, target: str, hit_id: str | None) -> None:
    assert resolve(library, refers, target) == hit_id


def test_what_exists(library: Library) -> None:
    assert exists(library, "card:zz-twin")
    assert exists(library, "ability:zz-fencer.parry")
    assert not exists(library, "zz-fencer.parry")
    assert not exists(library, "zz-parry-price")


@pytest.mark.parametrize(
    "refers, target, nearest",
    [
        ("hero", "zz-fencr", "zz-fencer"),
        ("hero", "Fencer", "zz-fencer"),
        ("hero", "фехтовальщица", "zz-fencer"),
        ("hero", "Фехтовальщик", "zz-fencer"),
        ("status", "zz-feint", None),
        ("card", "финт", "zz-feint"),
        ("ability", "zz-fencer.pary", "zz-fencer.parry"),
        ("ability", "Выпад", "zz-fencer.lunge"),
        ("any", "zz-pary-cost", "zz-parry-cost"),
        ("any", "zz-burn", "status:zz-burn"),
        ("any", "Когда разыгрывают Рипост", "zz-riposte-timing"),
        ("any", "zz-parry-payment", "zz-parry-cost"),
        ("list", "zz-list-sword", "zz-list-swords"),
        ("step", "orp4", "orp-4"),
        ("channels", "zz/question", "zz/questions"),
        ("channels", "The documents", "document"),
        ("channels", "Документ", "document"),
        ("keywords", "Оплата БС", "zz-paying"),
        ("sections", "xyz", None),
    ],
)
def test_what_was_meant(library: Library, refers: str, target: str, nearest: str | None) -> None:
    assert suggestion(library, refers, target) == nearest
