from tests.pages.desk import Desk
from tests.pages.html import Node, parse


def headings(tree: Node) -> list[str]:
    return [heading.text for heading in tree.all() if heading.tag in {"h2", "h3"}]


def test_a_hero_page_is_full_of_what_is_known(desk: Desk) -> None:
    tree = parse(desk.body("heroes/zz-fencer/", "ru"))
    assert tree.one("h1").text == "Фехтовальщица"
    official = tree.all("p", class_="svod-official")[0].one("span")
    assert (official.text, official.lang) == ("Fencer", "en")
    assert {
        "Решения об этом герое",
        "Способности",
        "Выпад",
        "Состояния и жетоны",
        "Карты",
        "Компоненты",
    } <= set(headings(tree))
    assert tree.one(id="parry-2").text == "Парирование II"


def test_what_is_not_known_of_an_ability_is_said(desk: Desk) -> None:
    tree = parse(desk.body("heroes/zz-fencer/", "en"))
    unknown = [node.text for node in tree.one(id="s-abilities").parent.all("p", class_="svod-unknown")]  # type: ignore[union-attr]
    assert "What it does is not stated in our sources." in unknown
    assert "Our sources do not give its name; this describes it." in unknown


def test_a_hero_without_rulings_and_abilities_says_so(own_desk: Desk) -> None:
    own_desk.write("heroes/zz-nobody.yml", "id: zz-nobody\nkind: hero\ncode: R190\nname: Nobody\n")
    tree = parse(own_desk.body("heroes/zz-nobody/", "ru"))
    assert [node.text for node in tree.all("p", class_="svod-unknown")] == [
        "Решений об этом герое пока нет.",
        "Способности этого героя в наших источниках не названы.",
    ]
    assert tree.one("h1").one("span").lang == "en"


def test_errata_and_lists_stand_on_the_page_of_the_thing(desk: Desk) -> None:
    tree = parse(desk.body("cards/zz-feint/", "en"))
    assert tree.one(id="zz-erratum-feint-p-main").text == "Feint costs 2 CP, not 1."
    lists = tree.one(id="s-lists")
    assert lists.text == "In lists"
    assert "Swords: Only while it is in play." in tree.text


def test_a_line_of_a_list_that_no_longer_holds_is_not_on_the_page(desk: Desk) -> None:
    tree = parse(desk.body("statuses/zz-burn/", "en"))
    assert "Burn is a sword" not in tree.text
    assert tree.all(id="s-about-this-lists") == []
    assert tree.one(id="s-mentions-lists").text == "Lists"


def test_rulings_on_a_step_stand_on_its_page(desk: Desk) -> None:
    tree = parse(desk.body("steps/drp-1/", "en"))
    about, mentions = (tree.one(id=anchor).text for anchor in ("s-about-this-rulings", "s-mentions-rulings"))
    assert (about, mentions) == ("Rulings", "Rulings")
    names = [row.text for row in tree.all("span", class_="svod-row__name")]
    assert names == ["When Riposte is played", "Parrying a second Attack: what it costs"]


def test_an_old_text_of_a_thing_is_history(desk: Desk) -> None:
    tree = parse(desk.body("statuses/zz-burn/", "en"))
    assert [item.text for item in tree.all("li") if item.attributes.get("id") == "p-1"] == [
        "• Burn deals 2 damage. since 10 January 2025"
    ]
    assert tree.one("del").text == "Burn deals 1 damage."
