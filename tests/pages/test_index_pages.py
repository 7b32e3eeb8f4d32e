from tests.pages.desk import Desk
from tests.pages.html import parse


def names(desk: Desk, address: str, lang: str = "ru") -> list[str]:
    return [row.text for row in parse(desk.body(address, lang)).all("span", class_="svod-row__name")]


def test_rulings_stand_under_every_section_that_prints_them(desk: Desk) -> None:
    tree = parse(desk.body("rulings/", "en"))
    assert [heading.text for heading in tree.all("h2")] == ["The Fencer", "The Rival", "Not in the document"]
    assert names(desk, "rulings/", "en").count("Parrying a second Attack: what it costs") == 2


def test_names_are_in_the_order_of_the_alphabet(desk: Desk) -> None:
    assert names(desk, "heroes/") == ["Соперник", "Фехтовальщица"]
    assert names(desk, "statuses/", "en") == ["Burn", "Twin"]


def test_a_status_tells_whose_it_is(desk: Desk) -> None:
    row = parse(desk.body("statuses/", "en")).all("li", class_="svod-row")[0]
    assert row.one("span", class_="svod-row__detail").text == "Fencer"


def test_cards_of_nobody_come_first_then_hero_by_hero(desk: Desk) -> None:
    tree = parse(desk.body("cards/", "en"))
    assert [heading.text for heading in tree.all("h2")] == ["Cards of no hero", "Fencer"]


def test_steps_are_in_the_order_of_the_turn_and_indented(desk: Desk) -> None:
    assert names(desk, "steps/", "en") == [
        "Offensive Roll Phase",
        "Step 4 of the ORP",
        "Defensive Roll Phase",
        "Step 1 of the DRP",
    ]
    tree = parse(desk.body("steps/", "en"))
    assert len(tree.all("li", class_="svod-row--in-1")) == 2


def test_what_no_longer_holds_is_marked_in_the_index(desk: Desk) -> None:
    rows = parse(desk.body("rulings/", "en")).all("li", class_="svod-row")
    (fees,) = [row for row in rows if "Fees of a duel" in row.text]
    assert fees.one("span", class_="svod-state").text == "withdrawn"
    assert fees.all(class_="svod-badge") == []


def test_an_empty_index_says_so(own_desk: Desk) -> None:
    own_desk.write("rulings/reference/zz-duel.ru.yml", "")
    own_desk.replace("rulings/zz-hero/zz-parry-cost.yml", "modes: [zz-duel], ", "")
    own_desk.write("rulings/reference/zz-duel.yml", "")
    tree = parse(own_desk.body("modes/", "en"))
    assert tree.one("p", class_="svod-unknown").text == "There is nothing here yet."


def test_the_entries_of_a_list_stand_below_it(desk: Desk) -> None:
    assert names(desk, "lists/", "en") == ["Swords", "The Rival's dagger"]
    rows = parse(desk.body("lists/", "en")).all("li", class_="svod-row--in-1")
    assert [row.one("a").attributes["href"] for row in rows] == ["zz-list-swords/#zz-list-entry"]
