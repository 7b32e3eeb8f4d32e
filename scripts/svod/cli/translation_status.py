"""The report of ``svod translation status``: counts, and the texts to see to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from svod.cli.translation_text import diff_text
from svod.text.word_diff import word_diff
from svod.translation.state import State
from svod.translation.survey import by_importance, by_section, section, survey, tally

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from svod.cli.printing import Printer
    from svod.records.library import Library
    from svod.translation.state import Standing
    from svod.translation.survey import Importance, Tally
    from svod.translation.target import Target

_COLOURS = {State.DECISION_CHANGED: "red", State.CHANGED: "yellow"}
_HEADS = ("texts", "decision changed", "changed", "missing", "not read", "read")
_WIDEST = max(map(len, State))
_UNPRINTED = "(in no section)"


class StatusReport:
    """Counts the texts of ``targets`` (none: of the base) in ``within`` (None: in any section).

    Of them those in ``listed`` are listed: states, where ``not-read`` and ``read`` divide the current ones.
    """

    def __init__(
        self, library: Library, targets: Sequence[Target], within: str | None, listed: Iterable[str]
    ) -> None:
        self._library = library
        self._found = [each for each in survey(library) if self._is_meant(each, targets, within)]
        self._grades = tuple(listed)
        self._listed = [each for each in self._found if _grade(each) in self._grades]

    def _is_meant(self, standing: Standing, targets: Sequence[Target], within: str | None) -> bool:
        printed = section(self._library, standing)
        return (
            not targets
            or any(
                each.owner == standing.owner and each.path in (None, standing.text.path) for each in targets
            )
        ) and (within is None or printed == within or printed.startswith(f"{within}/"))

    def data(self, *, with_diff: bool) -> dict[str, Any]:
        """The report for programs; with ``diff``: kind and text of each stretch of the English."""
        return {
            "counts": _counts(tally(self._found)),
            "sections": [
                {"section": key or None, **_counts(each)}
                for key, each in by_section(self._library, self._found).items()
            ],
            "importance": [
                {"kind": each.kind, "decisions": each.decides, **_counts(count)}
                for each, count in by_importance(self._library, self._found).items()
            ],
            "units": [self._unit(each, with_diff=with_diff) for each in self._listed],
        }

    def say(self, printer: Printer, *, with_diff: bool) -> None:
        """Prints both tables and the list."""
        sections = by_section(self._library, self._found).items()
        _say_table(printer, "section", [(key or _UNPRINTED, each) for key, each in sections])
        classes = by_importance(self._library, self._found).items()
        _say_table(printer, "importance", [(_named(each), count) for each, count in classes])
        _say_table(printer, "", [("all", tally(self._found))])
        printer.say()
        for each in self._listed:
            grade = click.style(_grade(each).ljust(_WIDEST), fg=_COLOURS.get(each.state))
            printer.say(f"{grade}  {each.owner}/{each.text.path}")
            if with_diff and each.unit and each.state is not State.CURRENT:
                printer.say(diff_text(each.unit.english, each.text.english), 2)
        printer.say(f"listed: {len(self._listed)} ({', '.join(self._grades)})")

    def _unit(self, standing: Standing, *, with_diff: bool) -> dict[str, Any]:
        record = self._library.records.get(standing.owner)
        unit = standing.unit
        found: dict[str, Any] = {
            "id": standing.owner,
            "code": record.code if record else None,
            "path": standing.text.path,
            "section": section(self._library, standing) or None,
            "state": standing.state.value,
            "read": standing.read,
            "by": unit.read.by if unit and unit.read else None,
            "english": standing.text.english,
            "from": unit.english if unit else None,
            "ru": unit.ru if unit else None,
        }
        if with_diff and unit:
            diff = word_diff(unit.english, standing.text.english)
            found["diff"] = [{"kind": each.kind, "text": each.text} for each in diff]
        return found


def _grade(standing: Standing) -> str:
    """The state of a text; ``not-read`` or ``read`` for a current one."""
    if standing.state is not State.CURRENT:
        return standing.state.value
    return "read" if standing.read else "not-read"


def _named(importance: Importance) -> str:
    return f"{importance.kind}: {'decisions' if importance.decides else 'other texts'}"


def _counts(count: Tally) -> dict[str, Any]:
    numbers = {
        **{state.value: number for state, number in count.states.items()},
        "not-read": count.not_read,
        "read": count.read,
    }
    shares = {name: _percent(number, count.total) for name, number in numbers.items()}
    return {"texts": count.total, **numbers, "percent": shares}


def _percent(part: int, whole: int) -> float:
    return round(100 * part / whole, 1) if whole else 0.0


def _say_table(printer: Printer, head: str, rows: list[tuple[str, Tally]]) -> None:
    lines = [(head, *_HEADS), *((name, *_cells(count)) for name, count in rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    printer.say()
    for number, line in enumerate(lines):
        first, *others = (
            cell.rjust(width) if place else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(line, widths, strict=True))
        )
        text = "  ".join((first, *others))
        printer.say(text if number else click.style(text, bold=True))


def _cells(count: Tally) -> Iterator[str]:
    yield str(count.total)
    stale = [number for state, number in count.states.items() if state is not State.CURRENT]
    for number in (*stale, count.not_read, count.read):
        yield f"{number} ({_percent(number, count.total):g}%)" if number else "-"
