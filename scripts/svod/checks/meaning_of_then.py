"""Every line of the list of thens names an ability and says what its "then" means, and none is forgotten.

Each item of the list ``then-list`` has an ability as its ``thing``, and ``then``; each ability that an entry
of the list names stands in an item.

Russian: Каждая строка списка «Затем» называет способность и говорит, что значит её «Затем», и ни одна не
забыта.

У каждой строки (``items``) списка ``then-list`` есть способность (``thing``) и ``then``; каждая способность,
названная в статье этого списка, стоит в какой-нибудь строке.

Fails:

    id: then-list
    items:
      - {key: frostbite, thing: "ability:iceman.frostbite", text: "The transfer comes after the damage."}

Passes:

    id: then-list
    items:
      - {key: frostbite, thing: "ability:iceman.frostbite", then: after-damage,
         text: "The transfer comes after the damage."}
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from svod.checks.rule import Finding
from svod.records.kinds import Entry, RulesList
from svod.records.problem import Level

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.checks.subject import Subject
    from svod.records.library import Library

LEVEL = Level.ERROR
_LIST = "then-list"


def check(subject: Subject) -> Iterator[Finding]:
    """A finding for each line without a meaning or an ability, and for each ability without a line."""
    record = subject.record
    if isinstance(record, RulesList):
        for index, item in enumerate(record.items):
            if record.id == _LIST and item.then is None:
                hint = "Add then: break, after-damage or misprint."
                yield Finding(("items", index), f"a line of {_LIST} does not say what the then means", hint)
            if (record.id == _LIST or item.then) and not (item.thing or "").startswith("ability:"):
                yield Finding(("items", index), "a line about a then names no ability", "Add it as 'thing'.")
    elif isinstance(record, Entry) and record.parent == _LIST:
        listed = _listed(subject.library)
        for index, ability in enumerate(record.abilities):
            if f"ability:{ability}" not in listed:
                message = f"{ability} has no line in {_LIST}"
                yield Finding(("abilities", index), message, f"Add it to the items of {_LIST}.")


def _listed(library: Library) -> set[str | None]:
    """What the lines of the list name."""
    found = library.records.get(_LIST)
    return {item.thing for item in found.items} if isinstance(found, RulesList) else set()
