from tests.pages.desk import Desk
from tests.pages.html import Node, parse


def erratum(stem: str, code: str, fields: str, type_: str = "leaflet") -> str:
    parts = "parts: [{key: main, answer: statement, decision: D}]\n"
    return f"id: {stem}\nkind: erratum\ncode: {code}\ntitle: Erratum {stem}\ntype: {type_}\n{parts}{fields}"


def page(desk: Desk, address: str, lang: str = "en") -> Node:
    return parse(desk.body(address, lang))


def test_errata_stand_under_their_hero_then_cards_then_the_general_ones(own_desk: Desk) -> None:
    for number, (stem, fields) in enumerate(
        (("zz-fencer-board", "heroes: [zz-rival, zz-fencer]\nmain: [zz-fencer]\n"), ("zz-all", ""))
    ):
        own_desk.write(f"rulings/reference/{stem}.yml", erratum(stem, f"R{250 + number}", fields))
    tree = page(own_desk, "errata/")
    assert [heading.text for heading in tree.all("h2")] == ["Fencer", "Cards", "General"]
    chips = tree.one("ul", class_="svod-chips").all("a")
    assert [(chip.text, chip.attributes["href"]) for chip in chips] == [
        ("Fencer", "#s-zz-fencer"),
        ("Cards", "#s-cards"),
        ("General", "#s-general"),
    ]
    assert [h.text for h in tree.all("h3")] == ["Erratum zz-fencer-board", "Feint", "Erratum zz-all"]


def test_an_erratum_says_what_was_where_it_says_what_is_now(own_desk: Desk) -> None:
    own_desk.replace(
        "rulings/reference/zz-erratum-feint.yml",
        "  - {key: main, answer",
        "  - {key: main, until: 2025-01-01, answer: statement, decision: Feint costs 3 CP.}\n"
        "  - {key: main, since: 2025-01-01, answer",
    )
    own_desk.replace(
        "rulings/reference/zz-erratum-feint.yml",
        "cards:",
        "history: [{key: a, date: 2025-01-01, change: amended, touches: [main], note: Cheaper.}]\ncards:",
    )
    tree = page(own_desk, "errata/")
    assert [old.text for old in tree.all("del")] == ["Feint costs 3 CP."]
    order = tree.text
    now, was, history = (order.index(text) for text in ("costs 2 CP", "What it said", "Cheaper."))
    assert now < was < history


def test_golden_rules_and_questions_have_a_line_each_at_the_top(desk: Desk, own_desk: Desk) -> None:
    assert page(desk, "golden-rules/").all("ul", class_="svod-rows") != []
    own_desk.write(
        "rulings/reference/zz-second.yml",
        "id: zz-second\nkind: golden-rule\ncode: R260\ntitle: Boards lose\nnumber: 2\n"
        "parts: [{key: main, answer: statement, decision: A board loses.}]\n",
    )
    top = page(own_desk, "golden-rules/").all("ul", class_="svod-rows")[0]
    assert [row.text for row in top.all("li")] == [
        "Cards win A card wins over a board.",
        "Boards lose A board loses.",
    ]
    assert top.all("a")[1].attributes["href"] == "#zz-second"


def test_what_rests_on_a_record_is_listed_with_it(desk: Desk) -> None:
    fold = page(desk, "golden-rules/").one("details", class_="svod-fold")
    names = [name.text for name in fold.all("span", class_="svod-row__name")]
    assert "Paying before doing" in names
    assert fold.one("summary").text == f"Rest on it or mention it: {len(names)}"


def test_a_question_says_what_the_texts_say_and_which_they_are(own_desk: Desk) -> None:
    own_desk.replace(
        "rulings/reference/zz-question.yml",
        "heroes:",
        "points: [{key: a, text: One text says yes.}]\nrests_on: [zz-parry-cost]\nheroes:",
    )
    tree = page(own_desk, "questions/")
    headings = [heading.text for heading in tree.all("h3")]
    assert headings[:1] == ["What the texts say"]
    assert "The texts" in headings
    ruling = parse(own_desk.body("rulings/zz-parry-cost/", "en"))
    mark = ruling.one("li", class_="svod-state--question").one("a")
    assert (mark.text, mark.attributes["href"]) == (
        "Open question",
        "../../questions/#zz-question",
    )
    assert tree.one("li", class_="svod-state--no-answer").text == "No official answer yet"
