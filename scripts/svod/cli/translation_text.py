"""Translations in the terminal: what changed, what was written, where a term stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from svod.text.word_diff import word_diff

if TYPE_CHECKING:
    from collections.abc import Iterable

    from svod.cli.printing import Printer
    from svod.records.library import Library
    from svod.translation.concordance import Place, Wording
    from svod.translation.russian_file import Rewritten

_MARKS = {"same": ("", "", None), "removed": ("[-", "-]", "red"), "added": ("{+", "+}", "green")}


def diff_text(older: str, newer: str) -> str:
    """Both texts in one, ``[-removed-]`` and ``{+added+}`` words marked, with colour for a terminal."""
    pieces = []
    for stretch in word_diff(older, newer):
        before, after, colour = _MARKS[stretch.kind]
        pieces.append(click.style(f"{before}{stretch.text}{after}", fg=colour))
    return "".join(pieces)


def say_rewritten(
    printer: Printer, owner: str, rewritten: Rewritten, done: str, missing: Iterable[str]
) -> None:
    """Says of each unit that changed what was ``done`` and how its English changed."""
    before, after = rewritten.before.units, rewritten.after.units
    changed = [path for path in after if after[path] != before[path]]
    for path in changed:
        printer.say(f"{owner}/{path}: {done}")
        if before[path].english != after[path].english:
            printer.say(diff_text(before[path].english, after[path].english), 2)
    for path in missing:
        printer.say(f"{owner}/{path}: no Russian yet")
    written = f"{len(changed)} of {len(after)} units written" if changed else "nothing to change"
    printer.say(f"{rewritten.path}: {written}")


def say_places(printer: Printer, places: list[Place]) -> None:
    """Prints each place with both texts, the words found in brackets."""
    for place in places:
        printer.say(_named(printer.library, place))
        printer.say(f"ru  {_marked(place.ru) if place.ru else '— no Russian yet'}", 2)
        printer.say(f"en  {_marked(place.en)}", 2)
    printer.say(f"{len(places)} places" if len(places) != 1 else "1 place")


def place_data(library: Library, place: Place) -> dict[str, Any]:
    """A place for programs; ``found`` are start and end of each match, in characters."""
    record = library.records.get(place.owner)
    return {
        "id": place.owner,
        "code": record.code if record else None,
        "path": place.path,
        "en": _data(place.en),
        "ru": _data(place.ru) if place.ru else None,
    }


def _data(wording: Wording) -> dict[str, Any]:
    return {"text": wording.text, "found": [list(each) for each in wording.found]}


def _named(library: Library, place: Place) -> str:
    record = library.records.get(place.owner)
    return f"{place.owner}/{place.path}" + (f"  {record.code}" if record else "")


def _marked(wording: Wording) -> str:
    pieces, last = [], 0
    for start, end in wording.found:
        pieces += [wording.text[last:start], click.style(f"[{wording.text[start:end]}]", bold=True)]
        last = end
    return "".join((*pieces, wording.text[last:]))
