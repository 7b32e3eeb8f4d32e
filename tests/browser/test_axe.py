"""axe-core finds nothing wrong on any kind of page."""

import pytest

from tests.browser.axe import violations
from tests.browser.page_kinds import PAGES
from tests.browser.windows import Windows


@pytest.mark.parametrize("kind", PAGES)
def test_on_a_phone_in_russian(open_page: Windows, kind: str) -> None:
    assert violations(open_page(PAGES[kind], width=390)) == []


@pytest.mark.parametrize("kind", PAGES)
def test_in_the_dark_in_english(open_page: Windows, kind: str) -> None:
    assert violations(open_page(PAGES[kind], width=1280, scheme="dark", lang="en")) == []


def test_the_dark_page_is_dark(open_page: Windows) -> None:
    page = open_page(PAGES["ruling with several parts"], width=390, scheme="dark")
    assert page.get_attribute("body", "data-md-color-scheme") == "slate"
