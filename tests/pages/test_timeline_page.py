from tests.pages.desk import Desk
from tests.pages.html import Node, parse


def page(desk: Desk, lang: str = "en") -> Node:
    return parse(desk.body("timeline/", lang))


def moment(tree: Node, step: str) -> Node:
    """The section of a step."""
    section = tree.one(id=step).parent
    assert section
    return section


def rows(node: Node) -> list[str]:
    return [name.text for name in node.all("span", class_="svod-row__name")]


def test_the_contents_are_the_turn_with_the_steps_in_short(desk: Desk) -> None:
    links = page(desk, "ru").one("nav").all("a")
    assert [(link.text.replace("\u00a0", " "), link.attributes["href"]) for link in links] == [
        ("Фаза броска нападения", "#orp"),
        ("ФБН 4", "#orp-4"),
        ("Фаза броска защиты", "#drp"),
        ("ФБЗ 1", "#drp-1"),
    ]


def test_phases_inside_a_phase_have_lines_of_their_own(own_desk: Desk) -> None:
    own_desk.write(
        "rulings/reference/steps/zz-roll.yml",
        "id: zz-roll\nkind: step\ncode: R230\nname: Roll Phase\nplace: 1\n",
    )
    for phase in ("orp", "drp"):
        own_desk.replace(f"rulings/reference/steps/{phase}.yml", "place:", "within: zz-roll\nplace:")
    lines = page(own_desk).one("nav").all("li", class_="svod-turn__phase")
    assert [line.all("a")[0].text for line in lines] == [
        "Roll Phase",
        "Offensive Roll Phase",
        "Defensive Roll Phase",
    ]
    assert lines[1].has("class_", "svod-turn__phase--1")
    assert page(own_desk).one(id="orp-4").tag == "h4"


def test_the_points_of_a_step_stand_there_with_anchors(own_desk: Desk) -> None:
    own_desk.replace(
        "rulings/reference/steps/drp-1.yml", "place:", "points: [{key: a, text: Both may act.}]\nplace:"
    )
    point = moment(page(own_desk), "drp-1").one(id="drp-1-p-a")
    assert point.one("div").text == "Both may act."


def test_rulings_answered_with_the_step_come_before_those_about_it(own_desk: Desk) -> None:
    own_desk.replace("rulings/reference/zz-clarification.yml", "keywords:", "steps: [drp-1]\nkeywords:")
    section = moment(page(own_desk), "drp-1")
    assert rows(section) == ["When Riposte is played", "Paying before doing"]
    first = section.all("li", class_="svod-row")[0]
    assert first.one("a").attributes["href"] == "../rulings/zz-riposte-timing/#p-main"
    assert first.one(class_="svod-badge").text == "DRP 1"
    fold = section.one("details")
    assert (fold.one("summary").text, rows(fold)) == ("More rulings about it: 1", ["Paying before doing"])


def test_a_list_names_its_entries_by_hero_and_the_things_of_its_lines(own_desk: Desk) -> None:
    own_desk.replace("rulings/reference/zz-list-swords.yml", "sources:", "steps: [drp-1]\nsources:")
    own_desk.replace("rulings/reference/zz-list-entry.yml", "heroes:", "main: [zz-rival]\nheroes:")
    section = moment(page(own_desk), "drp-1")
    line = section.one("p", class_="svod-moment__list")
    assert line.text == "Swords: Rival, Feint, Parry"
    assert line.all("a")[1].attributes["href"] == "../lists/zz-list-swords/#zz-list-entry"
    assert section.all("details") == []


def test_an_entry_of_nobody_is_called_by_its_name(own_desk: Desk) -> None:
    own_desk.replace("rulings/reference/zz-list-swords.yml", "sources:", "steps: [drp-1]\nsources:")
    line = moment(page(own_desk), "drp-1").one("p", class_="svod-moment__list")
    assert line.text == "Swords: The Rival's dagger, Feint, Parry"


def test_what_was_withdrawn_is_not_there(own_desk: Desk) -> None:
    own_desk.replace("rulings/zz-hero/zz-duel-fees.yml", "sources:", "steps: [drp-1]\nsources:")
    assert "Fees of a duel" not in moment(page(own_desk), "drp-1").text


def test_each_step_leads_to_its_page_and_the_page_back(desk: Desk) -> None:
    links = [link.attributes["href"] for link in moment(page(desk), "drp-1").all("a")]
    assert "../steps/drp-1/" in links
    step = parse(desk.body("steps/drp-1/", "en"))
    assert "../../timeline/#drp-1" in [link.attributes["href"] for link in step.all("a")]
