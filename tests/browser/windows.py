"""Windows of the browser that may talk to nobody but the site."""

from typing import Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, Request

LOCALES = {"ru": "ru-RU", "en": "en-GB"}
HEIGHTS = {390: 844, 1280: 800}


class Windows:
    """Opens pages of the site at `base_url`, each in a fresh profile, and watches what they do.

    `requests` lists every address asked for, in order; `faults` says in words what no page may do: ask
    another host for anything, or let an error of a script go uncaught.
    """

    def __init__(self, browser: Browser, base_url: str) -> None:
        self.base_url = base_url
        self.requests: list[str] = []
        self.faults: list[str] = []
        self._browser = browser
        self._host = urlsplit(base_url).netloc
        self._contexts: list[BrowserContext] = []

    def __call__(
        self,
        path: str,
        *,
        width: int = 1280,
        scheme: Literal["light", "dark"] = "light",
        lang: Literal["ru", "en"] = "ru",
        javascript: bool = True,
    ) -> Page:
        """Open the page at `path` (as in Russian: "/rulings/x/"; the English one has /en before it)."""
        context = self._browser.new_context(
            viewport={"width": width, "height": HEIGHTS.get(width, 800)},
            color_scheme=scheme,
            locale=LOCALES[lang],
            java_script_enabled=javascript,
            reduced_motion="reduce",
        )
        self._contexts.append(context)
        context.on("request", self._note)
        context.on("weberror", lambda error: self.faults.append(f"uncaught on {path}: {error.error}"))
        page = context.new_page()
        page.goto(self.base_url + ("/en" if lang == "en" else "") + path, wait_until="load")
        return page

    def close(self) -> None:
        """Close every window opened."""
        for context in self._contexts:
            context.close()

    def _note(self, request: Request) -> None:
        address = urlsplit(request.url)
        self.requests.append(request.url)
        if address.scheme in {"http", "https", "ws", "wss"} and address.netloc != self._host:
            self.faults.append(f"asked another host: {request.url}")
