"""The addresses that people may have linked to, kept in published.txt: `make published` adds today's."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from operator import and_
from pathlib import Path

from svod.links.former import formers
from svod.links.site_root import SiteRoot
from svod.pages.page import Page
from svod.publish.redirects import redirects
from svod.publish.tags import tags
from svod.records.library import LANGUAGES
from svod.site.base import Base

ROOT = Path(__file__).parents[2]
LIST = Path(__file__).with_name("published.txt")
HEAD = "# Every address and anchor that the site ever had: `make published` adds to it, nothing goes.\n"
NOWHERE = SiteRoot("https://h.example/")


@dataclass(frozen=True)
class Addresses:
    """What both languages of a site have, from the language's root: `/errata/#x`.

    `there` are all pages and anchors, `lasting` those that are for good, `leading` the pages that only lead
    on. `former` are the ids of records that are no more, `places` the anchors that they had.
    """

    there: frozenset[str]
    lasting: frozenset[str]
    leading: frozenset[str]
    former: frozenset[str]
    places: frozenset[str]

    def answers(self, address: str) -> bool:
        """Whether who follows a link to the address comes to what it was about.

        What answers for a former record answers for its texts; where the record was only shown too, on the
        page of a thing, that page does.
        """
        page, _, anchor = address.partition("#")
        record = anchor.partition("-p-")[0]
        place = f"{page}#{record}"
        moved = record in self.former and (place if place in self.places else page) in self.there
        return address in self.there or page in self.leading or moved


def addresses(root: Path) -> Addresses:
    """The addresses of the site that the base at `root` makes today."""
    bases = [Base(root, lang) for lang in LANGUAGES]
    there = reduce(and_, (frozenset(_there(base)) for base in bases))
    leading = reduce(and_, (frozenset(_leading(base)) for base in bases))
    lasting = reduce(and_, (frozenset(_lasting(base)) for base in bases))
    gone = formers(bases[0].library)
    return Addresses(
        there | leading,
        lasting | leading,
        leading,
        frozenset(former.hit_id for former in gone),
        frozenset(f"/{place}" for former in gone for place in former.places),
    )


def _there(base: Base) -> Iterator[str]:
    for page in base.pages:
        yield f"/{page.address}"
        yield from (f"/{page.address}#{anchor}" for anchor in _anchors(page))
    yield from _by_hand(base)


def _lasting(base: Base) -> Iterator[str]:
    """Without the headings (s-…) under which a page arranges what there is: they come and go."""
    yield from (address for address in _there(base) if not re.search("#(.+-)?s-", address))


def _anchors(page: Page) -> Iterator[str]:
    yield from (attributes["id"] for _, attributes in tags(page.body) if "id" in attributes)


def _by_hand(base: Base) -> Iterator[str]:
    """The pages written by hand, with the anchors that they name."""
    for file in (base.root / "docs" / base.lang).glob("*.md"):
        yield f"/{file.stem}/"
        for anchor in re.findall(r"^#.* \{ #([\w-]+) \}$", file.read_text(encoding="utf-8"), re.MULTILINE):
            yield f"/{file.stem}/#{anchor}"


def _leading(base: Base) -> Iterator[str]:
    yield from (f"/{file.removesuffix('index.html')}" for file in redirects(base.library, base.lang, NOWHERE))


def published() -> frozenset[str]:
    """The addresses in the list."""
    lines = LIST.read_text(encoding="utf-8").splitlines()
    return frozenset(line for line in lines if not line.startswith("#"))


def main() -> None:
    """Add what is for good today."""
    lines = sorted(published() | addresses(ROOT).lasting)
    LIST.write_text(HEAD + "".join(f"{line}\n" for line in lines), encoding="utf-8")


if __name__ == "__main__":
    main()
