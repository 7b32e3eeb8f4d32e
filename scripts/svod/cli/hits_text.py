"""The hits of a search in the terminal."""

from __future__ import annotations

import datetime as dt
from collections.abc import Collection, Iterable, Mapping
from typing import TYPE_CHECKING, Any

import click

from svod.links.site_root import FOLDERS
from svod.records.fields import UNKNOWN

if TYPE_CHECKING:
    from svod.cli.printing import Printer
    from svod.search.results import FormerHit, Hit, Results

_MOST_GUESSES = 3


def print_hits(printer: Printer, results: Results, outdated: Collection[str] = ()) -> None:
    """Prints what was understood, whether anything is sure, the hits, and the former texts asked for.

    ``outdated`` are the ids of the hits whose text is not today's.
    """
    understood = results.understood
    if day := understood["filters"].get("as_of"):
        held = printer.word("prompt.holds")
        printer.say(printer.word("prompt.as-of", date=printer.date(day), standing=held))
    _print_understood(printer, understood)
    if not results.confident:
        _print_way_out(printer, results)
    for number, hit in enumerate(results.hits, start=1):
        _print_hit(printer, number, hit, outdated=hit.id in outdated)
    if results.hidden:
        printer.say()
        printer.say(printer.word("prompt.hidden", n=results.hidden))
    if results.former is not None:
        printer.heading(printer.word("prompt.old" if day else "prompt.old-today"))
        for text in results.former:
            _print_former(printer, text)
        if not results.former:
            printer.say(printer.word("prompt.nothing"), 2)


def _print_understood(printer: Printer, understood: Mapping[str, Any]) -> None:
    """The names, what was read otherwise than typed, the period."""
    if names := dict.fromkeys(printer.name(name["id"]) for name in understood["names"]):
        printer.say(printer.word("prompt.understood", names=", ".join(names)))
    if changes := [_read_as(printer, change, understood["names"]) for change in understood["changes"]]:
        printer.say(printer.word("prompt.read-as", changes=", ".join(changes), option="--as-typed"))
    if days := understood["days"]:
        printer.say(printer.word("prompt.days", days=printer.period(days)))


def _read_as(printer: Printer, change: Mapping[str, str], names: Iterable[Mapping[str, str]]) -> str:
    """What was typed, and the name or the word as which it was read; guesses are beginnings of words."""
    typed, read = change["typed"], change["read"]
    called = [name for name in names if typed in name["text"].split(" ")]
    if len(called) == 1:
        typed, read = called[0]["text"], printer.name(called[0]["id"])
    elif change["how"] != "layout":
        read = ", ".join(f"{guess}…" for guess in read.split(", ")[:_MOST_GUESSES])
    return f"«{typed} → {read}»"


def _print_way_out(printer: Printer, results: Results) -> None:
    """What is left where nothing is sure: the nearest names, and the way to rule without a ruling."""
    printer.say(printer.word("prompt.unsure" if results.hits else "prompt.nothing"))
    if near := dict.fromkeys(name["text"] for name in results.understood["nearest"]):
        printer.say(printer.word("prompt.nearest", names=", ".join(near)))
    if not results.hidden:
        printer.say(printer.word("prompt.how-to-rule", url=f"/{FOLDERS[printer.lang]}how-to-rule/"))


def _print_hit(printer: Printer, number: int, hit: Hit, *, outdated: bool) -> None:
    title = click.style(hit.title, bold=True)
    badge = printer.badge(hit.answer, hit.short)
    printer.say()
    printer.say(" ".join(piece for piece in (f"{number}.", badge, title) if piece))
    for line in (hit.decision or "").splitlines():
        printer.say(line, 3)
    if hit.standing != "holds":
        printer.say(printer.word(f"row.{hit.standing}"), 3)
    if outdated:
        printer.say(printer.word("prompt.not-today"), 3)
    printer.say(" · ".join(piece for piece in (hit.code, hit.id, hit.url) if piece), 3)


def _print_former(printer: Printer, text: FormerHit) -> None:
    printer.say()
    printer.say(click.style(f"{text.title} ({_days(printer, text)})", bold=True), 2)
    for line in text.text.splitlines():
        printer.say(line, 4)
    printer.say(" · ".join(piece for piece in (text.code, text.id, text.url) if piece), 4)


def _days(printer: Printer, text: FormerHit) -> str:
    """The first and the last day on which a text held."""
    known = {"since": text.since} if text.since != UNKNOWN else {}
    if text.until != UNKNOWN:
        known["until"] = (dt.date.fromisoformat(text.until) - dt.timedelta(days=1)).isoformat()
    key = "held" if len(known) > 1 else f"held-{next(iter(known), 'unknown')}"
    return printer.word(f"prompt.{key}", **{name: printer.date(day) for name, day in known.items()})
