"""``svod show``."""

from __future__ import annotations

import datetime as dt
import json
from typing import TYPE_CHECKING

import click

from svod.cli.base import Unusable, open_library
from svod.cli.day import Day

if TYPE_CHECKING:
    from svod.records.library import Library


@click.command()
@click.argument("asked", metavar="ID|CODE")
@click.option(
    "--lang", type=click.Choice(["ru", "en"]), default="ru", help="The language shown; ru if not given."
)
@click.option("--as-of", type=Day(), help="Show what held on this day, such as 2024-10-01.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def command(asked: str, lang: str, as_of: dt.date | None, *, as_json: bool) -> None:
    """Show one record: the decision, then what stands behind it.

    A record is named by its code, its id, or an id that it once had. What a card, status or other thing is
    named by may need its kind in front: status:stun.

    \b
    Examples:
      svod show R5
      svod show status:stun --lang en
      svod show koth-bonus-card-for-attacking-leader --as-of 2024-10-01
    """
    from svod.cli.printing import Printer
    from svod.cli.record_text import print_record
    from svod.cli.shown import Shown

    _, library = open_library()
    hit_id = _one(library, asked.strip())
    former = asked.strip() if asked.strip() in library.tombstones else None
    day = as_of or dt.datetime.now(tz=dt.UTC).date()
    data = Shown(library, hit_id, lang, day).data(as_of=as_of is not None)
    if as_json:
        click.echo(json.dumps({**data, "former": former}, ensure_ascii=False, indent=2))
        return
    printer = Printer(library, lang)
    if former:
        printer.say(printer.word("prompt.former", id=former))
    print_record(printer, data)
    printer.footer()


def _one(library: Library, asked: str) -> str:
    """The one hit id that is meant. Raises Unusable where there is none or more than one."""
    from svod.links.lookup import find, suggestion

    found = find(library, asked)
    if len(found) > 1:
        raise Unusable(f"{asked!r} may be any of: {', '.join(found)}; name one of them")
    if not found:
        close = suggestion(library, "any", asked)
        raise Unusable(
            f"nothing has the id or code {asked!r}" + (f"; did you mean {close!r}?" if close else "")
        )
    return found[0]
