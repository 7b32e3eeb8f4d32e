"""Pages as a reader meets them."""

import re
from typing import Literal

import pytest
from playwright.sync_api import Page

from tests.browser.layout_shift import layout_shift
from tests.browser.page_kinds import PAGES
from tests.browser.windows import Windows

FIRST_SCREEN = 844
RULINGS = ["barbarian-thick-skin-2-vs-powder-keg", "barbarian-stun-no-response", "healing-effects-update"]
SEVERAL_PARTS = [
    "gunslinger-bounty-cp-prevention-scenarios",
    "koth-bonus-card-for-attacking-leader",
    "adventures-loot-pure-damage-and-activation",
    "healing-during-roll-phase",
    "miles-morales-webbed-removal-interactions",
    "moon-elf-blind-activation-timing",
]
LANGUAGES: tuple[Literal["ru", "en"], ...] = ("ru", "en")


def bottoms(page: Page, selector: str) -> list[float]:
    """The lower edges of all elements of a selector; each of them is visible."""
    found = page.locator(selector).all()
    assert found, selector
    edges = []
    for element in found:
        box = element.bounding_box()
        assert box
        assert box["height"] > 0
        edges.append(box["y"] + box["height"])
    return edges


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ruling", RULINGS)
def test_the_first_screen_of_a_phone_has_the_whole_answer(
    open_page: Windows, ruling: str, lang: Literal["ru", "en"]
) -> None:
    page = open_page(f"/rulings/{ruling}/", width=390, lang=lang)
    for selector in ("h1", ".svod-badge", ".svod-decision", ".svod-states", ".svod-source", ".svod-edition"):
        assert bottoms(page, selector)[0] <= FIRST_SCREEN, selector


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ruling", SEVERAL_PARTS)
def test_with_several_parts_it_has_all_badges_and_the_first_decision(
    open_page: Windows, ruling: str, lang: Literal["ru", "en"]
) -> None:
    page = open_page(f"/rulings/{ruling}/", width=390, lang=lang)
    assert len(bottoms(page, ".svod-strip .svod-badge")) >= 2
    for selector in ("h1", ".svod-strip .svod-badge", ".svod-states", ".svod-source", ".svod-edition"):
        assert max(bottoms(page, selector)) <= FIRST_SCREEN, selector
    assert bottoms(page, ".svod-decision__text")[0] <= FIRST_SCREEN


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "path, last",
    [
        ("/timeline/", ".svod-turn > ol > li"),
        ("/then/", ".svod-decision__text"),
        ("/then/", ".svod-meanings > div:nth-child(1)"),
        ("/golden-rules/", "> .svod-rows > .svod-row:nth-child(3)"),
        ("/errata/", ".svod-chips > li"),
        ("/questions/", "> .svod-rows > .svod-row:nth-child(5)"),
        ("/lists/", "> .svod-rows > .svod-row:nth-child(5)"),
    ],
)
def test_a_guide_shows_on_the_first_screen_what_it_leads_to(
    open_page: Windows, path: str, last: str, lang: Literal["ru", "en"]
) -> None:
    page = open_page(path, width=390, lang=lang)
    assert page.locator(".svod " + last).first.is_visible()
    assert bottoms(page, ".svod " + last)[-1] <= FIRST_SCREEN


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_to_rule_is_one_screen(open_page: Windows, lang: Literal["ru", "en"]) -> None:
    page = open_page("/how-to-rule/", width=390, lang=lang)
    assert max(bottoms(page, ".svod li")) <= FIRST_SCREEN


@pytest.mark.parametrize("kind", PAGES)
def test_no_page_scrolls_sideways(open_page: Windows, kind: str) -> None:
    page = open_page(PAGES[kind], width=390)
    for width in (390, 320):
        page.set_viewport_size({"width": width, "height": 844})
        wide = page.evaluate(
            """() => [...document.querySelectorAll('.svod *')]
                .filter(e => e.getBoundingClientRect().right > innerWidth + 1)
                .map(e => e.className || e.tagName)"""
        )
        assert wide == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("kind", ["home", "ruling with several parts", "hero", "index of rulings"])
def test_without_javascript_a_page_says_the_same(open_page: Windows, kind: str) -> None:
    shown = [
        re.sub(r"\s+", " ", open_page(PAGES[kind], width=390, javascript=javascript).inner_text(".svod"))
        for javascript in (True, False)
    ]
    assert len(shown[0]) > 60
    assert shown[0] == shown[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_language_of_a_page_and_of_foreign_pieces(open_page: Windows, lang: Literal["ru", "en"]) -> None:
    page = open_page("/heroes/barbarian/", lang=lang)
    assert page.get_attribute("html", "lang") == lang
    foreign = page.locator(".svod [lang]").evaluate_all("all => all.map(e => [e.lang, e.innerText])")
    assert {piece[0] for piece in foreign} == ({"en"} if lang == "ru" else set())
    assert (["en", "Barbarian"] in foreign) == (lang == "ru")


def test_what_a_finger_has_to_hit_is_large_enough(open_page: Windows) -> None:
    selectors = (
        ".svod-row > a, .svod-strip a, .svod-jump summary, .svod-neighbours a, .svod-more"
        ", .svod-chips a, .svod-turn__phase > a"
    )
    met = 0
    for kind in ("home", "ruling with several parts", "index of rulings", "step", "timeline", "then"):
        page = open_page(PAGES[kind], width=390)
        heights = page.locator(selectors).evaluate_all(
            "all => all.map(e => e.getBoundingClientRect().height)"
        )
        assert [height for height in heights if height < 43.5] == []
        met += len(heights)
    assert met > 40


def test_the_page_does_not_jump_while_it_loads(open_page: Windows) -> None:
    page = open_page(PAGES["ruling with one part"], width=390)
    assert layout_shift(page) < 0.02


def test_on_paper_there_is_the_ruling_in_light_colours_and_nothing_for_the_screen(open_page: Windows) -> None:
    page = open_page(PAGES["ruling with one part"], scheme="dark")
    page.emulate_media(media="print")
    for selector in (".md-header", ".md-sidebar--primary", ".md-sidebar--secondary"):
        assert not page.locator(selector).first.is_visible(), selector
    for selector in (".svod-decision", ".svod-source", ".svod-edition"):
        assert page.locator(selector).first.is_visible(), selector
    background = page.locator(".svod-decision").first.evaluate("e => getComputedStyle(e).backgroundColor")
    assert background == "rgb(245, 246, 248)"
    broken = page.locator(".svod-decision").evaluate_all(
        "all => all.map(e => getComputedStyle(e).breakInside)"
    )
    assert set(broken) == {"avoid"}
