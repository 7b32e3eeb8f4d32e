"""The page of results, as tests open it."""

from typing import Literal

from playwright.sync_api import Page, expect

from tests.browser.windows import Windows


def results(open_page: Windows, asked: str, *, width: int = 1280, lang: Literal["ru", "en"] = "ru") -> Page:
    """The page with what is asked for in its address, when all of it is there."""
    page = open_page(f"/search/?{asked}", width=width, lang=lang)
    page.wait_for_load_state("networkidle")
    expect(page.locator(".svod-found")).to_be_visible(timeout=10_000)
    return page
