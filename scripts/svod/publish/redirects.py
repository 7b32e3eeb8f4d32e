"""Pages that lead on: from a record's code (``r/37/``), and from the former address of a record."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from svod.links.address import address, short_address
from svod.links.former import formers
from svod.pages.strings import Strings

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.links.site_root import SiteRoot
    from svod.records.library import Library


def redirects(library: Library, lang: str, root: SiteRoot) -> dict[str, bytes]:
    """File → content, from the language's root. The address of a record that was split offers a choice."""
    strings = Strings(library, lang)
    return {
        f"{old}index.html": _page(library, strings, root, old, targets)
        for old, targets in (*_codes(library), *_formers(library))
    }


def _codes(library: Library) -> Iterator[tuple[str, tuple[str, ...]]]:
    for code, record in library.by_code.items():
        yield short_address(code), (record.hit_id,)


def _formers(library: Library) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Former codes and addresses; the page where records stand together keeps a former anchor itself."""
    for former in formers(library):
        if former.code:
            yield short_address(former.code), former.targets
        yield from ((place.page, former.targets) for place in former.places if not place.anchor)


def _page(library: Library, strings: Strings, root: SiteRoot, old: str, targets: tuple[str, ...]) -> bytes:
    lang, up = strings.lang, "../" * old.count("/")
    places = [(escape(f"{up}{address(library, target)}"), library.name(target, lang)) for target in targets]
    names = [f'<a href="{place}" lang="{name.lang}">{escape(name.text)}</a>' for place, name in places]
    head = [f"<title>{escape(places[0][1].text)}</title>", '<meta name="robots" content="noindex">']
    if len(targets) == 1:
        canonical = escape(root.at(lang, address(library, targets[0]).page))
        head.append(f'<link rel="canonical" href="{canonical}">')
        head.append(f'<meta http-equiv="refresh" content="0; url={places[0][0]}">')
    return "\n".join(
        [
            f'<!doctype html>\n<html lang="{lang}">\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width,initial-scale=1">',
            *head,
            f"<main>\n<h1>{escape(strings('redirect.title'))}</h1>",
            f"<ul><li>{'</li><li>'.join(names)}</li></ul>\n</main>\n",
        ]
    ).encode()
