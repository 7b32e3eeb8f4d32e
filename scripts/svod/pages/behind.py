"""How a Russian text has fallen behind the English."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from svod.links.lookup import exists
from svod.pages.words import Phrase
from svod.text.markup import plain
from svod.text.word_diff import word_diff
from svod.translation.state import State

if TYPE_CHECKING:
    from svod.records.library import Library
    from svod.text.word_diff import Stretch


@dataclass(frozen=True)
class Behind:
    """A text whose English changed after its Russian was made: its ``state`` and the change of the English.

    ``older`` is the Russian, where it is not shown because the decision changed.
    """

    state: State
    older: Phrase | None
    difference: tuple[Stretch, ...]


def behind(library: Library, phrases: tuple[Phrase | None, ...]) -> tuple[Behind, ...]:
    """Those of some texts that have fallen behind, a changed decision first."""

    def words(english: str) -> str:
        return plain(
            english, lambda target: library.name(target, "en").text if exists(library, target) else target
        )

    found = [
        Behind(
            phrase.state,
            Phrase(phrase.unit.ru, "ru") if phrase.state is State.DECISION_CHANGED else None,
            tuple(word_diff(words(phrase.unit.english), words(phrase.english))),
        )
        for phrase in phrases
        if phrase and phrase.unit and phrase.state is not State.CURRENT
    ]
    return tuple(sorted(found, key=lambda each: each.state is not State.DECISION_CHANGED))
