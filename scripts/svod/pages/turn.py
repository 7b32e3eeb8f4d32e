"""The order of phases and steps through the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from svod.records.kinds import Step

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.pages.context import Context


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


def _in_order(context: Context, within: str | None) -> tuple[Step, ...]:
    return tuple(
        sorted(
            (step for step in context.library.of(Step) if step.within == within), key=lambda step: step.place
        )
    )
