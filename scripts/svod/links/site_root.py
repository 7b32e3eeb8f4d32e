"""Where the site stands on the web, and the full address of each of its places."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

FOLDERS = {"ru": "", "en": "en/"}
"""Language → its folder under the site's root."""


@dataclass(frozen=True)
class SiteRoot:
    """The site's ``url``, absolute and with a slash at its end. Raises ValueError for any other."""

    url: str

    def __post_init__(self) -> None:
        parts = urlsplit(self.url)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.query or parts.fragment:
            raise ValueError(
                f"the site's address {self.url!r} is not of the form https://host/ or https://host/folder/"
            )
        if not self.url.endswith("/"):
            object.__setattr__(self, "url", f"{self.url}/")

    @property
    def path(self) -> str:
        """The folder on its host: ``/``, or ``/folder/``."""
        return urlsplit(self.url).path

    def at(self, lang: str, address: object = "") -> str:
        """The full address of a place, given its path from the language's root."""
        return f"{self.url}{FOLDERS[lang]}{address}"
