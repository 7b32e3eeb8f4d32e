import dataclasses

import msgspec
import pytest

from svod.links.former import Former, formers
from svod.records.library import Library
from svod.records.tables import Tombstones


def one(library: Library, key: str, *to: str, **fields: str) -> tuple[Former, ...]:
    """What becomes of a tombstone."""
    row = {"key": key, "to": to, "on": "2025-01-01", "text": "…", **fields}
    table = msgspec.convert({"kind": "tombstones", "id": "tombstones", "rows": [row]}, Tombstones)
    return formers(dataclasses.replace(library, tables={"tombstones:tombstones": table}))


@pytest.mark.parametrize(
    "key, to, places",
    [
        ("zz-old", ["zz-parry-cost"], ["rulings/zz-old/"]),
        ("zz-old", ["zz-erratum-feint"], ["errata/#zz-old"]),
        ("zz-old", ["zz-list-entry"], ["lists/zz-list-swords/#zz-old"]),
        ("zz-old", ["zz-parry-cost", "zz-term-parry"], ["rulings/zz-old/", "terms/zz-old/"]),
        ("status:zz-old", ["card:zz-feint"], ["statuses/zz-old/"]),
        ("ability:zz-rival.old", ["ability:zz-fencer.lunge"], ["heroes/zz-rival/#old"]),
        ("zz-old", ["status:zz-burn"], []),
    ],
)
def test_where_a_record_stood(library: Library, key: str, to: list[str], places: list[str]) -> None:
    (former,) = one(library, key, *to)
    assert [str(place) for place in former.places] == places
    assert (former.hit_id, former.targets) == (key, tuple(to))


def test_a_tombstone_may_say_it(library: Library) -> None:
    (former,) = one(library, "zz-old", "zz-parry-cost", address="errata/#zz-old", code="R900")
    assert [str(place) for place in former.places] == ["errata/#zz-old"]
    assert former.code == "R900"


def test_one_that_leads_nowhere_is_left_out(library: Library) -> None:
    assert one(library, "zz-old", "zz-older") == ()


@pytest.mark.parametrize("address", ["", "errata", "/errata/", "#zz-old", "a/b/c/", "errata/#", "../x/"])
def test_no_address_is_refused(library: Library, address: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        one(library, "zz-old", "zz-parry-cost", address=address)
