import re

from tests.pages.desk import Desk

TOMBSTONES = "rulings/tombstones.yml"


def bury(desk: Desk, *rows: str) -> None:
    desk.write(
        TOMBSTONES, "id: tombstones\nkind: tombstones\nrows:\n" + "".join(f"  - {{{row}}}\n" for row in rows)
    )


def row(key: str, *to: str, more: str = "") -> str:
    return f'key: "{key}", to: {list(to)}, on: 2025-09-01, text: Renamed{more}'


def before_heading(body: str, anchor: str) -> list[str]:
    """The empty anchors before the heading that has an anchor."""
    spans, _, found = body.partition(f' id="{anchor}"')
    assert found
    return re.findall(
        r'<span id="([^"]+)"></span>', re.findall(r"(?:<span id=[^>]+></span>)*<h\d$", spans)[0]
    )


def anchors(body: str) -> list[str]:
    return re.findall(r'\sid="([^"]*)"', body)


def test_a_renamed_erratum_keeps_its_anchors_wherever_it_is_shown(own_desk: Desk) -> None:
    bury(own_desk, row("zz-old", "zz-erratum-feint"))
    for page in ("errata/", "cards/zz-feint/"):
        body = own_desk.body(page, "en")
        assert before_heading(body, "zz-erratum-feint") == ["zz-old", "zz-old-p-main"], page
        assert len(anchors(body)) == len(set(anchors(body)))
    assert "zz-old" not in anchors(own_desk.body("golden-rules/", "en"))


def test_a_renamed_entry_keeps_its_anchor_on_its_list(own_desk: Desk) -> None:
    bury(own_desk, row("zz-old", "zz-list-entry"))
    assert "zz-old" in before_heading(own_desk.body("lists/zz-list-swords/"), "zz-list-entry")


def test_a_renamed_ability_keeps_its_anchor_on_its_hero(own_desk: Desk) -> None:
    bury(own_desk, row("ability:zz-fencer.dodge", "ability:zz-fencer.parry"))
    body = own_desk.body("heroes/zz-fencer/")
    assert before_heading(body, "parry") == ["dodge"]
    assert "p-parry-1" in anchors(body)


def test_an_ability_of_the_same_key_of_another_hero_is_not_meant(own_desk: Desk) -> None:
    own_desk.replace("heroes/zz-rival.yml", "kind: hero", "kind: hero\nabilities: [{key: lunge, name: Leap}]")
    bury(own_desk, row("ability:zz-fencer.thrust", "ability:zz-fencer.lunge"))
    assert "thrust" not in anchors(own_desk.body("heroes/zz-rival/"))


def test_anchors_that_begin_alike_are_told_apart(own_desk: Desk) -> None:
    own_desk.write(
        "rulings/zz-erratum-feint-2.yml",
        "id: zz-erratum-feint-2\nkind: erratum\ncode: R301\ntitle: Another\ntype: card\n"
        "parts: [{key: main, answer: statement, decision: D.}]\n",
    )
    bury(own_desk, row("zz-old", "zz-erratum-feint"))
    body = own_desk.body("errata/", "en")
    assert before_heading(body, "zz-erratum-feint-2") == []
    assert [each for each in anchors(body) if each.startswith("zz-old")] == ["zz-old", "zz-old-p-main"]


def test_a_record_that_went_to_another_page_leaves_a_line(own_desk: Desk) -> None:
    bury(own_desk, row("zz-old", "zz-parry-cost", more=', address: "errata/#zz-old"'))
    body = own_desk.body("errata/", "en")
    line = re.search(r'<p id="zz-old">(.*)</p>\n</div>\n$', body)
    assert line
    assert '<a href="../rulings/zz-parry-cost/">Parrying a second Attack' in line[1]


def test_the_halves_of_a_split_share_one_anchor(own_desk: Desk) -> None:
    bury(own_desk, row("zz-old", "zz-erratum-feint", "zz-parry-cost", more=', address: "errata/#zz-old"'))
    assert anchors(own_desk.body("errata/")).count("zz-old") == 1
