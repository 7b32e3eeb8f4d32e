"""The watch over the browser tests catches what it is there for."""

import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.axe import violations
from tests.browser.site_server import serving
from tests.browser.windows import Windows

Show = Callable[[str], Windows]


@pytest.fixture
def show(browser: Browser, tmp_path: Path) -> Iterator[Show]:
    """Windows on a site whose Russian and English page is the given HTML."""
    (tmp_path / "en").mkdir()
    opened: list[Windows] = []

    def windows_on(html: str) -> Windows:
        (tmp_path / "index.html").write_text(html, encoding="utf-8")
        (tmp_path / "en/index.html").write_text(html, encoding="utf-8")
        opened.append(Windows(browser, address))
        return opened[-1]

    with serving(tmp_path) as address:
        yield windows_on
        for windows in opened:
            windows.close()


def test_a_quiet_page_has_no_faults_and_its_requests_are_logged(show: Show) -> None:
    windows = show("<!doctype html><meta charset=utf-8><title>Тихо</title><link rel=icon href=data:,>")
    page = windows("/", lang="en", width=390, scheme="dark")
    assert page.title() == "Тихо"
    assert [address.removeprefix(windows.base_url) for address in windows.requests][:1] == ["/en/"]
    dark = "matchMedia('(prefers-color-scheme: dark)').matches"
    assert page.evaluate(f"[innerWidth, {dark}, navigator.language]") == [390, True, "en-GB"]
    assert windows.faults == []


def test_a_request_to_another_host_is_a_fault_and_gets_no_answer(show: Show) -> None:
    windows = show(
        "<!doctype html><img src='http://other.example/x.png'>"
        "<script>fetch('https://127.0.0.1:9/y').catch(() => {})</script>"
    )
    page = windows("/")
    assert sorted(windows.faults) == [
        "asked another host: http://other.example/x.png",
        "asked another host: https://127.0.0.1:9/y",
    ]
    assert page.evaluate("document.images[0].naturalWidth") == 0


def test_an_uncaught_error_is_a_fault(show: Show) -> None:
    windows = show("<!doctype html><script>throw new Error('boom')</script>")
    windows("/")
    assert ["boom" in fault for fault in windows.faults] == [True]


def test_without_javascript_no_script_runs(show: Show) -> None:
    windows = show(
        "<!doctype html><meta charset=utf-8><script>throw 'boom'</script><noscript>без скриптов</noscript>"
    )
    page = windows("/", javascript=False)
    assert "без скриптов" in page.inner_text("body")
    assert windows.faults == []


def test_cyrillic_has_a_font(show: Show) -> None:
    # A letter without a font is drawn as a box, and all boxes are of one width.
    page = show("<!doctype html><meta charset=utf-8><span>ш</span><span>г</span>")("/")
    wide, narrow = page.evaluate("[...document.querySelectorAll('span')].map(e => e.offsetWidth)")
    assert wide > narrow


def test_axe_finds_what_is_wrong_and_names_the_place(show: Show) -> None:
    page = show("<!doctype html><html lang=ru><title>x</title><main><h1>x</h1><img src=data:, id=pic>")("/")
    assert [line.partition(":")[0] for line in violations(page)] == ["image-alt"]
    assert "#pic" in violations(page)[0]


def test_axe_knows_the_rules_of_wcag_2_2(show: Show) -> None:
    page = show("<!doctype html><html lang=ru><title>x</title><main><h1>x</h1></main>")("/")
    assert violations(page) == []
    assert page.evaluate("axe.getRules(['wcag22aa']).map(rule => rule.ruleId)") == ["target-size"]


def test_the_host_answers_a_missing_page_with_404_html(tmp_path: Path) -> None:
    (tmp_path / "404.html").write_text("нет такой страницы", encoding="utf-8")
    with (
        serving(tmp_path) as address,
        pytest.raises(urllib.error.HTTPError, match="404") as caught,
    ):
        urllib.request.urlopen(f"{address}/missing/", timeout=5)
    with caught.value as answer:
        assert answer.read().decode() == "нет такой страницы"
