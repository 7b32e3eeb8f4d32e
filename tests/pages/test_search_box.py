import pytest

from svod.pages.search_box import search_box
from tests.pages.desk import Desk
from tests.pages.html import Node, parse


def box(desk: Desk, place: str, lang: str = "en") -> Node:
    return parse(search_box(desk.context(lang).strings, "../search/", place))


@pytest.mark.parametrize("place", ["top", "home", "page"])
def test_it_is_a_form_that_works_without_code(desk: Desk, place: str) -> None:
    form = box(desk, place).one("form")
    assert (form.attributes["action"], form.attributes["method"]) == ("../search/", "get")
    assert form.one("input").attributes["name"] == "q"
    assert form.one("button", type="submit").attributes["aria-label"] == "Find"
    assert form.one("button", type="reset").attributes["aria-label"] == "Clear the field"


@pytest.mark.parametrize("place", ["top", "home"])
def test_the_field_controls_its_own_list(desk: Desk, place: str) -> None:
    field = box(desk, place).one("input").attributes
    assert (field["role"], field["aria-expanded"]) == ("combobox", "false")
    assert box(desk, place).one(role="listbox").attributes["id"] == field["aria-controls"]


def test_the_fields_of_a_page_are_told_apart(desk: Desk) -> None:
    fields = [box(desk, place).one("input").attributes["id"] for place in ("top", "home", "page")]
    assert len(set(fields)) == 3
    names = [box(desk, place).one("form").attributes["aria-label"] for place in ("top", "home")]
    assert names == ["Search the rulings", "Search"]


def test_the_field_of_the_results_has_no_list(desk: Desk) -> None:
    assert "role" not in box(desk, "page").one("input").attributes
    assert box(desk, "page").all(role="listbox") == []


def test_where_the_header_is_narrow_a_link_stands_for_the_field(desk: Desk) -> None:
    assert box(desk, "top", "ru").one("a").attributes["href"] == "../search/"
    assert box(desk, "top", "ru").one("a").attributes["aria-label"] == "Поиск"
    assert box(desk, "home").all("a") == []
