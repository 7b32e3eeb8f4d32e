import datetime as dt
import itertools
import posixpath
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from svod.links.address import OWN_PAGE, SHARED_PAGE, address
from svod.pages.page import Page
from svod.records.library import LANGUAGES
from tests.pages.desk import Desk
from tests.pages.html import Node, parse

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module", params=LANGUAGES)
def site(request: pytest.FixtureRequest) -> dict[str, tuple[Page, Node]]:
    """Every page of a language with its tree."""
    desk = Desk(request.getfixturevalue("library"))
    return {where: (page, parse(page.body)) for where, page in desk.pages(request.param).items()}


def test_every_record_and_ability_has_its_place(site: dict[str, tuple[Page, Node]], desk: Desk) -> None:
    for hit_id in (*desk.library.records, *(f"ability:{ability}" for ability in desk.library.abilities)):
        place = address(desk.library, hit_id)
        _, tree = site[place.page]
        assert not place.anchor or tree.all(id=place.anchor), hit_id


def test_indexes_and_shared_pages_are_listed_and_records_have_parents(
    site: dict[str, tuple[Page, Node]],
) -> None:
    listed = {where for where, (page, _) in site.items() if page.listed}
    folders = {f"{folder}/" for folder in (*OWN_PAGE.values(), *SHARED_PAGE.values())}
    guides = {"search/", "how-to-rule/", "timeline/", "then/", "changes/", "abbreviations/", "translation/"}
    assert listed == {""} | guides | folders
    for where, (page, _) in site.items():
        if not page.listed:
            assert [crumb.address for crumb in page.parents] == [where.split("/")[0] + "/"]


def test_every_link_leads_somewhere(site: dict[str, tuple[Page, Node]]) -> None:
    anchors = {
        where: {node.attributes["id"] for node in tree.all() if "id" in node.attributes}
        for where, (_, tree) in site.items()
    }
    anchors |= {f"{file.stem}/": set() for file in (ROOT / "docs/en").glob("*.md")}
    followed = 0
    for where, (_, tree) in site.items():
        for link in tree.all("a"):
            href = urlsplit(link.attributes["href"] or "")
            assert href.scheme == ""
            target = posixpath.normpath(posixpath.join(where or ".", href.path or "."))
            target = "" if target == "." else f"{target}/"
            assert target in anchors, (where, link.attributes)
            assert not href.fragment or href.fragment in anchors[target], (where, link.attributes)
            followed += 1
    assert followed > 100


def test_anchors_are_unique_on_a_page(site: dict[str, tuple[Page, Node]]) -> None:
    for where, (_, tree) in site.items():
        anchors = [node.attributes["id"] for node in tree.all() if "id" in node.attributes]
        assert len(anchors) == len(set(anchors)), where


def test_every_page_has_one_title_and_a_description(site: dict[str, tuple[Page, Node]]) -> None:
    for where, (page, tree) in site.items():
        assert len(tree.all("h1")) == 1, where
        assert tree.one("h1").text.replace("\u00a0", " ") == page.title
        assert page.description
        assert "<" not in page.title + page.description


def test_headings_do_not_skip_a_level(site: dict[str, tuple[Page, Node]]) -> None:
    for where, (_, tree) in site.items():
        levels = [int(node.tag[1]) for node in tree.all() if node.tag in {"h1", "h2", "h3", "h4", "h5"}]
        assert all(after - before <= 1 for before, after in itertools.pairwise(levels)), (
            where,
            levels,
        )


def test_english_words_on_russian_pages_are_marked_as_english(desk: Desk) -> None:
    words = ("Fencer", "Rival", "Season Zero", "Lunge", "Parry", "Defensive", "DRP")
    marked, unmarked = 0, []
    for where, page in desk.pages("ru").items():
        for node in parse(page.body).all():
            own = " ".join(child for child in node.children if isinstance(child, str))
            if any(word in own for word in words):
                marked += node.lang == "en"
                unmarked += [(where, own)] if node.lang != "en" else []
    assert unmarked == []
    assert marked > 10


def test_old_texts_are_never_outside_their_mark(desk: Desk) -> None:
    tree = parse(desk.body("rulings/zz-parry-cost/", "en"))
    old = [node for node in tree.all("p") if node.text == "Each Parry of the Fencer costs 1 CP."]
    assert [node.inside("del") for node in old] == [True]


def test_the_pages_follow_the_day(desk: Desk) -> None:
    before = parse(desk.body("rulings/zz-parry-cost/", "en", dt.date(2025, 2, 28)))
    after = parse(desk.body("rulings/zz-parry-cost/", "en", dt.date(2025, 3, 1)))
    assert before.all("p", class_="svod-decision__text")[0].text == "Each Parry of the Fencer costs 1 CP."
    assert after.all("p", class_="svod-decision__text")[0].text.startswith(
        "The Fencer pays 1 CP for the first"
    )


def test_without_a_day_the_pages_are_right_today(desk: Desk) -> None:
    body = desk.body("rulings/zz-duel-fees/", "en", dt.date.today())  # noqa: DTZ011  # as the site does
    assert "withdrawn" in body


def test_a_record_that_changed_says_when(site: dict[str, tuple[Page, Node]]) -> None:
    assert site["rulings/zz-parry-cost/"][0].changed == "2025-07-08"
    assert site["rulings/"][0].changed == "2025-07-08"
    assert site[""][0].changed == "2025-07-08"
