"""Stamping: what ``accept`` and ``restamp`` do to the units of a Russian file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from svod.translation.refusal import RefusalError
from svod.translation.state import State, state

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from svod.records.russian import Read, Restamp, Russian, Unit
    from svod.records.walk import Text


def accept(russian: Russian, texts: Iterable[Text], path: str | None, read: Read) -> Russian:
    """The file with the unit at ``path`` (None: all units) read against today's English.

    An earlier ``restamped`` goes: the reading is worth more. Raises RefusalError where there is no Russian.
    """
    return _stamped(
        russian,
        _chosen(russian, texts, path),
        lambda text, unit: replace(unit, english=text.english, read=read, restamped=None),
    )


def restamp(russian: Russian, texts: Iterable[Text], path: str | None, why: Restamp) -> Russian:
    """The file with the unit at ``path`` (None: all) made current without a reading, where English changed.

    Raises RefusalError where there is no Russian.
    """
    stale = [
        text
        for text in _chosen(russian, texts, path)
        if state(text, russian.units[text.path]) is not State.CURRENT
    ]
    return _stamped(russian, stale, lambda text, unit: replace(unit, english=text.english, restamped=why))


def _chosen(russian: Russian, texts: Iterable[Text], path: str | None) -> list[Text]:
    """The texts meant that have Russian."""
    chosen = [text for text in texts if text.path in russian.units and path in (None, text.path)]
    if not chosen:
        missing = f"{path!r} has" if path else "its texts have"
        raise RefusalError(f"{russian.id}: {missing} no Russian yet; write it into the .ru.yml file first")
    return chosen


def _stamped(russian: Russian, chosen: list[Text], change: Callable[[Text, Unit], Unit]) -> Russian:
    changed = {text.path: change(text, russian.units[text.path]) for text in chosen}
    return replace(russian, units={**russian.units, **changed})
