from tests.pages.desk import Desk
from tests.pages.html import parse


def test_the_home_page_has_the_search_the_newest_changes_the_heroes_and_the_ways_in(desk: Desk) -> None:
    tree = parse(desk.body("", "en"))
    assert tree.one("form").attributes["action"] == "search/"
    assert [heading.text for heading in tree.all("h2")] == ["Newest changes", "Heroes", "Other ways in"]
    newest = [link.text for link in tree.all("a", class_="svod-happening__link")]
    assert newest[0] == "Parrying a second Attack: what it costs"
    assert 1 < len(newest) <= 5
    heroes = [(link.text, link.attributes["href"]) for link in tree.one("div", class_="svod-grid").all("a")]
    assert heroes == [("Fencer", "heroes/zz-fencer/"), ("Rival", "heroes/zz-rival/")]
    ways = [link.attributes["href"] for link in tree.one("ul", class_="svod-ways").all("a")]
    assert {"rulings/", "errata/", "questions/", "steps/"} <= set(ways)
