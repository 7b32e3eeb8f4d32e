"""The field of every page and the list under it."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal
from urllib.parse import unquote, urlsplit

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from svod.site.build import build_site
from tests.browser.axe import violations
from tests.browser.page_kinds import PAGES
from tests.browser.site_server import serving
from tests.browser.windows import Windows
from tests.site.sound_base import sound_base

Lang = Literal["ru", "en"]
LANGUAGES: tuple[Lang, ...] = ("ru", "en")
RULING = PAGES["ruling with several parts"]
FIELD = "#s-search-top"
LIST = "#s-search-top-hits"
OPTIONS = f"{LIST} [role=option]"
WORDS = {"ru": "оглушения варвара", "en": "barbarian stunned"}
SLASH_IN_RUSSIAN = """document.activeElement.dispatchEvent(
    new KeyboardEvent("keydown", {key: ".", code: "Slash", bubbles: true, cancelable: true}))"""


def ask(page: Page, query: str, field: str = FIELD) -> Locator:
    """Type a query; the options, when the first is there and the texts have come."""
    page.focus(field)
    page.wait_for_load_state("networkidle")
    page.keyboard.type(query)
    options = page.locator(f"{field}-hits [role=option]")
    expect(options.first).to_be_visible(timeout=10_000)
    return options


def of_search(requests: list[str]) -> list[str]:
    """The files of the search among the addresses asked for, by name."""
    paths = [urlsplit(address).path for address in requests]
    return [path.rpartition("/")[2].partition(".")[0] for path in paths if re.search("/search/.*[.]js", path)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", ["/", RULING, "/search/"])
def test_nothing_is_fetched_until_the_reader_means_to_search(
    open_page: Windows, path: str, lang: Lang
) -> None:
    page = open_page(path, lang=lang)
    page.wait_for_load_state("networkidle")
    assert of_search(open_page.requests) == ["loader"]
    field = "#s-search-page" if path == "/search/" else FIELD
    with page.expect_response(re.compile("search/texts")):
        page.focus(field)
    fetched = of_search(open_page.requests)
    assert sorted(fetched[1:4]) == ["code", "index", "words"]
    assert fetched[4:] == ["texts"]


@pytest.mark.parametrize("lang, folder", [("ru", ""), ("en", "/en")])
def test_hits_show_kind_badge_and_decision_with_the_words_marked_in_any_form(
    open_page: Windows, lang: Lang, folder: str
) -> None:
    options = ask(open_page(RULING, lang=lang), WORDS[lang])
    ruling = options.filter(has_text=re.compile(r"\bR6\b"))
    kind, badge, stun = {
        "ru": ("Решение", "Нет", "Оглушения"),
        "en": ("Ruling", "No", "Stun"),
    }[lang]
    assert ruling.locator(".svod-hit__kind").inner_text() == kind
    assert ruling.locator(".svod-badge").inner_text() == badge
    assert len(ruling.locator(".svod-hit__decision").inner_text()) > 60
    assert stun in ruling.locator("mark").all_inner_texts()
    assert (
        urlsplit(ruling.get_attribute("href") or "").path == f"{folder}/rulings/barbarian-stun-no-response/"
    )


def test_the_keyboard_alone_leads_to_a_hit(open_page: Windows) -> None:
    page = open_page(RULING)
    options = ask(page, "оглушение")
    field = page.locator(FIELD)
    expect(field).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowDown")
    second = options.nth(1)
    expect(field).to_have_attribute("aria-activedescendant", second.get_attribute("id") or "")
    expect(second).to_have_attribute("aria-selected", "true")
    assert page.locator(f"{LIST} [aria-selected=true]").count() == 1
    page.keyboard.press("Home")
    page.keyboard.press("End")
    expect(second).to_have_attribute("aria-selected", "true")
    assert page.evaluate("document.activeElement.selectionStart") == len("оглушение")
    target = second.get_attribute("href") or ""
    page.keyboard.press("Enter")
    expect(page).to_have_url(target)


def test_the_arrows_go_round_by_way_of_the_field(open_page: Windows) -> None:
    page = open_page(RULING)
    options = ask(page, "оглушение")
    page.keyboard.press("ArrowUp")
    expect(options.last).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowDown")
    assert page.locator(f"{LIST} [aria-selected=true]").count() == 0
    assert page.get_attribute(FIELD, "aria-activedescendant") is None


def test_enter_without_a_choice_leads_to_all_results(open_page: Windows) -> None:
    page = open_page(RULING, lang="en")
    last = ask(page, "stun").last
    assert urlsplit(last.get_attribute("href") or "").path == "/en/search/"
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{open_page.base_url}/en/search/?q=stun")


def test_escape_closes_the_list_and_an_arrow_opens_it_again(open_page: Windows) -> None:
    page = open_page(RULING)
    ask(page, "стан")
    page.keyboard.press("Escape")
    expect(page.locator(LIST)).to_be_hidden()
    expect(page.locator(FIELD)).to_have_attribute("aria-expanded", "false")
    assert page.input_value(FIELD) == "стан"
    page.keyboard.press("ArrowDown")
    expect(page.locator(OPTIONS).first).to_be_visible()


def test_escape_leads_back_to_the_field_from_beside_it(open_page: Windows) -> None:
    page = open_page(RULING)
    ask(page, "стан")
    page.keyboard.press("Tab")
    expect(page.locator("form.svod-search--top .svod-search__clear")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(FIELD)).to_be_focused()
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(page.locator(LIST)).to_be_hidden()
    assert page.input_value(FIELD) == "стан"


def test_the_list_itself_is_no_stop_of_the_keyboard(open_page: Windows) -> None:
    page = open_page(RULING)
    ask(page, "стан")
    assert page.evaluate(f"(list => list.scrollHeight > list.clientHeight)(document.querySelector('{LIST}'))")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('form.svod-search') === null")
    expect(page.locator(LIST)).to_be_hidden()


def test_the_list_closes_when_the_reader_leaves_it(open_page: Windows) -> None:
    page = open_page(RULING)
    ask(page, "стан")
    page.mouse.click(100, 500)
    expect(page.locator(LIST)).to_be_hidden()


def test_a_screen_reader_is_told_how_many_there_are_and_whether_it_is_sure(open_page: Windows) -> None:
    page = open_page(RULING)
    said = page.locator("form.svod-search--top [role=status]")
    ask(page, "оглушение")
    expect(said).to_have_text(re.compile(r"^Найден[ао] \d+ запис[ьие]й?$"))
    page.fill(FIELD, "борщ с пампушками")
    expect(said).to_have_text(re.compile(r"Ничего надёжного"))
    page.fill(FIELD, "")
    expect(said).to_have_text("")


@pytest.mark.parametrize("press", ["page.keyboard.press('/')", "in Russian"])
def test_a_key_leads_to_the_field_but_not_while_one_writes(open_page: Windows, press: str) -> None:
    page = open_page(RULING)

    def slash() -> None:
        if press == "in Russian":
            page.evaluate(SLASH_IN_RUSSIAN)
        else:
            page.keyboard.press("/")

    slash()
    expect(page.locator(FIELD)).to_be_focused()
    assert page.input_value(FIELD) == ""
    page.keyboard.type("1")
    slash()
    assert page.input_value(FIELD) == ("1" if press == "in Russian" else "1/")


def test_the_key_can_be_switched_off(open_page: Windows) -> None:
    page = open_page("/search/")
    page.focus("#s-search-page")
    page.wait_for_load_state("networkidle")
    page.uncheck(".svod-slash input")
    page.goto(open_page.base_url + RULING)
    page.keyboard.press("/")
    expect(page.locator(FIELD)).not_to_be_focused()


def test_on_the_home_page_the_key_leads_to_the_field_in_sight(open_page: Windows) -> None:
    page = open_page("/", width=1280)
    page.keyboard.press("/")
    expect(page.locator("#s-search-home")).to_be_focused()
    page.evaluate("document.activeElement.blur(), scrollTo(0, document.body.scrollHeight)")
    page.keyboard.press("/")
    expect(page.locator(FIELD)).to_be_focused()


def test_the_field_of_the_home_page_has_its_own_list(open_page: Windows) -> None:
    page = open_page("/", width=390)
    options = ask(page, "стан", "#s-search-home")
    assert options.count() > 2
    expect(page.locator(LIST)).to_be_hidden()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_phone_a_button_opens_the_field_over_the_header(open_page: Windows, lang: Lang) -> None:
    page = open_page(RULING, width=390, lang=lang)
    expect(page.locator(FIELD)).to_be_hidden()
    button = page.locator(".svod-search-open")
    size = button.bounding_box()
    assert size
    assert min(size["width"], size["height"]) >= 44
    button.click()
    expect(page.locator(FIELD)).to_be_focused()
    form = page.locator(".svod-search--top").bounding_box()
    assert form
    assert (form["x"], form["width"]) == (0, 390)
    for each in page.locator(".svod-search--top button:visible").all():
        box = each.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
    page.click(".svod-search__close")
    expect(page.locator(FIELD)).to_be_hidden()
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    ask(page, "R6")
    page.keyboard.press("Escape")
    expect(page.locator(LIST)).to_be_hidden()
    expect(page.locator(FIELD)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(FIELD)).to_be_hidden()
    expect(button).to_be_focused()


def test_on_a_phone_every_hit_is_large_enough_for_a_finger(open_page: Windows) -> None:
    page = open_page(RULING, width=390)
    page.click(".svod-search-open")
    page.keyboard.type("стан")
    expect(page.locator(OPTIONS).first).to_be_visible(timeout=10_000)
    heights = page.locator(OPTIONS).evaluate_all("all => all.map(e => e.getBoundingClientRect().height)")
    assert len(heights) > 3
    assert min(heights) >= 43.5
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("width, lang, scheme", [(390, "ru", "light"), (1280, "en", "dark")])
def test_axe_finds_nothing_wrong_with_the_open_list(
    open_page: Windows, width: int, lang: Lang, scheme: Literal["light", "dark"]
) -> None:
    page = open_page(RULING, width=width, lang=lang, scheme=scheme)
    if width == 390:
        page.click(".svod-search-open")
    ask(page, WORDS[lang])
    page.keyboard.press("ArrowDown")
    assert violations(page) == []


@pytest.mark.parametrize("what", ["index", "code"])
def test_a_search_that_did_not_load_says_so_and_loads_again(open_page: Windows, what: str) -> None:
    page = open_page(RULING)
    page.route(re.compile(f"/search/{what}[.]"), lambda route: route.abort())
    page.focus(FIELD)
    page.keyboard.type("стан")
    again = page.get_by_role("button", name="Повторить")
    expect(again).to_be_visible()
    assert page.locator(f"form:has({FIELD})").get_attribute("action") == "../../search/"
    page.unroute(re.compile(f"/search/{what}[.]"))
    again.click()
    expect(page.locator(OPTIONS).first).to_be_visible(timeout=10_000)
    expect(page.locator(FIELD)).to_be_focused()
    expect(again).to_have_count(0)


def test_when_all_has_come_it_works_without_a_network(open_page: Windows) -> None:
    page = open_page(RULING)
    ask(page, "стан")
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    before = len(open_page.requests)
    page.fill(FIELD, "варвар стрелок")
    expect(page.locator(OPTIONS).filter(has_text="Варвар").first).to_be_visible()
    assert len(open_page.requests) == before


def test_before_the_texts_come_no_answer_of_several_is_shown(open_page: Windows) -> None:
    page = open_page(PAGES["home"], width=1280, lang="en")
    held: list[Route] = []
    page.route(re.compile("search/texts"), lambda route: held.append(route))  # noqa: PLW0108  # playwright takes no method
    page.focus(FIELD)
    page.keyboard.type("R1")
    first = page.locator(OPTIONS).first
    expect(first).to_contain_text("R1", timeout=10_000)
    assert first.locator(".svod-badge, .svod-hit__decision").count() == 0
    expect(first.locator(".svod-hit__pending")).to_contain_text("Several answers")
    for route in held:
        route.continue_()
    expect(first.locator(".svod-hit__decision")).to_be_visible(timeout=10_000)
    assert first.locator(".svod-badge").count() == 1
    assert first.locator(".svod-hit__pending").count() == 0


@pytest.mark.parametrize("fails", [False, True])
def test_before_the_texts_come_nothing_is_found_in_quotes(open_page: Windows, *, fails: bool) -> None:
    page = open_page(PAGES["home"], lang="en")
    held: list[Route] = []
    page.route(re.compile("search/texts"), lambda route: held.append(route))  # noqa: PLW0108  # the same
    page.focus(FIELD)
    page.keyboard.type('"thick skin" "powder keg"')
    note = page.locator("form.svod-search--top .svod-search__note")
    expect(note).to_have_text("Looking within the texts…", timeout=10_000)
    expect(page.locator("form.svod-search--top [role=status]")).to_have_text("Looking within the texts…")
    assert page.locator(OPTIONS).count() == 0
    assert page.get_attribute(FIELD, "aria-expanded") == "false"
    for route in held:
        route.abort() if fails else route.continue_()
    if fails:
        expect(note).to_have_text("The texts did not load. The network may be gone.", timeout=10_000)
        assert page.locator(OPTIONS).count() == 0
    else:
        expect(page.locator(OPTIONS).first).to_be_visible(timeout=10_000)
        expect(note).to_have_text("")


@pytest.mark.parametrize(
    "lang, field, hits", [("ru", "Поиск по решениям", "Найденное"), ("en", "Search the rulings", "Found")]
)
@pytest.mark.parametrize("place", ["top", "home"])
def test_a_screen_reader_finds_every_piece_by_name(
    open_page: Windows, lang: Lang, field: str, hits: str, place: str
) -> None:
    page = open_page("/", lang=lang)
    ask(page, WORDS[lang], f"#s-search-{place}")
    form = page.locator(f"form.svod-search--{place}")
    box = form.get_by_role("combobox", name=field, exact=True)
    expect(box).to_be_focused()
    options = form.get_by_role("listbox", name=hits, exact=True).get_by_role("option")
    assert options.count() > 3
    page.keyboard.press("ArrowDown")
    chosen = form.get_by_role("option", selected=True)
    expect(chosen).to_have_count(1)
    expect(chosen).to_have_accessible_name(re.compile(r"R\d+ "))
    kind = {"ru": "Решение", "en": "Ruling"}[lang]
    assert options.filter(has_text="R6").first.aria_snapshot().startswith(f'- option "{kind}')
    expect(form.get_by_role("status")).to_have_text(re.compile(r"\d"))


def test_russian_in_the_wrong_layout_is_read_on_a_phone(open_page: Windows) -> None:
    page = open_page("/", width=390)
    options = ask(page, "jukeitybt dfhdfhf", "#s-search-home")
    expect(options.first.locator("mark").first).to_have_text(re.compile("Оглуш|Варвар", re.IGNORECASE))
    assert options.filter(has_text=re.compile(r"\bR6\b")).count() == 1


def test_a_text_is_never_taken_for_html(open_page: Windows) -> None:
    page = open_page(RULING, lang="en")

    def poison(route: Route) -> None:
        packed: dict[str, Any] = route.fetch().json()
        titles = packed["cards"]["titles"]
        packed["cards"]["titles"] = [f"{title} <img src=x onerror=alert(1)>" for title in titles]
        route.fulfill(body=json.dumps(packed), content_type="application/json")

    page.route(re.compile("search/index[.]"), poison)
    page.on("dialog", lambda dialog: open_page.faults.append(dialog.message))
    options = ask(page, "<img src=x onerror=alert(1)> stun")
    assert "<img src=x onerror=alert(1)>" in options.first.inner_text()
    assert page.locator(f"form:has({FIELD}) img").count() == 0


def test_without_code_the_field_leads_to_the_page_that_leads_everywhere(open_page: Windows) -> None:
    page = open_page(RULING, javascript=False)
    page.fill(FIELD, "стан")
    page.press(FIELD, "Enter")
    assert unquote(page.url) == f"{open_page.base_url}/search/?q=стан"
    assert "JavaScript" in page.inner_text(".svod-unasked")
    assert page.locator(".svod-unasked .svod-chips a").count() > 10
    assert not page.locator(".svod-tips").is_visible()


def test_on_paper_there_is_no_field(open_page: Windows) -> None:
    page = open_page("/", width=390)
    page.emulate_media(media="print")
    assert page.locator(".svod-search:visible, .svod-search-open:visible").count() == 0


@pytest.fixture
def below(browser: Browser, site_dir: Path, tmp_path: Path) -> Iterator[Windows]:
    """Windows on the site in a folder of its host."""
    (tmp_path / "sub").symlink_to(site_dir)
    with serving(tmp_path) as address:
        windows = Windows(browser, f"{address}/sub")
        yield windows
        windows.close()
        assert windows.faults == []


@pytest.mark.parametrize("lang, folder", [("ru", ""), ("en", "/en")])
def test_it_works_in_a_folder_of_its_host(below: Windows, lang: Lang, folder: str) -> None:
    page = below(RULING, lang=lang)
    options = ask(page, WORDS[lang])
    ways = options.evaluate_all("all => all.map(e => e.href)")
    assert len(ways) > 3
    assert [way for way in ways if not way.startswith(f"{below.base_url}{folder}/")] == []
    options.first.click()
    expect(page.locator("h1")).to_be_visible()
    assert "404" not in page.title()
    assert page.url.startswith(f"{below.base_url}{folder}/")


@pytest.fixture(scope="module")
def published_below(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Windows]:
    """Windows on a small site made for a folder of its host, with the host's page for what is missing."""
    host = tmp_path_factory.mktemp("host")
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setenv("SVOD_SITE_URL", "https://h.example/sub/")
        build_site(sound_base(tmp_path_factory.mktemp("small") / "base"), host / "sub")
    (host / "404.html").symlink_to(host / "sub/404.html")
    with serving(host) as address:
        windows = Windows(browser, f"{address}/sub")
        yield windows
        windows.close()
        assert windows.faults == []


@pytest.mark.parametrize("path", ["/", "/no/such/page/"])
@pytest.mark.parametrize("lang, folder", [("ru", ""), ("en", "/en")])
def test_a_site_made_for_a_folder_is_searched_on_every_page_of_it(
    published_below: Windows, lang: Lang, folder: str, path: str
) -> None:
    page = published_below(path, lang=lang)
    missing = path != "/"
    root = f"{published_below.base_url}{'' if missing else folder}/"  # the one page for both is Russian
    options = ask(page, "parry")
    ways = options.evaluate_all("all => all.map(e => e.href)")
    assert len(ways) > 3
    assert [way for way in ways if not way.startswith(root)] == []
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{root}search/?q=parry")
    expect(page.locator(".svod-found__hits article").first).to_be_visible(timeout=10_000)
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    page.fill("#s-search-page", "riposte")
    first = page.locator(".svod-found__hits article").first
    expect(first).to_contain_text(re.compile("Riposte|Рипост"))
    assert (first.locator("h3 a").get_attribute("href") or "").startswith(root)
