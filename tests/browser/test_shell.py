"""The shell around the pages, in both languages."""

import re
from typing import Literal
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.page_kinds import PAGES
from tests.browser.windows import Windows

RULING = PAGES["ruling with several parts"]
LANGUAGES: tuple[Literal["ru", "en"], ...] = ("ru", "en")
OTHER = {"ru": "en", "en": "ru"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_asks_for_nothing_that_it_does_not_need(open_page: Windows, lang: Literal["ru", "en"]) -> None:
    answers: list[int] = []
    page = open_page(RULING, lang=lang)
    page.on("response", lambda answer: answers.append(answer.status))
    page.reload(wait_until="networkidle")
    assert set(answers) <= {200, 304}
    assert len(answers) > 3
    places = [urlsplit(address).path for address in open_page.requests]
    assert [place for place in places if place.endswith("sitemap.xml")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_switch_of_language_leads_to_the_same_page(open_page: Windows, lang: Literal["ru", "en"]) -> None:
    page = open_page(RULING, lang=lang)
    page.click(".svod-language")
    folder = {"ru": "", "en": "/en"}[OTHER[lang]]
    expect(page).to_have_url(f"{open_page.base_url}{folder}{RULING}")
    assert page.get_attribute("html", "lang") == OTHER[lang]


@pytest.mark.parametrize("scheme, own, other", [("light", "default", "slate"), ("dark", "slate", "default")])
def test_the_colours_follow_the_reader_until_he_chooses_for_both_languages(
    open_page: Windows, scheme: Literal["light", "dark"], own: str, other: str
) -> None:
    page = open_page(RULING, scheme=scheme)
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", own)
    page.click("form[data-md-component=palette] label:not([hidden])")
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", other)
    page.click(".svod-language")
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", other)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_missing_page_is_answered_in_both_languages_at_any_depth(
    open_page: Windows, lang: Literal["ru", "en"]
) -> None:
    page = open_page("/rulings/gone/deeper/", lang=lang)
    assert page.locator("main section[lang=ru] a, main section[lang=en] a").count() == 2
    assert page.evaluate("getComputedStyle(document.querySelector('.md-header')).display") != "none"
    assert violations(page) == []
    page.click("main section[lang=en] a")
    expect(page).to_have_url(f"{open_page.base_url}/en/")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_paper_alone_a_page_says_where_it_stands(open_page: Windows, lang: Literal["ru", "en"]) -> None:
    page = open_page(RULING, lang=lang, scheme="dark")
    address, edition = page.locator(".svod-address"), page.locator(".svod-footer p").first
    assert not address.is_visible()
    page.emulate_media(media="print")
    assert address.inner_text() == page.get_attribute("link[rel=canonical]", "href")
    assert address.inner_text().endswith(f"{'/en' if lang == 'en' else ''}{RULING}")
    for line in (address, edition):
        assert line.is_visible()
        assert line.evaluate("e => getComputedStyle(e).color") == page.locator("h1").evaluate(
            "e => getComputedStyle(e.closest('.svod')).color"
        )
    assert not page.locator(".svod-footer a").first.is_visible()


def test_a_missing_page_names_no_address(open_page: Windows) -> None:
    assert open_page("/rulings/gone/").locator(".svod-address").count() == 0


def test_a_code_leads_to_its_record(open_page: Windows) -> None:
    page = open_page("/r/1/")
    expect(page).to_have_url(re.compile(r"/(?!r/)[a-z-]+/.*"))
    page = open_page("/r/1/", javascript=False)
    expect(page).to_have_url(re.compile(r"/(?!r/)[a-z-]+/.*"))


def test_the_first_stop_of_the_keyboard_leads_to_the_title(open_page: Windows) -> None:
    page = open_page(RULING)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.matches('.md-skip')")
    page.keyboard.press("Enter")
    assert page.evaluate("document.querySelector('h1').id === location.hash.slice(1)")
