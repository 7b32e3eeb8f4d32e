"""A record in the terminal, the decision first."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from svod.records.held import Standing

if TYPE_CHECKING:
    from collections.abc import Iterable

    from svod.cli.printing import Printer
    from svod.cli.telling import Json

_SUBJECTS = ("main", "heroes", "statuses", "cards", "abilities", "components", "steps", "modes", "keywords")
_RELATIONS = {"rests_on": "rests-on", "conflicts_with": "conflicts", "supersedes": "supersedes"}


def print_record(printer: Printer, data: Json) -> None:
    """Prints what ``Shown`` tells."""
    title = f"{data['title']} ({data['official']})" if data["official"] else data["title"]
    head = " · ".join(piece for piece in (data["code"], title) if piece)
    printer.say(click.style(head, bold=True))
    if data["as_of"]:
        printer.say(_as_of(printer, data))
    for part in data["parts"]:
        printer.say()
        _part(printer, part)
    _standing(printer, data)
    situations = [part["situation"] for part in data["parts"] if part["situation"]]
    _lines(printer, "section.situation", situations)
    if data["points"]:
        printer.heading(printer.word("section.explanation" if data["parts"] else "prompt.known"))
        _points(printer, data["points"], 2)
    for example in data["examples"]:
        printer.heading(f"{printer.word('section.examples')}: {example['title']}{_doubt(printer, example)}")
        _example(printer, example)
    _lines(printer, "section.items", (_item(item) + _doubt(printer, item) for item in data["items"]))
    for ability in data["abilities"]:
        printer.heading(f"{printer.word('section.abilities')}: {ability['name']}")
        _points(printer, ability["points"], 2)
    _subjects(printer, data["about"])
    for field, section in _RELATIONS.items():
        _lines(printer, f"section.{section}", (link["name"] for link in data.get(field, ())))
    _lines(
        printer, "section.related", (f"{link['name']}: {link['reason']}" for link in data.get("related", ()))
    )
    _lines(printer, "section.history", (_change(printer, change) for change in data.get("history", ())))
    _old(printer, data)
    _lines(
        printer,
        "section.notes",
        (f"{printer.word('note.' + note['kind'])}: {note['text']}" for note in data.get("notes", ())),
    )
    _lines(printer, "section.printed", (_printed(printer, place) for place in data.get("printed", ())))
    printer.say()
    printer.say(" · ".join((data["id"], data["url"])))


def _as_of(printer: Printer, data: Json) -> str:
    standing = data["standing"]
    values = {"issued": printer.date(data.get("issued"))} if standing == Standing.NOT_YET else {}
    if standing == Standing.LOST:
        values = {"keys": ", ".join(data["lost"])}
    said = printer.word(f"prompt.{standing}", **values)
    return printer.word("prompt.as-of", date=printer.date(data["as_of"]), standing=said)


def _part(printer: Printer, part: Json) -> None:
    if badge := printer.badge(part["answer"], part["short"]):
        printer.say(badge + _doubt(printer, part))
    if part["decision"]:
        printer.say(part["decision"], 2)
    for case in part["cases"]:
        printer.say(f"{case['label']}: {printer.word('answer.' + case['answer'])}", 4)


def _standing(printer: Printer, data: Json) -> None:
    printer.say()
    if not data["as_of"]:
        printer.say(
            printer.word(f"row.{data['standing']}")
            if data["standing"] != Standing.HOLDS
            else _holds(printer, data)
        )
    for source in data.get("sources", ()):
        role = "" if source["role"] == "ruled" else f" ({printer.word('role.' + source['role'])})"
        printer.say(f"{printer.word('label.source')}: {source['name']}, {printer.date(source['date'])}{role}")


def _holds(printer: Printer, data: Json) -> str:
    decided = any(part["decision"] for part in data["parts"])
    return printer.word("standing.holds" if decided or data["kind"] != "question" else "standing.no-answer")


def _points(printer: Printer, points: Iterable[Json], indent: int) -> None:
    for point in points:
        label = f"{point['printed']}. " if point["printed"] else "– "
        printer.say(f"{label}{point['text']}{_doubt(printer, point)}", indent)
        _points(printer, point.get("points", ()), indent + 2)


def _example(printer: Printer, example: Json) -> None:
    for number, step in enumerate(example["steps"], start=1):
        printer.say(f"{number}. {step['text']}", 2)
    if example["outcome"]:
        printer.say(f"{printer.word('label.outcome')}: {example['outcome']}", 2)


def _item(item: Json) -> str:
    return ": ".join(piece for piece in (item["name"], item["text"]) if piece)


def _subjects(printer: Printer, about: dict[str, list[Json]]) -> None:
    lines = [
        f"{printer.word(f'subject.{field}')}: {', '.join(link['name'] for link in about[field])}"
        for field in _SUBJECTS
        if field in about
    ]
    _lines(printer, "section.about", lines)


def _change(printer: Printer, change: Json) -> str:
    day = printer.date(change["date"]) if change["date"] != "unknown" else printer.word("history.unknown-day")
    inferred = f" ({printer.word('history.inferred')})" if change["inferred"] else ""
    return f"{day}: {printer.word('change.' + change['change'])}{inferred}. {change['note']}"


def _old(printer: Printer, data: Json) -> None:
    lines = []
    for text in data["old"]:
        said = text.get("decision") or text.get("text") or text.get("title") or text.get("name")
        badge = printer.badge(text.get("answer"), text.get("short"))
        period = _period(printer, text["since"] or data["issued"], text["until"])
        lines.append(" ".join(piece for piece in (period, badge, said) if piece))
    _lines(printer, "prompt.old" if data["as_of"] else "prompt.old-today", lines)


def _period(printer: Printer, since: str | None, until: str | None) -> str:
    days = {"since": since, "until": until}
    known = {name: printer.date(day) for name, day in days.items() if day}
    if not known:
        return ""
    key = "prompt.period" if len(known) == len(days) else f"prompt.{next(iter(known))}"
    return f"({printer.word(key, **known)})"


def _printed(printer: Printer, place: Json) -> str:
    number = printer.word("printed.number", number=place["number"]) if place["number"] else ""
    page = printer.word("printed.page", page=place["page"]) if place["page"] else ""
    return ", ".join(piece for piece in (place["name"], number, page) if piece)


def _doubt(printer: Printer, text: Json) -> str:
    return "" if text["sure"] else f" ({printer.word('prompt.doubtful')})"


def _lines(printer: Printer, heading: str, lines: Iterable[str]) -> None:
    """A group of lines under a heading; nothing where there are none."""
    shown = [line for line in lines if line]
    if shown:
        printer.heading(printer.word(heading))
        for line in shown:
            printer.say(line, 2)
