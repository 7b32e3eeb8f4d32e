"""The hits of a search in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from svod.cli.printing import Printer
    from svod.search.results import Hit, Results


def print_hits(printer: Printer, results: Results) -> None:
    """Prints what was understood, whether anything is sure, and the hits with their decisions."""
    if names := dict.fromkeys(printer.name(name["id"]) for name in results.understood["names"]):
        printer.say(printer.word("prompt.understood", names=", ".join(names)))
    if not results.hits:
        printer.say(printer.word("prompt.nothing"))
    elif not results.confident:
        printer.say(printer.word("prompt.unsure"))
    for number, hit in enumerate(results.hits, start=1):
        _print_hit(printer, number, hit)


def _print_hit(printer: Printer, number: int, hit: Hit) -> None:
    title = click.style(hit.title, bold=True)
    badge = printer.badge(hit.answer, hit.short)
    printer.say()
    printer.say(" ".join(piece for piece in (f"{number}.", badge, title) if piece))
    if hit.decision:
        printer.say(hit.decision, 3)
    if hit.standing != "holds":
        printer.say(printer.word(f"row.{hit.standing}"), 3)
    printer.say(" · ".join(piece for piece in (hit.code, hit.id, hit.url) if piece), 3)
