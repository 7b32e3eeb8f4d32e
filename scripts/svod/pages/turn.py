"""The order of phases and steps through the turn, and what they are called in short."""

from __future__ import annotations

from typing import TYPE_CHECKING

from markupsafe import escape

from svod.records.kinds import Step
from svod.text.typography import bind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from markupsafe import Markup

    from svod.pages.context import Context
    from svod.pages.prose import Prose


def turn(context: Context, within: str | None = None, depth: int = 0) -> Iterator[tuple[int, Step]]:
    """The phases of the turn in order, each followed by its steps, with their depth."""
    for step in _in_order(context, within):
        yield depth, step
        yield from turn(context, step.id, depth + 1)


def inner_steps(context: Context, step: Step) -> tuple[Step, ...]:
    """The steps of a phase, in order."""
    return _in_order(context, step.id)


def neighbours(context: Context, step: Step) -> tuple[str | None, str | None]:
    """The hit ids of the step before and the step after, inside the same phase; None at its ends."""
    siblings = [each.hit_id for each in _in_order(context, step.within)]
    place = siblings.index(step.hit_id)
    return (
        siblings[place - 1] if place else None,
        siblings[place + 1] if place + 1 < len(siblings) else None,
    )


def short_name(p: Prose, step: Step) -> Markup:
    """The abbreviation of a step in the page's language; its name where it has none."""
    names = p.context.library.names(step.hit_id) if p.lang == "ru" else None
    for also in names.also if names else ():
        if also.sort == "abbreviation" and not also.text.isascii():
            return escape(bind(also.text))
    return p.as_printed(step.abbreviation) if step.abbreviation and p.lang == "en" else p.name(step.hit_id)


def _in_order(context: Context, within: str | None) -> tuple[Step, ...]:
    return tuple(
        sorted(
            (step for step in context.library.of(Step) if step.within == within), key=lambda step: step.place
        )
    )
