"""Both runtimes of the search give the same answers: Python here, JavaScript in the browser."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.parity import by_browser, differences, start
from tests.search.made_queries import Asked, endless, judged, made

MADE = 2_000
QUERIES = {
    "judged": [Asked(query.q, query.lang) for query in judged()],
    "made": list(made(MADE)),
    "endless": list(endless()),
}


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("sort", QUERIES)
def test_the_browser_answers_as_the_prompt(
    browser: Browser, site_dir: Path, base_url: str, sort: str, lang: str
) -> None:
    asked = [each for each in QUERIES[sort] if each.lang == lang]
    assert asked
    with browser.new_page() as page:
        start(page, site_dir, base_url, lang)
        assert differences(asked, by_browser(page, asked)) == []


def test_so_many_queries_are_made() -> None:
    assert len(set(map(str, QUERIES["made"]))) > MADE * 0.98


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_difference_would_be_seen(browser: Browser, site_dir: Path, base_url: str, lang: str) -> None:
    asked = QUERIES["judged"][:1]
    with browser.new_page() as page:
        start(page, site_dir, base_url, lang)
        found = by_browser(page, asked)
    found[0]["hits"].reverse()
    assert len(differences(asked, found)) == 1
