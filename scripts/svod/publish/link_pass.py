"""The link pass: every address in a built site leads somewhere in it. Other hosts are not asked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import unquote, urljoin, urlsplit

from svod.publish.site_file import Link, SiteFile, site_file

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from svod.links.site_root import SiteRoot


@dataclass(frozen=True, order=True)
class BrokenLink:
    """An address in a file of the site that leads nowhere."""

    file: str
    sort: str
    target: str
    fault: str

    def __str__(self) -> str:
        return f"{self.file}: {self.sort} {self.target!r}: {self.fault}"


@dataclass(frozen=True)
class Elsewhere:
    """Pages that another build puts below ``folder``: their ``addresses`` count as there."""

    folder: str = "\0"
    addresses: frozenset[str] = frozenset()


def broken_links(folder: Path, root: SiteRoot, elsewhere: Elsewhere | None = None) -> list[BrokenLink]:
    """Every broken link of the site built in ``folder`` for ``root``, in order."""
    return sorted(set(_Pass(folder, root, elsewhere or Elsewhere()).broken()))


class _Pass:
    """One look through a site."""

    def __init__(self, folder: Path, root: SiteRoot, elsewhere: Elsewhere) -> None:
        self.root, self.elsewhere, self.host = root, elsewhere, urlsplit(root.url).netloc
        self.known: dict[tuple[str, str, bool], str | None] = {}
        paths = {str(path.relative_to(folder)): path for path in folder.rglob("*") if path.is_file()}
        self.names = {name.replace("\\", "/") for name in paths}
        self.folders = {name.rpartition("/")[0] for name in self.names}
        found = {name: site_file(path) for name, path in paths.items()}
        self.files = {name: file for name, file in found.items() if file}

    def broken(self) -> Iterator[BrokenLink]:
        for name, file in self.files.items():
            for link in file.links:
                if fault := self._fault(name, link):
                    yield BrokenLink(name, link.sort, link.target, fault)
            yield from self._one_sided(name, file)

    def _fault(self, name: str, link: Link) -> str | None:
        """What is wrong with a link, or None.

        Most links are those of the menu, the same on every page but for the steps up: each is followed once.
        """
        place, target = name, link.target
        while target.startswith("../") and "/" in place:
            place, target = place[: place.rindex("/")], target[3:]
        own = place == name and not target.partition("#")[0].partition("?")[0]
        known = (name if own else place[: place.rfind("/") + 1], target, link.loads)
        if known not in self.known:
            self.known[known] = self._follow(*known)
        return self.known[known]

    def _follow(self, place: str, link: str, loads: bool) -> str | None:  # noqa: FBT001  # one flag of three
        try:
            target = urlsplit(urljoin(f"{self.root.url}{place}", link))
        except ValueError:
            return "is no address"
        if target.scheme not in ("http", "https"):
            return None
        if target.netloc != self.host:
            return "is fetched from another host" if loads else None
        if not target.path.startswith(self.root.path) or _climbs_out(place, link):
            return "lies outside the site"
        place = unquote(target.path.removeprefix(self.root.path))
        return self._missing(place, unquote(target.fragment))

    def _missing(self, place: str, anchor: str) -> str | None:
        if place.startswith(self.elsewhere.folder):
            there = place.removeprefix(self.elsewhere.folder) in self.elsewhere.addresses
            return None if there or not place.endswith("/") else "no such page"
        file = f"{place}index.html" if place.endswith("/") or not place else place
        if file not in self.names:
            return "lacks the / at its end" if place in self.folders else "no such page or file"
        if (
            anchor
            and file in self.files
            and file.endswith(".html")
            and anchor not in self.files[file].anchors
        ):
            return None if anchor in ("top", "") or anchor.startswith(":~:") else f"no #{anchor} on that page"
        return None

    def _one_sided(self, name: str, file: SiteFile) -> Iterator[BrokenLink]:
        """Pages named as the same in another language that do not name this one."""
        for lang, target in file.alternates.items():
            place = target.removeprefix(self.root.url)
            other = self.files.get(f"{place}index.html")
            if other is None or lang == "x-default":
                continue
            if other.lang != lang:
                yield BrokenLink(
                    name, "hreflang", target, f"the page there is in {other.lang!r}, not {lang!r}"
                )
            elif f"{self.root.url}{name.removesuffix('index.html')}" not in other.alternates.values():
                yield BrokenLink(name, "hreflang", target, "the page there does not lead back")


def _climbs_out(place: str, link: str) -> bool:
    """Whether a relative address has more steps up than its place has folders."""
    parts = urlsplit(link)
    if parts.scheme or parts.netloc or parts.path.startswith("/"):
        return False
    depth = place.count("/")
    for step in parts.path.split("/"):
        depth += -1 if step == ".." else 0 if step in ("", ".") else 1
        if depth < 0:
            return True
    return False
