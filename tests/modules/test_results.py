import pytest

from svod.records.library import Library
from svod.search.results import url
from tests.modules.node import Node

CARD: dict[str, object] = {
    "code": None,
    "title": "",
    "standing": "holds",
    "issued": None,
    "changed": None,
    "channel": None,
    "parts": [],
}


@pytest.mark.parametrize(
    "hit_id, kind",
    [
        ("zz-parry-cost", "ruling"),
        ("zz-golden-rule", "golden-rule"),
        ("ability:zz-fencer.parry", "ability"),
        ("hero:zz-fencer", "hero"),
        ("zz-list-entry", "entry"),
    ],
)
@pytest.mark.parametrize("sort", ["point", "example", "item", "part", "note", "names"])
def test_the_address_is_that_of_the_prompt(
    node: Node, library: Library, hit_id: str, kind: str, sort: str
) -> None:
    key = "1.a"
    card = {**CARD, "id": hit_id, "kind": kind, "url": url(library, hit_id, "en")}
    place = {"sort": sort, "key": key, "part": None}
    hit = node.call("results.js", "hitOf", card, [place], 1)
    point = key if sort in ("point", "example", "item") else None
    assert (hit["point"], hit["url"]) == (point, url(library, hit_id, "en", point))
    former: list[object] = [hit_id, sort, key, None, "2024-01-01", "unknown", "", [], []]
    assert node.call("former_hits.js", "formerHitOf", former, card, 1)["url"] == hit["url"]
