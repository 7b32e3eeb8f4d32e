"""A Russian text was made from the English that stands in the record today.

Russian: Русский текст сделан с того английского, который стоит в записи сегодня.

Fails:

    # zz-keg.yml
    title: "The keg explodes at once"
    # zz-keg.ru.yml
    units:
      title: {ru: "Бочка взрывается", from: "The keg explodes"}

Passes:

    # zz-keg.ru.yml
    units:
      title: {ru: "Бочка взрывается сразу", from: "The keg explodes at once"}
"""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from svod.checks.rule import Finding
from svod.records.problem import Level
from svod.text.folding import same_wording

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.checks.subject import Subject

LEVEL = Level.WARNING

_AROUND = 3
"""Words shown on each side of the first difference."""


def check(subject: Subject) -> Iterator[Finding]:
    """A finding for each text whose English changed in more than looks."""
    for text in subject.texts:
        unit = subject.library.unit(subject.owner, text.path)
        if not unit or unit.english == text.english:
            continue
        if not unit.made_from(text.english):
            before, now = _difference(same_wording(unit.english).split(), same_wording(text.english).split())
            message = f"made from “{before}”; the English now says “{now}”"
            hint = "Bring 'ru' up to date, then copy today's English into 'from'."
            yield Finding(("units", text.path, "from"), message, hint, russian=True)


def _difference(before: list[str], now: list[str]) -> tuple[str, str]:
    """Both wordings around the first word in which they differ."""
    first = next(place for place, (old, new) in enumerate(zip_longest(before, now)) if old != new)
    return _excerpt(before, first), _excerpt(now, first)


def _excerpt(words: list[str], first: int) -> str:
    start, end = max(0, first - _AROUND), first + _AROUND + 1
    shown = " ".join(words[start:end])
    return f"{'… ' if start else ''}{shown}{' …' if end < len(words) else ''}"
