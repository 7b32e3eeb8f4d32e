"""A unit of the Russian file belongs to a text of the record, a name to a thing or ability.

Russian: Единица русского файла относится к тексту записи, а имя — к предмету или умению.

Fails:

    units:
      part/mian/decision: {ru: "Нет.", from: "No."}

Passes:

    units:
      part/main/decision: {ru: "Нет.", from: "No."}
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from svod.checks.rule import Finding
from svod.records.kinds import Hero
from svod.records.problem import Level
from svod.records.record import Thing
from svod.text.nearest import nearest

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.checks.subject import Subject

LEVEL = Level.ERROR


def check(subject: Subject) -> Iterator[Finding]:
    """A finding for each unit or name that belongs to nothing."""
    russian = subject.library.russian.get(subject.owner)
    if not russian or not subject.whole(subject.path):
        return
    if russian.names and not isinstance(subject.body, Thing):
        hint = "Delete 'names'; the title is the unit 'title'."
        yield Finding(
            ("names",), f"a {subject.body.kind} has a title, not a name", hint, russian=True, of_key=True
        )
    abilities = {a.key: a.key for a in subject.body.abilities} if isinstance(subject.body, Hero) else {}
    for key in russian.abilities.keys() - abilities.keys():
        yield _unknown(("abilities", key), f"the hero has no ability {key!r}", key, abilities)
    paths = {text.path: text.path for text in subject.texts}
    for path in russian.units.keys() - paths.keys():
        yield _unknown(("units", path), f"the record has no text {path!r}", path, paths)


def _unknown(where: tuple[str, str], message: str, name: str, known: dict[str, str]) -> Finding:
    meant = nearest(name, known)
    hint = f"Did you mean {meant!r}?" if meant else "Delete it."
    return Finding(where, message, hint, russian=True, of_key=True)
