"""Names found in running text: heroes, statuses, cards, abilities, components, modes and step codes.

A name counts when it begins with a capital letter, in any grammatical form. The longest name wins. Where
one writing names several records, the record's own fields decide, then the owner hero; what stays
ambiguous is reported, never guessed. A mention ends with its sentence.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from svod.links.evidence import is_meant
from svod.links.standing import Names
from svod.links.step_codes import step_codes

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from svod.links.context import Context
    from svod.links.lexicon import Lexicon
    from svod.links.running_words import RunningWord
    from svod.links.standing import Standing

_IN_QUOTES = ("card:", "ability:")
"""What Russian texts put in quotes."""


class Mention(msgspec.Struct, frozen=True, order=True):
    """A name at ``text[start:end]``; several ``hit_ids`` mean that it stays ambiguous."""

    start: int
    end: int
    hit_ids: tuple[str, ...]


def mentions(text: str, lexicon: Lexicon, context: Context) -> list[Mention]:
    """The names in a text without markup, in order, none overlapping; those of the record itself too."""
    steps = [
        Mention(code.start, code.end, (f"step:{code.id}",))
        for code in step_codes(text)
        if code.id in lexicon.steps and (code.number or not code.in_full)
    ]
    return sorted((*steps, *_Reading(text, lexicon, context, steps).mentions()))


class _Reading:
    """One text. It is read from its end, for a name may be shown to be one by what follows it."""

    def __init__(self, text: str, lexicon: Lexicon, context: Context, steps: list[Mention]) -> None:
        self._names, self._context = Names(text, lexicon), context
        self._taken = frozenset(_overlapped(self._names.words, steps))
        self._heard: dict[int, tuple[Standing, ...]] = {}
        for index, word in reversed(list(enumerate(self._names.words))):
            chosen = self._at(index) if word.capital else ()
            if chosen:
                self._heard[index] = chosen

    def mentions(self) -> Iterator[Mention]:
        """Every name, but for the step codes."""
        found: list[tuple[Standing, ...]] = []
        index = 0
        while index < len(self._names.words):
            chosen = self._heard.get(index)
            if chosen:
                found.append(chosen)
            index = chosen[0].after if chosen else index + 1
        heroes = {hit_ids[0] for chosen in found if len(hit_ids := _hit_ids(chosen)) == 1}
        for chosen in found:
            kept = _narrowed(
                chosen, lambda each: any(f"hero:{owner}" in heroes for owner in each.name.owners)
            )
            yield Mention(kept[0].start, max(each.end for each in kept), _hit_ids(kept))

    def _at(self, index: int) -> tuple[Standing, ...]:
        """What the words from ``index`` on name: several names if nothing decides between them."""
        standing = self._names.standing(index)
        for after in dict.fromkeys(each.after for each in standing):
            meant = [each for each in standing if each.after == after and self._is_meant(each)]
            if meant:
                return self._chosen(meant)
        return ()

    def _is_meant(self, standing: Standing) -> bool:
        return self._taken.isdisjoint(range(standing.first, standing.after)) and is_meant(
            self._names, standing, self._context, self._hit_ids_at
        )

    def _hit_ids_at(self, index: int) -> tuple[str, ...]:
        return _hit_ids(self._heard.get(index, ()))

    def _chosen(self, standing: list[Standing]) -> tuple[Standing, ...]:
        """The likeliest of some names, or all that are as likely.

        First those that have their sign; of these those that the record's fields name; those of its heroes;
        those that have no sign to miss; in Russian, the cards and abilities if they stand in quotes, else the
        others. Each time all, if there is none.
        """
        context, word = self._context, self._names.words[standing[0].first]
        kept = _narrowed(tuple(standing), lambda each: each.signed)
        kept = _narrowed(kept, lambda each: each.name.hit_id in context.named)
        kept = _narrowed(kept, lambda each: not context.heroes.isdisjoint(each.name.owners))
        kept = _narrowed(kept, lambda each: each.signed or not each.name.ends)
        if word.text.isascii():
            return kept
        return _narrowed(kept, lambda each: each.name.hit_id.startswith(_IN_QUOTES) == word.quoted)


def _narrowed(standing: tuple[Standing, ...], test: Callable[[Standing], bool]) -> tuple[Standing, ...]:
    """Those that pass, or all if none does."""
    return tuple(filter(test, standing)) or standing


def _overlapped(words: list[RunningWord], steps: list[Mention]) -> Iterator[int]:
    """The words that step codes stand in."""
    waiting = iter(steps)
    step = next(waiting, None)
    for index, word in enumerate(words):
        while step and step.end <= word.start:
            step = next(waiting, None)
        if step and step.start < word.end:
            yield index


def _hit_ids(standing: Iterable[Standing]) -> tuple[str, ...]:
    return tuple(sorted({each.name.hit_id for each in standing}))
