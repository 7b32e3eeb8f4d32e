from tests.pages.desk import Desk
from tests.pages.html import parse


def test_changes_show_the_old_text_and_the_new_one(desk: Desk) -> None:
    tree = parse(desk.body("changes/", "en"))
    (change,) = [
        item for item in tree.all("li", class_="svod-happening") if "A turn has one price" in item.text
    ]
    assert change.all("del")[0].text.endswith("Each Parry of the Fencer costs 1 CP.")
    assert change.all("div", class_="svod-new")[0].text.startswith("Now The Fencer pays 1 CP for the first")


def test_years_go_back_and_the_undated_come_last(desk: Desk) -> None:
    tree = parse(desk.body("changes/", "en"))
    assert [heading.text for heading in tree.all("h2")] == ["2025", "2024", "On an unknown day"]


def test_what_nobody_kept_is_told(desk: Desk) -> None:
    assert "The earlier text is not preserved: Decision." in parse(desk.body("changes/", "en")).text
