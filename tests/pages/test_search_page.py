import pytest

from svod.links.address import OWN_PAGE, SHARED_PAGE
from svod.pages.search_page import FACETS
from tests.pages.desk import Desk
from tests.pages.html import Node, parse


@pytest.fixture(params=["ru", "en"])
def tree(request: pytest.FixtureRequest, desk: Desk) -> Node:
    """The page in each language."""
    return parse(desk.body("search/", request.param))


def test_its_form_leads_to_itself(tree: Node) -> None:
    assert tree.one("form").attributes["action"] == "./"
    assert tree.one("form").all("input")[0].attributes["id"] == "s-search-page"


def test_without_code_it_says_so_and_leads_everywhere(tree: Node) -> None:
    assert tree.one("noscript").text
    ways = {link.attributes["href"] for link in tree.one("div", class_="svod-unasked").all("a")}
    folders = {f"../{folder}/" for folder in (OWN_PAGE | SHARED_PAGE).values()}
    assert folders | {"../then/", "../abbreviations/"} <= ways


def test_what_is_found_is_hidden_until_something_is(tree: Node) -> None:
    assert "hidden" in tree.one("div", class_="svod-found").attributes
    assert tree.one("ol", class_="svod-found__hits").children == []


def test_every_facet_has_its_place_and_name(tree: Node) -> None:
    facets = tree.all("details", class_="svod-facet")
    assert [facet.attributes.get("data-facet") for facet in facets] == [*FACETS, None]
    names = [facet.one("summary").text for facet in facets]
    assert len(set(names)) == len(FACETS) + 1
    assert [field.attributes["name"] for field in facets[-1].all("input")] == ["since", "until"]


def test_its_examples_are_questions_in_the_language_of_the_page(desk: Desk) -> None:
    links = parse(desk.body("search/", "ru")).one("div", class_="svod-tips").all("a")
    assert links[2].attributes["href"] == "?q=%D0%A4%D0%91%D0%97%201"
    assert parse(desk.body("search/", "en")).one("div", class_="svod-tips").all("a")[2].attributes[
        "href"
    ] == ("?q=DRP%201")


def test_it_stands_in_the_menu(desk: Desk) -> None:
    page = desk.pages("ru")["search/"]
    assert (page.kind, page.title, page.listed) == ("search", "Поиск", True)
