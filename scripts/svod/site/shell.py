"""What the shell around a page is told: its words, its addresses, the same page in the other language."""

from __future__ import annotations

import posixpath
from typing import TYPE_CHECKING, Any

from svod.links.site_root import FOLDERS
from svod.pages.search_box import search_box
from svod.pages.strings import Strings
from svod.publish.opensearch import NAME, TYPE
from svod.publish.sitemap import alternates
from svod.text.dates import long_date

if TYPE_CHECKING:
    from collections.abc import Iterable

    from markupsafe import Markup

    from svod.links.site_root import SiteRoot
    from svod.records.library import Library

LANGUAGES = {"ru": "Русский", "en": "English"}
LOCALES = {"ru": "ru_RU", "en": "en_GB"}
OTHER = {"ru": "en", "en": "ru"}


class Shell:
    """The shell's words and addresses in one language. ``assets`` are the site's own files.

    Those in a folder ``search`` are fetched when they are asked for: ``search`` has their places by name.
    """

    opensearch, opensearch_type = NAME, TYPE

    def __init__(self, library: Library, lang: str, root: SiteRoot, assets: Iterable[str]) -> None:
        self.lang, self.root = lang, root
        self.strings = {code: Strings(library, code) for code in LANGUAGES}
        self.words = self.strings[lang]
        self.other, self.other_name = OTHER[lang], LANGUAGES[OTHER[lang]]
        self.locale, self.other_locale = LOCALES[lang], LOCALES[OTHER[lang]]
        names = sorted(name for name in assets if not _is_of_search(name))
        self.search = {_role(name): name for name in assets if _is_of_search(name)}
        self.styles = [name for name in names if name.endswith(".css")]
        self.scripts = [name for name in names if name.endswith(".js")]
        day = library.editions.get(library.newest_edition())
        self.edition = (
            self.words("shell.edition", date=long_date(day, lang)) if day else self.words("shell.no-edition")
        )

    def search_box(self, way: str) -> Markup:
        """The header's field; ``way`` leads from the page to the page of results."""
        return search_box(self.words, way, "top")

    def place(self, address: str) -> dict[str, Any]:
        """The addresses of the page at ``address`` (from the language's root)."""
        return {
            "canonical": self.root.at(self.lang, address),
            "alternates": list(alternates(address, self.root)),
            "other_url": self._across(address),
        }

    def lost_place(self) -> dict[str, Any]:
        """The same for a page that stands for any address: the other language's first page."""
        return {"canonical": None, "alternates": [], "other_url": f"{self.root.path}{FOLDERS[self.other]}"}

    def _across(self, address: str) -> str:
        """The way from the page at ``address`` to the same page in the other language."""
        here = f"/{FOLDERS[self.lang]}{address}"
        return posixpath.relpath(f"/{FOLDERS[self.other]}{address}", here) + "/"

    def home(self, lang: str) -> str:
        """The first page of a language, from the host's root."""
        return f"{self.root.path}{FOLDERS[lang]}"


def _is_of_search(name: str) -> bool:
    return "search" in name.split("/")[:-1]


def _role(name: str) -> str:
    """The name of a file without its checksum: ``code`` for ``assets/search/code.ab12.js``."""
    return name.rpartition("/")[2].partition(".")[0]
