import dataclasses

import msgspec

from svod.links.site_root import SiteRoot
from svod.publish.redirects import redirects
from svod.publish.tags import tags
from svod.records.library import Library
from svod.records.tables import Tombstones

ROOT = SiteRoot("https://h.example/sub/")


def attributes(page: bytes, tag: str) -> list[dict[str, str]]:
    return [found for name, found in tags(page.decode()) if name == tag]


def buried(library: Library, to: str, **fields: str) -> Library:
    """The library with the tombstone of `zz-old`, which became another record."""
    row = {"key": "zz-old", "to": [to], "on": "2025-01-01", "text": "…", **fields}
    table = msgspec.convert({"kind": "tombstones", "id": "tombstones", "rows": [row]}, Tombstones)
    return dataclasses.replace(library, tables={**library.tables, "tombstones:tombstones": table})


def test_a_code_leads_to_its_record_in_the_language_asked_for(library: Library) -> None:
    page = redirects(library, "en", ROOT)["r/103/index.html"]
    target = "../../rulings/zz-duel-fees/"
    assert attributes(page, "html") == [{"lang": "en"}]
    assert {"http-equiv": "refresh", "content": f"0; url={target}"} in attributes(page, "meta")
    assert {"name": "robots", "content": "noindex"} in attributes(page, "meta")
    assert attributes(page, "link") == [
        {"rel": "canonical", "href": "https://h.example/sub/en/rulings/zz-duel-fees/"}
    ]
    assert [link["href"] for link in attributes(page, "a")] == [target]


def test_every_code_has_its_page(library: Library) -> None:
    codes = {name for name in redirects(library, "ru", ROOT) if name.startswith("r/")}
    assert codes == {f"r/{code.removeprefix('R')}/index.html" for code in library.by_code}


def test_a_code_leads_to_the_anchor_on_a_shared_page(library: Library) -> None:
    code = library.records["zz-golden-rule"].code.removeprefix("R")
    page = redirects(library, "ru", ROOT)[f"r/{code}/index.html"]
    assert [link["href"] for link in attributes(page, "a")] == ["../../golden-rules/#zz-golden-rule"]
    assert attributes(page, "link")[0]["href"] == "https://h.example/sub/golden-rules/"


def test_a_former_address_leads_to_where_the_record_went_in_the_end(library: Library) -> None:
    made = redirects(library, "ru", ROOT)
    for former in ("zz-parry-price", "zz-parry-payment"):
        links = attributes(made[f"rulings/{former}/index.html"], "a")
        assert [link["href"] for link in links] == ["../../rulings/zz-parry-cost/"]


def test_the_address_of_a_split_record_offers_a_choice(library: Library) -> None:
    page = redirects(library, "ru", ROOT)["rulings/zz-fencing/index.html"]
    links = [link["href"] for link in attributes(page, "a")]
    assert links == ["../../rulings/zz-parry-cost/", "../../rulings/zz-riposte-timing/"]
    assert [meta for meta in attributes(page, "meta") if "http-equiv" in meta] == []
    assert attributes(page, "link") == []


def test_a_former_code_and_a_former_address_of_another_kind_lead_on(library: Library) -> None:
    made = redirects(buried(library, "zz-parry-cost", code="R900", address="rules/zz-old/"), "ru", ROOT)
    assert "rulings/zz-old/index.html" not in made
    for old in ("r/900", "rules/zz-old"):
        links = attributes(made[f"{old}/index.html"], "a")
        assert [link["href"] for link in links] == ["../../rulings/zz-parry-cost/"]


def test_a_former_anchor_has_no_page_of_its_own(library: Library) -> None:
    made = redirects(buried(library, "zz-erratum-feint"), "ru", ROOT)
    assert [name for name in made if "zz-old" in name] == []
