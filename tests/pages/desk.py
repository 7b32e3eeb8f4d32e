"""Pages made in tests, for a fixed day."""

import datetime as dt
from pathlib import Path

from svod.links.graph import graph
from svod.pages.context import Context
from svod.pages.page import Page
from svod.pages.prose import Prose
from svod.pages.site import pages
from svod.records.library import Library
from svod.records.store import load

TODAY = dt.date(2026, 2, 1)


class Desk:
    """Makes contexts, prose and pages from one library."""

    def __init__(self, library: Library, root: Path | None = None) -> None:
        self.library, self._root = library, root
        self._made: dict[tuple[str, dt.date], dict[str, Page]] = {}

    @classmethod
    def of(cls, root: Path) -> "Desk":
        """A desk whose base lies in a folder and may change."""
        return cls(load(root), root)

    def write(self, path: str, text: str) -> None:
        """Write a file of the base and read the base anew; an empty text removes the file."""
        assert self._root
        file = self._root / path
        if text:
            file.write_text(text, encoding="utf-8")
        else:
            file.unlink()
        self.library, self._made = load(self._root), {}
        assert self.library.problems == ()

    def replace(self, path: str, old: str, new: str) -> None:
        """Change a text inside a file of the base."""
        assert self._root
        text = (self._root / path).read_text(encoding="utf-8")
        assert old in text
        self.write(path, text.replace(old, new))

    def context(self, lang: str = "ru", today: dt.date = TODAY) -> Context:
        """A context of the library as it is."""
        return Context(self.library, graph(self.library), lang, today)

    def prose(self, lang: str = "ru", here: str = "rulings/zz-here/", today: dt.date = TODAY) -> Prose:
        """Prose for the page `here`."""
        return Prose(self.context(lang, today), here)

    def pages(self, lang: str = "ru", today: dt.date = TODAY) -> dict[str, Page]:
        """Every page by its address."""
        if (lang, today) not in self._made:
            made = pages(self.library, graph(self.library), lang, today)
            self._made[lang, today] = {page.address: page for page in made}
        return self._made[lang, today]

    def body(self, address: str, lang: str = "ru", today: dt.date = TODAY) -> str:
        """The body of one page."""
        return self.pages(lang, today)[address].body
