import pytest

from svod.links.address import OWN_PAGE, SHARED_PAGE, Address, address, short_address
from svod.records.kinds import KINDS
from svod.records.library import Library


@pytest.mark.parametrize(
    "hit_id, place",
    [
        ("zz-parry-cost", "rulings/zz-parry-cost/"),
        ("zz-clarification", "rules/zz-clarification/"),
        ("zz-golden-rule", "golden-rules/#zz-golden-rule"),
        ("zz-erratum-feint", "errata/#zz-erratum-feint"),
        ("zz-term-parry", "terms/zz-term-parry/"),
        ("zz-list-swords", "lists/zz-list-swords/"),
        ("zz-list-entry", "lists/zz-list-swords/#zz-list-entry"),
        ("zz-question", "questions/#zz-question"),
        ("zz-about", "about/#zz-about"),
        ("hero:zz-fencer", "heroes/zz-fencer/"),
        ("ability:zz-fencer.parry-2", "heroes/zz-fencer/#parry-2"),
        ("status:zz-burn", "statuses/zz-burn/"),
        ("card:zz-feint", "cards/zz-feint/"),
        ("component:zz-die", "components/zz-die/"),
        ("step:orp-4", "steps/orp-4/"),
        ("step:drp", "steps/drp/"),
        ("mode:zz-duel", "modes/zz-duel/"),
    ],
)
def test_the_addresses_of_the_contract(library: Library, hit_id: str, place: str) -> None:
    assert str(address(library, hit_id)) == place


def test_every_kind_has_an_address(library: Library) -> None:
    assert {*OWN_PAGE, *SHARED_PAGE, "entry"} == set(KINDS)
    hit_ids = [*library.records, *(f"ability:{ability}" for ability in library.abilities)]
    assert len({str(address(library, hit_id)) for hit_id in hit_ids}) == len(hit_ids)


@pytest.mark.parametrize(
    "hit_id, place",
    [
        ("zz-parry-cost", "rulings/zz-parry-cost/#p-4.5"),
        ("status:zz-burn", "statuses/zz-burn/#p-4.5"),
        ("zz-golden-rule", "golden-rules/#zz-golden-rule-p-4.5"),
        ("zz-list-entry", "lists/zz-list-swords/#zz-list-entry-p-4.5"),
    ],
)
def test_the_place_of_a_text(library: Library, hit_id: str, place: str) -> None:
    assert str(address(library, hit_id).at("4.5")) == place


@pytest.mark.parametrize(
    "hit_id", ["zz-nothing", "zz-fencer", "ability:zz-fencer.nothing", "zz-parry-price", ""]
)
def test_what_is_not_there_has_no_address(library: Library, hit_id: str) -> None:
    with pytest.raises(KeyError):
        address(library, hit_id)


def test_the_page_that_leads_from_a_code() -> None:
    assert short_address("R37") == "r/37/"


def test_an_address_as_text() -> None:
    assert str(Address("rulings/zz/", "p-1")) == "rulings/zz/#p-1"
