"""The page of results."""

import re
from typing import Literal
from urllib.parse import parse_qs, unquote, urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.axe import violations
from tests.browser.layout_shift import layout_shift
from tests.browser.results_page import results
from tests.browser.windows import Windows

Lang = Literal["ru", "en"]
LANGUAGES: tuple[Lang, ...] = ("ru", "en")
HITS = ".svod-found__hits article"
QUERIES = {"ru": "оглушение", "en": "stun"}


def asked(page: Page) -> dict[str, list[str]]:
    """What the address of the page asks for."""
    return parse_qs(urlsplit(page.url).query)


def open_facet(page: Page, sort: str) -> None:
    """Open the filters and one of their lists, wherever they are closed."""
    for selector in (".svod-filters", f"[data-facet={sort}]"):
        if page.get_attribute(selector, "open") is None:
            page.click(f"{selector} > summary")
    expect(page.locator(f"[data-facet={sort}] label").first).to_be_visible()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_address_shows_its_results(open_page: Windows, lang: Lang) -> None:
    page = results(open_page, f"q={QUERIES[lang]}", lang=lang)
    assert page.input_value("#s-search-page") == QUERIES[lang]
    assert page.title().startswith(f"{QUERIES[lang]} — ")
    assert 3 < page.locator(HITS).count() <= 20
    ruling = page.locator(HITS).filter(has_text=re.compile(r"\bR6\b"))
    assert ruling.locator("h3 a").count() == 1
    assert ruling.locator(".svod-badge").inner_text() == {"ru": "Нет", "en": "No"}[lang]
    day = {"ru": "решено 19 декабря 2024", "en": "ruled 19 December 2024"}[lang]
    assert day in ruling.locator(".svod-hit__about").inner_text()
    assert {"ru": "Варвар", "en": "Barbarian"}[lang] in ruling.locator(".svod-hit__about").inner_text()
    assert ruling.locator("mark").count() > 1


def test_the_matching_point_leads_to_its_place(open_page: Windows) -> None:
    page = results(open_page, "q=оглушение")
    point = page.locator(".svod-hit__point").first
    assert point.locator("mark").count() > 0
    way = point.locator("a")
    assert "#" in (way.get_attribute("href") or "")
    assert (way.get_attribute("aria-label") or "").startswith("К этому пункту: ")
    way.click()
    anchor = urlsplit(page.url).fragment
    assert page.locator(f"[id='{anchor}']").count() == 1


def test_without_a_question_it_says_how_to_ask_and_fetches_nothing(open_page: Windows) -> None:
    page = open_page("/search/")
    expect(page.locator(".svod-unasked")).to_be_visible()
    expect(page.locator(".svod-found")).to_be_hidden()
    page.click(".svod-tips a >> nth=0")
    expect(page.locator(HITS).first).to_be_visible(timeout=10_000)
    expect(page.locator(".svod-unasked")).to_be_hidden()
    page.click("form.svod-search--page [type=reset]")
    expect(page.locator(".svod-unasked")).to_be_visible()
    expect(page).to_have_url(f"{open_page.base_url}/search/")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_filters_narrow_stand_in_the_address_and_can_be_taken_back(open_page: Windows, lang: Lang) -> None:
    page = results(open_page, f"q={QUERIES[lang]}", lang=lang)
    open_facet(page, "kind")
    label = page.locator("[data-facet=kind] label").filter(has=page.locator("[data-key='kind=ruling']"))
    number = int(label.locator(".svod-facet__number").inner_text())
    label.locator("input").focus()
    page.keyboard.press("Space")
    expect(page.locator(".svod-found__chosen button")).to_have_count(1)
    assert asked(page) == {"q": [QUERIES[lang]], "kind": ["ruling"]}
    assert page.locator(HITS).count() == min(number, 20)
    assert set(page.locator(f"{HITS} .svod-hit__kind").all_inner_texts()) == {
        {"ru": "Решение", "en": "Ruling"}[lang]
    }
    expect(page.locator("[data-key='kind=ruling']")).to_be_focused()
    assert page.locator("[data-facet=kind] input").count() > 1
    page.go_back()
    expect(page.locator(".svod-found__chosen")).to_be_hidden()
    page.go_forward()
    page.click(".svod-found__chosen button")
    expect(page.locator(".svod-found__chosen")).to_be_hidden()
    assert asked(page) == {"q": [QUERIES[lang]]}


def test_filters_in_the_address_combine_and_are_named(open_page: Windows) -> None:
    page = results(open_page, "kind=ruling&hero=barbarian&status=stun&since=2024-01-01&x=1")
    chips = page.locator(".svod-found__chosen button")
    assert chips.count() == 4
    assert {"Снять фильтр: Решение", "Снять фильтр: Варвар", "Снять фильтр: с 1 января 2024"} <= {
        chip.get_attribute("aria-label") for chip in chips.all()
    }
    alone = page.locator(HITS).count()
    assert alone > 0
    page.click(".svod-found__chosen a")
    expect(page.locator(".svod-unasked")).to_be_visible()


def test_days_are_chosen_by_two_dates(open_page: Windows) -> None:
    page = results(open_page, "q=урон")
    before = page.inner_text(".svod-found__number")
    page.click(".svod-facet--days > summary")
    page.fill("[name=since]", "2026-01-01")
    expect(page.locator(".svod-found__chosen button")).to_have_count(1)
    assert asked(page)["since"] == ["2026-01-01"]
    assert page.inner_text(".svod-found__number") != before


@pytest.mark.parametrize("day", ["2025-99-99", "2025-02-30", "0000-00-00", "0000-01-01", "2025", "tomorrow"])
def test_a_day_that_no_calendar_has_is_passed_over(open_page: Windows, day: str) -> None:
    page = results(open_page, f"q=оглушение&since={day}&until=2024-02-29")
    expect(page.locator(".svod-found__chosen button")).to_have_text(["по 29 февраля 2024 ✕"])
    expect(page.locator("[name=since]")).to_have_value("")


def test_filters_that_leave_nothing_can_all_be_taken_back(open_page: Windows) -> None:
    page = results(open_page, "q=оглушение&kind=mode&answer=yes", width=390)
    assert page.locator(HITS).count() == 0
    assert "С такими фильтрами ничего нет." in page.inner_text(".svod-found__unsure")
    page.click(".svod-found__chosen a")
    expect(page.locator(HITS).first).to_be_visible()
    assert asked(page) == {"q": ["оглушение"]}


def test_a_wrong_layout_is_read_and_can_be_taken_as_typed(open_page: Windows) -> None:
    page = results(open_page, "q=cnfy")
    read = page.locator(".svod-found__read")
    assert "Понято как:" in read.inner_text()
    assert "cnfy → стан" in read.inner_text()
    read.get_by_role("link", name="Искать как набрано").click()
    assert asked(page) == {"q": ["cnfy"], "as": ["typed"]}
    expect(read.get_by_role("link", name="Снова исправлять")).to_be_visible()
    assert "стан" not in read.inner_text()
    page.go_back()
    expect(read).to_contain_text("cnfy → стан")


@pytest.mark.parametrize("lang, query", [("ru", "борщ с пампушками"), ("en", "quantum chromodynamics")])
def test_where_nothing_is_sure_it_says_so_and_leads_on(open_page: Windows, lang: Lang, query: str) -> None:
    page = results(open_page, f"q={query}", lang=lang, width=390)
    unsure = page.locator(".svod-found__unsure")
    expect(unsure).to_be_visible()
    unsure.locator("a").last.click()
    expect(page).to_have_url(re.compile("/how-to-rule/$"))


def test_before_the_texts_come_nothing_is_found_in_quotes(open_page: Windows) -> None:
    page = open_page("/search/", lang="en")
    held: list[Route] = []
    page.route(re.compile("search/texts"), lambda route: held.append(route))  # noqa: PLW0108  # playwright takes no method
    page.focus("#s-search-page")
    page.keyboard.type('"thick skin" keg')
    expect(page.locator(".svod-found__number")).to_have_text("Looking within the texts…", timeout=10_000)
    assert page.locator(HITS).count() == 0
    assert page.locator("[data-facet]:visible").count() == 0
    expect(page.locator(".svod-found__unsure")).to_be_hidden()
    for route in held:
        route.continue_()
    expect(page.locator(HITS).first).to_be_visible(timeout=10_000)
    expect(page.locator(".svod-found__number")).to_have_text(re.compile("found$"))


def test_a_guess_that_is_a_name_is_told_by_the_name(open_page: Windows) -> None:
    page = results(open_page, "q=барбарьян")
    chip = page.locator(".svod-found__read").get_by_role("link", name="барбарьян → Варвар", exact=True)
    assert urlsplit(chip.get_attribute("href") or "").path == "/heroes/barbarian/"
    assert "…" not in page.inner_text(".svod-found__read")


def test_facets_that_nothing_has_are_not_shown(open_page: Windows) -> None:
    page = results(open_page, "q=quantum borscht", lang="en")
    assert page.locator("[data-facet]:visible").count() == 0
    page.fill("#s-search-page", "stun")
    expect(page.locator("[data-facet]:visible").first).to_be_visible()


def test_an_item_is_shown_by_one_name_of_its_thing(open_page: Windows) -> None:
    page = results(open_page, "q=R592 krampus", lang="en")
    point = page.locator(HITS).first.locator(".svod-hit__point")
    expect(point).to_have_text(re.compile(r"^¶\s+Krampus — Hero \d+"))


def test_the_keyboard_alone_leads_to_a_filter_and_a_hit(open_page: Windows) -> None:
    page = open_page("/search/", width=390)
    page.keyboard.press("/")
    page.keyboard.type("оглушение")
    expect(page.locator(HITS).first).to_be_visible(timeout=10_000)
    page.wait_for_load_state("networkidle")

    def tab_to(selector: str) -> None:
        for _ in range(30):
            page.keyboard.press("Tab")
            if page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
        pytest.fail(f"no way by the keyboard to {selector}")

    tab_to(".svod-filters > summary")
    page.keyboard.press("Enter")
    tab_to("[data-facet=kind] > summary")
    page.keyboard.press("Enter")
    expect(page.locator("[data-key='kind=ruling']")).to_be_visible()
    tab_to("[data-key='kind=ruling']")
    page.keyboard.press("Space")
    expect(page.locator(".svod-found__chosen button")).to_have_count(1)
    tab_to(f"{HITS} h3 a")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/rulings/"))
    page.go_back()
    expect(page.locator(".svod-found__chosen button")).to_have_count(1, timeout=10_000)
    assert page.input_value("#s-search-page") == "оглушение"


def test_when_all_has_come_it_works_without_a_network(open_page: Windows) -> None:
    page = results(open_page, "q=x&former=1", width=390)
    page.context.set_offline(True)
    page.fill("#s-search-page", "healing-during-roll-phase")
    expect(page.locator(".svod-former article").first).to_be_visible()
    assert page.locator(HITS).count() > 0


def test_a_screen_reader_finds_every_piece_by_name(open_page: Windows) -> None:
    page = results(open_page, "q=stun&kind=ruling", lang="en")
    assert page.get_by_role("textbox", name="Search the rulings", exact=True).count() == 1
    assert (
        page.get_by_role("group", name="Filters")
        .get_by_role("button", name="Remove the filter: Ruling")
        .count()
    )
    found = page.locator(".svod-found").get_by_role("article")
    assert found.count() == page.locator(HITS).count() > 3
    assert page.get_by_role("heading", name="Results", level=2).count() == 1
    expect(page.locator("form.svod-search--page").get_by_role("status")).to_have_text(re.compile("found$"))


def test_more_are_shown_on_request(open_page: Windows) -> None:
    page = results(open_page, "q=урон")
    assert page.locator(HITS).count() == 20
    page.click(".svod-found__more")
    assert page.locator(HITS).count() == 40
    expect(page.locator(f"{HITS} h3 a").nth(20)).to_be_focused()


def test_back_leads_to_the_question_and_the_place(open_page: Windows) -> None:
    page = results(open_page, "q=x", width=390)
    page.fill("#s-search-page", "урон")
    expect(page.locator(HITS)).to_have_count(20)
    page.click(".svod-found__more")
    target = page.locator(f"{HITS} h3 a").nth(30)
    target.scroll_into_view_if_needed()
    place = page.evaluate("scrollY")
    assert place > 2_000
    target.click()
    expect(page.locator("h1")).to_be_visible()
    page.go_back()
    expect(page.locator(HITS)).to_have_count(40, timeout=10_000)
    assert page.input_value("#s-search-page") == "урон"
    page.wait_for_function(f"Math.abs(scrollY - {place}) < 200")


def test_typing_changes_the_address_but_not_the_history(open_page: Windows) -> None:
    page = results(open_page, "q=урон")
    before = page.evaluate("history.length")
    page.fill("#s-search-page", "")
    page.focus("#s-search-page")
    page.keyboard.type("варвар стрелок", delay=20)
    expect(page).to_have_url(re.compile("q=.*%D0%BA$"))
    assert asked(page) == {"q": ["варвар стрелок"]}
    assert page.evaluate("history.length") == before
    expect(page).to_have_title(re.compile("^варвар стрелок — "))


def test_a_hit_that_stays_is_not_drawn_again(open_page: Windows) -> None:
    page = results(open_page, "q=оглушение")
    first = page.locator(HITS).first
    first.evaluate("hit => { hit.kept = true; }")
    page.focus("#s-search-page")
    page.keyboard.press("End")
    page.keyboard.type(" ")
    expect(page).to_have_url(re.compile("[+]$"))
    assert first.evaluate("hit => hit.kept") is True
    page.fill("#s-search-page", "слепота")
    expect(first).to_contain_text("Слепота")
    assert first.evaluate("hit => hit.kept") is None


def test_the_other_language_is_asked_the_same(open_page: Windows) -> None:
    page = results(open_page, "q=stun&kind=ruling", lang="en")
    page.click(".svod-language")
    expect(page).to_have_url(f"{open_page.base_url}/search/?q=stun&kind=ruling")
    expect(page.locator(HITS).first).to_be_visible(timeout=10_000)


def test_texts_that_did_not_come_can_be_asked_for_again(open_page: Windows) -> None:
    page = open_page("/search/", lang="en")
    page.route(re.compile("search/texts"), lambda route: route.abort())
    page.focus("#s-search-page")
    page.keyboard.type("R1")
    again = page.get_by_role("button", name="Try again")
    expect(again).to_be_visible(timeout=10_000)
    expect(page.locator(HITS).first.locator(".svod-hit__pending")).to_be_visible()
    page.unroute(re.compile("search/texts"))
    again.click()
    expect(page.locator(HITS).first.locator(".svod-hit__decision")).to_be_visible(timeout=10_000)
    expect(again).to_have_count(0)


@pytest.mark.parametrize("width, lang, scheme", [(390, "ru", "light"), (1280, "en", "dark")])
@pytest.mark.parametrize("query", ["known", "unknown"])
def test_axe_finds_nothing_wrong_with_results(
    open_page: Windows, width: int, lang: Lang, scheme: Literal["light", "dark"], query: str
) -> None:
    asked_for = QUERIES[lang] if query == "known" else "qwzx vbnt"
    page = open_page(f"/search/?q={asked_for}&kind=ruling", width=width, lang=lang, scheme=scheme)
    expect(page.locator(".svod-found")).to_be_visible(timeout=10_000)
    page.wait_for_load_state("networkidle")
    open_facet(page, "kind")
    assert violations(page) == []


def test_on_a_phone_what_a_finger_has_to_hit_is_large_enough(open_page: Windows) -> None:
    page = results(open_page, "q=cnfy&kind=ruling", width=390)
    open_facet(page, "kind")
    selectors = (
        ".svod-chip:is(a, button), .svod-facet label, .svod-filters summary, .svod-search__field button, "
        ".svod-hit__title a, .svod-hit__way"
    )
    assert page.locator(".svod-hit__way").count() > 0
    heights = page.locator(f".svod :is({selectors}):visible").evaluate_all(
        "all => all.map(e => e.getBoundingClientRect().height)"
    )
    assert len(heights) > 8
    assert [height for height in heights if height < 43.5] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_results_do_not_make_the_page_jump(open_page: Windows) -> None:
    page = results(open_page, "q=оглушение", width=390)
    assert layout_shift(page) < 0.1


def test_foreign_words_are_marked_as_foreign(open_page: Windows) -> None:
    page = results(open_page, "kind=ruling")
    open_facet(page, "channel")
    names = page.locator("[data-facet=channel] label span:not(.svod-facet__number)")
    russian = re.compile("[а-яё]", re.IGNORECASE)
    shown = [(name.inner_text(), name.get_attribute("lang")) for name in names.all()]
    assert {lang for _, lang in shown} == {"en", None}
    assert [name for name, lang in shown if (lang is None) != bool(russian.search(name))] == []


def test_a_query_of_a_whole_chat_is_answered(open_page: Windows) -> None:
    page = results(open_page, "q=урон")
    page.fill("#s-search-page", "варвар оглушение " * 6_000)
    expect(page.locator(HITS).first).to_contain_text("Оглушение", timeout=10_000)
    assert len(unquote(page.url)) < 4_200


def test_a_hit_of_several_decisions_says_which_it_shows(open_page: Windows) -> None:
    page = results(open_page, "q=R3", lang="en")
    first = page.locator(HITS).first
    expect(first.locator(".svod-hit__place")).to_have_text(re.compile(r"decision [12] of 2"))
    alone = results(open_page, "q=R5", lang="en").locator(HITS).first
    expect(alone.locator(".svod-hit__decision")).to_be_visible()
    assert alone.locator(".svod-hit__place").count() == 0
