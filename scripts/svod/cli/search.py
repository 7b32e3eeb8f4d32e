"""``svod search``."""

from __future__ import annotations

import datetime as dt
import json
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import click
from click.core import ParameterSource

from svod.cli.base import Unusable, open_library
from svod.cli.day import Day
from svod.cli.filter_values import FILTERS, complete, usable

_ANSWERS = ("yes", "no", "depends", "when", "how-much", "which", "statement")
_Command = TypeVar("_Command", bound=Callable[..., object])


def _filter(sort: str, text: str) -> Callable[[_Command], _Command]:
    return click.option(f"--{sort}", multiple=True, metavar="ID", help=text, shell_complete=complete)


@click.command()
@click.argument("query", required=False)
@click.option(
    "--lang",
    type=click.Choice(["ru", "en"]),
    default="ru",
    help="The texts searched and shown; ru if not given.",
)
@_filter("hero", "Records about the hero; several: about all of them.")
@_filter("status", "Records about the status, token or companion; several: about all.")
@_filter("card", "Records about the card; several: about all.")
@_filter("step", "Records about the phase or step, such as drp-1; several: about all.")
@_filter("mode", "Hides what concerns other modes only; several: what does not hold in all.")
@_filter("kind", "Records of the kind, such as ruling; several: of any.")
@_filter("section", "Records printed in the section (or below it) of the document; several: in any.")
@click.option(
    "--answer", multiple=True, type=click.Choice(_ANSWERS), help="Records that answer so; several: any."
)
@_filter("channel", "Records ruled or changed in the channel; several: in any.")
@click.option("--since", type=Day(), help="Records issued or changed on this day or later.")
@click.option("--until", type=Day(), help="Records issued or changed on this day or earlier.")
@click.option("--as-of", type=Day(), help="Search the texts that held on this day.")
@click.option("--former", is_flag=True, help="Also find texts that no longer hold, with the days they held.")
@click.option("--as-typed", is_flag=True, help="Take every word as it stands: correct and guess nothing.")
@click.option("--limit", type=click.IntRange(1, 1000), default=10, help="Most hits; 10 if not given.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@click.option(
    "--batch",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    help="Judged queries, one in JSON a line: print how well the search answers them.",
)
def command(
    query: str | None,
    *,
    lang: str,
    since: dt.date | None,
    until: dt.date | None,
    as_of: dt.date | None,
    former: bool,
    as_typed: bool,
    limit: int,
    as_json: bool,
    batch: Path | None,
    **chosen: tuple[str, ...],
) -> None:
    """Search the rulings, in words, names, codes or ids.

    Filters narrow a search; without a query they list what they let through, the newest first.
    Exit codes: 0 also where nothing is found, 2 unusable input.

    \b
    Examples:
      svod search "бочка варвар"
      svod search "when is blind rolled" --lang en --json
      svod search "bonus card" --lang en --as-of 2024-10-01
      svod search --hero psylocke --answer no
      svod search "bounty" --lang en --former
    """
    from svod.cli.hits_text import print_hits
    from svod.cli.printing import Printer
    from svod.search.engine import Engine
    from svod.search.facets import Filters
    from svod.search.query import AS_TYPED, PARTS
    from svod.search.results import View

    if batch:
        _refuse_beside_batch(click.get_current_context())
    root, library = open_library()
    if batch:
        from svod.cli.judged import figures

        click.echo(json.dumps(figures(root, library, batch, _today()), ensure_ascii=False, indent=2))
        return
    filters = Filters(
        values={
            sort: usable(library, sort, values) if sort in FILTERS else values
            for sort, values in chosen.items()
            if values
        },
        **{
            name: day.isoformat()
            for name, day in (("since", since), ("until", until), ("as_of", as_of))
            if day
        },
    )
    if not (query or filters):
        raise Unusable("say what to search for: words, or a filter such as --hero")
    parts = AS_TYPED if as_typed else PARTS
    engine = Engine(library, None if as_of else root, lang, as_of or _today(), parts)
    results = engine.search((query or "").encode("utf-8", "replace").decode(), filters, limit, former=former)
    if as_json:
        click.echo(json.dumps(results.as_json(), ensure_ascii=False, indent=2))
    else:
        printer = Printer(library, lang)
        view = View(library, lang, as_of or _today())
        outdated = {hit.id for hit in results.hits if as_of and not view.holds_on(hit, _today())}
        print_hits(printer, results, outdated)
        printer.footer()


def _refuse_beside_batch(context: click.Context) -> None:
    """Raises Unusable where anything else was given: each line of the file says what it asks.

    ``--json`` is taken: the figures are JSON in any case.
    """
    given = [
        option.opts[0] if isinstance(option, click.Option) else "a query"
        for option in context.command.params
        if option.name not in {None, "batch", "as_json"}
        and context.get_parameter_source(str(option.name)) is ParameterSource.COMMANDLINE
    ]
    if given:
        raise Unusable(f"--batch takes all from its file; leave out {', '.join(given)}")


def _today() -> dt.date:
    return dt.datetime.now(tz=dt.UTC).date()
