"""Texts that no longer hold: found on request alone, and never to be taken for what holds."""

import re
from typing import Literal
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.results_page import results
from tests.browser.windows import Windows

Lang = Literal["ru", "en"]
LANGUAGES: tuple[Lang, ...] = ("ru", "en")
SECTION = ".svod-former"
ARTICLES = f"{SECTION} article"
NAME = {"ru": "Искать и в том, что больше не действует", "en": "Also search what no longer holds"}
RULING = "healing-during-roll-phase"


def fetched(open_page: Windows) -> list[str]:
    return [address for address in open_page.requests if "/search/former" in address]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_they_are_fetched_and_shown_when_they_are_asked_for(open_page: Windows, lang: Lang) -> None:
    page = results(open_page, f"q={RULING}", lang=lang)
    assert fetched(open_page) == []
    expect(page.locator(SECTION)).to_be_hidden()
    box = page.get_by_role("checkbox", name=NAME[lang])
    box.focus()
    page.keyboard.press("Space")
    expect(page.locator(ARTICLES).first).to_be_visible(timeout=10_000)
    expect(box).to_be_checked()
    expect(box).to_be_focused()
    assert parse_qs(urlsplit(page.url).query) == {"q": [RULING], "former": ["1"]}
    assert len(fetched(open_page)) == 2
    page.go_back()
    expect(page.locator(SECTION)).to_be_hidden()
    expect(box).not_to_be_checked()
    page.go_forward()
    expect(page.locator(ARTICLES).first).to_be_visible()
    assert len(fetched(open_page)) == 2


@pytest.mark.parametrize(
    "lang, held",
    [
        ("ru", "Больше не действует: действовал 31 октября 2024 — 19 марта 2025"),
        ("en", "No longer holds: held 31 October 2024 – 19 March 2025"),
    ],
)
def test_each_says_that_it_does_not_hold_and_when_it_did(open_page: Windows, lang: Lang, held: str) -> None:
    page = results(open_page, f"q={RULING}&former=1", lang=lang)
    first = page.locator(ARTICLES).first
    expect(first.locator(".svod-old__when")).to_have_text(held)
    expect(first.locator(".svod-hit__code")).to_have_text(re.compile(r"^R\d+$"))
    assert len(first.locator("del").inner_text()) > 30
    assert page.locator(".svod-found__hits del, .svod-found__hits .svod-old").count() == 0
    way = page.locator(f"{ARTICLES} h3 a").nth(2)
    place = urlsplit(way.get_attribute("href") or "")
    assert place.path.endswith(f"/rulings/{RULING}/")
    assert place.fragment.startswith("p-")
    way.click()
    expect(page.locator(f"[id='{place.fragment}']")).to_be_visible()


@pytest.mark.parametrize(
    "query, held",
    [
        ("status:donut", "действовал с неизвестного дня по 19 марта 2025"),
        ("key-term-limit", "когда действовал, неизвестно"),
        ("dice-rerolling-dice", "действовал с 18 марта 2025 по неизвестный день"),
    ],
)
def test_days_that_nobody_knows_are_said_to_be_unknown(open_page: Windows, query: str, held: str) -> None:
    page = results(open_page, f"q={query}&former=1")
    expect(page.locator(f"{ARTICLES} .svod-old__when").first).to_have_text(f"Больше не действует: {held}")


def test_the_words_asked_for_are_marked(open_page: Windows) -> None:
    page = results(open_page, 'q="old text" reload&former=1', lang="en")
    assert page.locator(f"{ARTICLES} del mark").first.inner_text().lower() in ("old text", "reload", "old")


def test_a_line_above_what_holds_leads_to_them(open_page: Windows) -> None:
    page = results(open_page, f"q={RULING}&former=1", width=390)
    way = page.get_by_role("link", name="Найдено и в том, что больше не действует")
    expect(way).to_be_visible()
    way.click()
    page.wait_for_function("document.querySelector('#s-former').getBoundingClientRect().top < 200")
    assert page.locator(ARTICLES).count() > 4


def test_where_nothing_holds_it_says_so(open_page: Windows) -> None:
    page = results(open_page, "q=quantum borscht&former=1", lang="en")
    expect(page.locator(".svod-found__nothing")).to_have_text("Nothing found")
    expect(page.locator(".svod-former__note")).to_have_text("Nothing is found among what no longer holds.")
    # Words that only a former text has.
    page = results(open_page, "q=healthier hence&as=typed&former=1", lang="en")
    alone = page.locator(".svod-found__nothing")
    expect(alone).to_have_text("Nothing is found among what holds; what no longer holds stands below")
    expect(page.locator(ARTICLES)).to_have_count(1)
    assert page.locator(".svod-found__hits article").count() == 0
    assert page.locator(".svod-former__way").is_hidden()
    expect(page.locator(".svod-search__said")).to_contain_text("what no longer holds stands below")


def test_filters_alone_ask_for_all_of_them(open_page: Windows) -> None:
    page = results(open_page, "kind=mode&former=1")
    assert page.locator(ARTICLES).count() == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_nothing_is_sure_they_are_one_of_the_ways(open_page: Windows, lang: Lang) -> None:
    page = results(open_page, "q=quantum borscht", lang=lang, width=390)
    way = page.locator(".svod-found__unsure").get_by_role("link", name=NAME[lang])
    way.click()
    expect(page.locator(SECTION)).to_be_visible()
    expect(page.locator(".svod-found__unsure").get_by_role("link", name=NAME[lang])).to_have_count(0)
    assert parse_qs(urlsplit(page.url).query)["former"] == ["1"]


@pytest.mark.parametrize("what", ["search/former[.]", "search/former-code[.]"])
def test_if_they_did_not_come_it_says_so_and_asks_again(open_page: Windows, what: str) -> None:
    page = results(open_page, f"q={RULING}", lang="en")
    page.route(re.compile(what), lambda route: route.abort())
    page.get_by_role("checkbox", name=NAME["en"]).check()
    again = page.get_by_role("button", name="Try again")
    expect(again).to_be_visible(timeout=10_000)
    expect(page.locator(SECTION)).to_be_hidden()
    page.unroute(re.compile(what))
    again.click()
    expect(page.locator(ARTICLES).first).to_be_visible(timeout=10_000)
    expect(again).to_have_count(0)


@pytest.mark.parametrize("width, lang, scheme", [(390, "ru", "light"), (1280, "en", "dark")])
def test_axe_finds_nothing_wrong_with_them(
    open_page: Windows, width: int, lang: Lang, scheme: Literal["light", "dark"]
) -> None:
    page = open_page(f"/search/?q={RULING}&former=1", width=width, lang=lang, scheme=scheme)
    expect(page.locator(ARTICLES).first).to_be_visible(timeout=10_000)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
