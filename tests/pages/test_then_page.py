import pytest

from tests.pages.desk import Desk
from tests.pages.html import Node, parse

LIST = "rulings/reference/zz-thens.yml"
KEYWORDS = "rulings/keywords.yml"
FIELDS = "keywords: [then]\nparts: [{key: main, answer: statement, decision: D}]\n"


@pytest.fixture
def thens(own_desk: Desk) -> Desk:
    """A base whose Fencer has two abilities with a then, and texts that tell what it means."""
    old = own_desk.context().library.root
    assert old
    keywords = (old / KEYWORDS).read_text(encoding="utf-8")
    own_desk.write(KEYWORDS, keywords + "  - {key: then, text: then, term: zz-then}\n")
    own_desk.write(
        LIST,
        "id: zz-thens\nkind: list\ncode: R201\ntitle: Thens\nkeywords: [then]\n"
        "parts: [{key: main, answer: statement, decision: These.}]\nitems:\n"
        "  - {key: a, thing: 'ability:zz-fencer.lunge', then: after-damage, text: It waits.}\n"
        "  - {key: b, thing: 'ability:zz-fencer.parry', then: break, text: It parts.}\n"
        "  - {key: c, thing: 'ability:zz-fencer.parry-2', then: break, text: It parts.}\n"
        "  - {key: d, thing: 'ability:zz-fencer.stare', until: 2025-01-01, then: misprint, text: Old.}\n"
        "history: [{key: d, date: 2025-01-01, change: amended, touches: [d], note: N}]\n",
    )
    for stem, kind, more in (
        ("zz-then", "term", "printed: [{section: zz/fencer}]\n"),
        ("zz-use-2", "term", "printed: [{section: zz/fencer, number: '2'}]\nrests_on: [zz-then]\n"),
        ("zz-use-1", "term", "printed: [{section: zz/fencer, number: '1'}]\nrests_on: [zz-then]\n"),
        ("zz-said", "entry", "parent: zz-thens\nplace: 1\nabilities: [zz-fencer.lunge]\n"),
        ("zz-told", "rule", "abilities: [zz-fencer.lunge]\n"),
    ):
        code = f"R{210 + sum(stem.encode())}"
        own_desk.write(
            f"rulings/reference/{stem}.yml",
            f"id: {stem}\nkind: {kind}\ncode: {code}\ntitle: Title of {stem}\n{FIELDS}{more}",
        )
    return own_desk


def page(desk: Desk, lang: str = "en") -> Node:
    return parse(desk.body("then/", lang))


def test_it_says_what_the_word_means_and_how_it_is_used(thens: Desk) -> None:
    tree = page(thens)
    assert tree.one("div", class_="svod-decision").text == "D"
    uses = [[cell.text for cell in row.all() if cell.tag in ("th", "td")] for row in tree.all("tr")[1:]]
    assert uses == [["1", "Title of zz-use-1D"], ["2", "Title of zz-use-2D"]]


def test_every_ability_stands_under_its_hero_with_meaning_words_and_texts(thens: Desk) -> None:
    tree = page(thens)
    assert [heading.text for heading in tree.all("h3")] == ["Fencer"]
    cases = tree.one("section", class_="svod-thens").all("li")
    assert [case.one(class_="svod-badge").text for case in cases] == ["break only", "after damage"]
    assert [link.text for link in cases[0].one("strong").all("a")] == ["Parry", "Parry II"]
    assert [link.attributes["href"] for link in cases[1].all("a")] == [
        "../heroes/zz-fencer/#lunge",
        "../lists/zz-thens/#zz-said",
        "../rules/zz-told/",
    ]
    assert cases[1].all("p")[0].text == "It waits."


def test_a_line_that_no_longer_holds_is_not_there(thens: Desk) -> None:
    tree = page(thens)
    assert "Old." not in tree.text
    assert [badge.text for badge in tree.one("dl").all(class_="svod-badge")] == ["break only", "after damage"]


def test_each_meaning_leads_to_the_heroes(thens: Desk) -> None:
    links = page(thens).one("dl").all("a")
    assert [(link.text, link.attributes["href"]) for link in links] == [("Fencer", "#zz-fencer")] * 2


def test_open_questions_on_the_word_stand_at_the_end(thens: Desk) -> None:
    assert page(thens).all(id="s-questions") == []
    thens.replace("rulings/reference/zz-question.yml", "heroes:", "keywords: [then]\nheroes:")
    assert page(thens).one(id="s-questions").text == "Open questions"
    assert "Parrying in the dark" in page(thens).text


def test_the_meaning_stands_on_the_hero_s_page_and_on_the_list(thens: Desk) -> None:
    facts = parse(thens.body("heroes/zz-fencer/", "en")).all("p", class_="svod-facts-line")
    assert "Then: after damage" in facts[0].text
    assert {link.attributes["href"] for link in facts[0].all("a")} == {"../../then/#zz-fencer"}
    items = parse(thens.body("lists/zz-thens/", "en")).one("ul", class_="svod-items").all("li")
    assert items[0].text == "Lunge after damage — It waits."


def test_without_a_term_and_lists_it_says_that_there_is_nothing(desk: Desk) -> None:
    tree = page(desk)
    assert tree.one("p", class_="svod-unknown").text == "There is nothing here yet."
    assert tree.all("table") == []
