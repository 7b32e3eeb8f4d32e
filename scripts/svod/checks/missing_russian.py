"""Every English text has its Russian, and every thing and ability its Russian name.

Russian: У каждого английского текста есть русский, у каждого предмета и умения — русское имя.

Fails:

    # zz-keg.yml
    kind: status
    name: Powder Keg
    # zz-keg.ru.yml has no names

Passes:

    # zz-keg.ru.yml
    names: {preferred: Пороховая бочка, gender: feminine, attested: translators}
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from svod.checks.rule import Finding
from svod.records.kinds import Hero
from svod.records.problem import Level
from svod.records.record import Thing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.checks.subject import Subject

LEVEL = Level.WARNING


def check(subject: Subject) -> Iterator[Finding]:
    """A finding for each text or name; a single one where there is no Russian file at all."""
    file = subject.russian_path.rpartition("/")[2]
    if not subject.whole(subject.russian_path):
        return
    if subject.owner not in subject.library.russian:
        if subject.texts or isinstance(subject.body, Thing):
            yield Finding((), "nothing of this is in Russian yet", f"Write {file} beside it.")
        return
    if isinstance(subject.body, Thing) and not subject.library.names(subject.owner):
        yield Finding(("name",), f"{subject.body.name!r} has no Russian name", f"Add 'names' to {file}.")
    if isinstance(subject.body, Hero):
        for index, ability in enumerate(subject.body.abilities):
            if not subject.library.names(f"ability:{subject.body.id}.{ability.key}"):
                hint = f"Add {ability.key!r} to 'abilities' in {file}."
                yield Finding(("abilities", index, "name"), f"{ability.name!r} has no Russian name", hint)
    for text in subject.texts:
        if not subject.library.unit(subject.owner, text.path):
            hint = f"Add {text.path!r} to 'units' in {file}."
            yield Finding(text.where, "the text has no Russian", hint)
