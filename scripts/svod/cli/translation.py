"""``svod translation``."""

from __future__ import annotations

import datetime as dt
import json
from typing import TYPE_CHECKING

import click

from svod.cli.base import Unusable, open_library

if TYPE_CHECKING:
    from collections.abc import Callable

    from svod.records.library import Library
    from svod.records.russian import Russian
    from svod.translation.target import Target

_STATES = ("decision-changed", "changed", "missing", "not-read", "read")
_STALE = _STATES[:3]


@click.group()
def command() -> None:
    """The state of the Russian texts: what fell behind the English, who read what, where a term stands.

    \b
    Examples:
      svod translation status --diff
      svod translation find "пороховая бочка"
      svod translation accept R5 --by "Anna K."
      svod translation restamp R5/point/4.5 --reason "a comma"
    """


@command.command(short_help="Count the texts by state; list those to see to.")
@click.argument("asked", nargs=-1, metavar="[ID[/UNIT]]...")
@click.option("--section", metavar="ID", help="Texts printed in the section (or below it) of the document.")
@click.option(
    "--state",
    "states",
    multiple=True,
    type=click.Choice(_STATES),
    help="Texts to list; several: any. If not given: decision-changed, changed, missing.",
)
@click.option("--diff", "with_diff", is_flag=True, help="Show what changed in the English of each text.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def status(
    asked: tuple[str, ...], section: str | None, states: tuple[str, ...], *, with_diff: bool, as_json: bool
) -> None:
    """Count the texts by their state, and list those to see to, the worst first.

    A text is stale where the English changed after the Russian was made: worst where it was a decision.
    A current text is read once a second person has read it (svod translation accept). IDs limit everything
    to some records or units.

    \b
    Examples:
      svod translation status --section heroes
      svod translation status R5 --diff
      svod translation status --state not-read --json
    """
    from svod.cli.printing import Printer
    from svod.cli.translation_status import StatusReport

    _, library = open_library()
    targets = [_target(library, each) for each in asked]
    if section is not None:
        _known_section(library, section)
    report = StatusReport(library, targets, section, states or _STALE)
    if as_json:
        click.echo(json.dumps(report.data(with_diff=with_diff), ensure_ascii=False, indent=2))
    else:
        report.say(Printer(library, "en"), with_diff=with_diff)


@command.command(short_help="Write down who read the Russian.")
@click.argument("asked", metavar="ID[/UNIT]")
@click.option("--by", required=True, metavar="NAME", help="Who read the Russian against today's English.")
def accept(asked: str, by: str) -> None:
    """Write down that a second person has read the Russian of a record, or of one unit.

    ID is an id, a code, or kind:id of a table (interface:interface-shell); UNIT the path of a unit as in the
    .ru.yml file. Sets 'read' and brings 'from' to today's English.

    \b
    Examples:
      svod translation accept R5 --by "Anna K."
      svod translation accept koth-turn-order/part/main/decision --by "Anna K."
    """
    from svod.records.russian import Read
    from svod.translation.stamp import accept as accepted

    read = Read(by=_said(by, "--by"), on=_today())
    _rewrite(
        asked,
        f"read by {read.by}",
        lambda library, target, russian: accepted(russian, library.texts(target.owner), target.path, read),
    )


@command.command(short_help="Make the Russian current without a reading.")
@click.argument("asked", metavar="ID[/UNIT]")
@click.option("--reason", required=True, metavar="TEXT", help="Why the Russian is right as it stands.")
def restamp(asked: str, reason: str) -> None:
    """Bring 'from' to today's English without a reading: for changes that ask for none of the Russian.

    The reason and the day are kept in the unit. Texts whose English did not change are left alone.

    \b
    Examples:
      svod translation restamp R5/point/4.5 --reason "a comma"
    """
    from svod.records.russian import Restamp
    from svod.translation.stamp import restamp as restamped

    why = Restamp(reason=_said(reason, "--reason"), on=_today())
    _rewrite(
        asked,
        f"made current: {why.reason}",
        lambda library, target, russian: restamped(russian, library.texts(target.owner), target.path, why),
    )


@command.command(short_help="Find a term in both languages.")
@click.argument("term")
@click.option("--lang", type=click.Choice(["ru", "en"]), help="Only where it stands in this language.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def find(term: str, lang: str | None, *, as_json: bool) -> None:
    """Find a term of one or several words in any grammatical form, with the other language beside it.

    Exit codes: 0 also where it stands nowhere, 2 unusable input.

    \b
    Examples:
      svod translation find Розыск
      svod translation find "status effect" --lang en
    """
    from svod.cli.printing import Printer
    from svod.cli.translation_text import place_data, say_places
    from svod.translation.concordance import concordance

    if not any(letter.isalnum() for letter in term):
        raise Unusable("say which words to find")
    _, library = open_library()
    places = list(concordance(library, term, lang))
    if as_json:
        data = {"term": term, "places": [place_data(library, place) for place in places]}
        click.echo(json.dumps(data, ensure_ascii=False, indent=2))
    else:
        say_places(Printer(library, "en"), places)


def _rewrite(asked: str, done: str, change: Callable[[Library, Target, Russian], Russian]) -> None:
    """Changes the Russian file of what is asked for, and says what was ``done``. Raises Unusable."""
    from svod.cli.printing import Printer
    from svod.cli.translation_text import say_rewritten
    from svod.translation.refusal import RefusalError
    from svod.translation.russian_file import rewrite

    root, library = open_library()
    target = _target(library, asked)
    try:
        rewritten = rewrite(root, library, target.owner, lambda russian: change(library, target, russian))
    except (RefusalError, OSError) as error:
        raise Unusable(str(error)) from error
    missing = [
        text.path
        for text in library.texts(target.owner)
        if text.path not in rewritten.after.units and target.path is None
    ]
    say_rewritten(Printer(library, "en"), target.owner, rewritten, done, missing)


def _target(library: Library, asked: str) -> Target:
    from svod.translation.refusal import RefusalError
    from svod.translation.target import target

    try:
        return target(library, asked)
    except RefusalError as error:
        raise Unusable(str(error)) from error


def _known_section(library: Library, section: str) -> None:
    """Raises Unusable for a section that the base does not know."""
    from svod.links.lookup import suggestion

    if not any(key == section or key.startswith(f"{section}/") for key in library.rows("sections")):
        close = suggestion(library, "sections", section)
        raise Unusable(f"no section has the id {section!r}" + (f"; did you mean {close!r}?" if close else ""))


def _said(text: str, option: str) -> str:
    """The words given to an option, on one line. Raises Unusable where there are none."""
    words = " ".join(text.split())
    if not words:
        raise Unusable(f"{option} is empty")
    return words


def _today() -> str:
    return dt.date.today().isoformat()  # noqa: DTZ011  # a reader's day is the local one
