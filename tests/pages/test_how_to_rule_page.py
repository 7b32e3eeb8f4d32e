import pytest

from tests.pages.desk import Desk
from tests.pages.html import Node, parse


def about(stem: str, code: str, more: str = "") -> str:
    parts = "parts: [{key: main, answer: statement, decision: Look here first.}]\n"
    return f"id: {stem}\nkind: about\ncode: {code}\ntitle: T of {stem}\n{parts}{more}"


@pytest.fixture
def whole(own_desk: Desk) -> Desk:
    """A base with the records on which the page rests."""
    own_desk.write("rulings/reference/doc-source-order.yml", about("doc-source-order", "R240"))
    points = (
        "points:\n  - {key: living, text: It changes.}\n  - {key: comments, text: Write to a-b@c.example.}\n"
    )
    own_desk.write("rulings/reference/doc-preamble.yml", about("doc-preamble", "R241", points))
    return own_desk


def page(desk: Desk, lang: str = "en") -> Node:
    return parse(desk.body("how-to-rule/", lang))


def test_it_quotes_the_order_of_sources_and_where_to_ask(whole: Desk) -> None:
    text = page(whole).text
    assert "Look here first. R240" in text
    assert "Afterwards ask: a-b@c.example R241" in text
    assert "It changes." not in text


def test_a_number_names_its_record_and_leads_there(whole: Desk) -> None:
    code = page(whole).all("a", class_="svod-cite")[0]
    assert code.attributes["href"] == "../about/#doc-source-order"
    assert code.attributes["aria-label"] == "R240: T of doc-source-order"


def test_it_lists_the_golden_rules_and_leads_to_the_open_questions(desk: Desk) -> None:
    tree = page(desk)
    links = {link.text: link.attributes["href"] for link in tree.all("a")}
    assert links["Cards win"] == "../golden-rules/#zz-golden-rule"
    assert links["Look through the open questions"] == "../questions/"
    assert "Look through the open questions (1)" in tree.text


def test_what_the_records_do_not_hold_is_left_out(desk: Desk) -> None:
    tree = page(desk)
    assert [heading.text for heading in tree.all("h2")] == [
        "What always holds",
        "If nothing fits (our advice)",
    ]
    assert tree.all("a", class_="svod-cite") == []
