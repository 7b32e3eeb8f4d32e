"""What the rules find in single texts; texts that have not changed are not read again."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import msgspec

from svod.checks.breach import Breach, failed
from svod.checks.rule import Finding, Scope
from svod.checks.speech import Speech
from svod.checks.spoken import Spoken
from svod.records import kept

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.checks.compared import Compared
    from svod.checks.rule import Rule
    from svod.checks.subject import Subject
    from svod.checks.terms import Terms

_ENCODE = msgspec.msgpack.encode


class Remark(msgspec.Struct, frozen=True, array_like=True):
    """What a rule found in the English or the Russian of a text."""

    rule: str
    russian: bool
    message: str
    hint: str
    fault: bool = False


class Said(msgspec.Struct, frozen=True, array_like=True):
    """The remarks about a text, made from what ``key`` is a fingerprint of."""

    key: bytes
    remarks: tuple[Remark, ...] = ()


Texts: TypeAlias = dict[str, Said]
"""The path of each text of a record → what is said of it."""


def remarks(subject: Subject, rules: tuple[Rule, ...], terms: Terms, known: Texts) -> Texts:
    """What the rules of the scopes TEXT and PAIR find in a record; ``known`` is what they found last."""
    speech = Speech(subject.library, subject.owner, terms)
    context = speech.context_key() if subject.texts else b""
    found: Texts = {}
    for text in subject.texts:
        unit = subject.library.unit(subject.owner, text.path)
        key = kept.digest(_ENCODE((context, text.english, unit and unit.ru)))
        before = known.get(text.path)
        if before and before.key == key:
            found[text.path] = before
        else:
            spoken = [Spoken("en", text.english, speech)]
            spoken += [Spoken("ru", unit.ru, speech)] if unit else []
            paired = len(spoken) > 1 and subject.body.kind != "interface"
            found[text.path] = Said(key, tuple(_made(rules, spoken, _compared(*spoken) if paired else None)))
    return found


def breaches(subject: Subject, texts: Texts) -> Iterator[Breach]:
    """The remarks, each in its place."""
    for text in subject.texts:
        for remark in texts[text.path].remarks:
            where = ("units", text.path, "ru") if remark.russian else text.where
            finding = Finding(where, remark.message, remark.hint, remark.russian)
            yield Breach(remark.rule, subject.owner, finding, remark.fault)


def _compared(english: Spoken, russian: Spoken) -> Compared:
    from svod.checks.compared import Compared  # noqa: PLC0415  # not needed while no text is new

    return Compared(english, russian)


def _made(rules: tuple[Rule, ...], spoken: list[Spoken], compared: Compared | None) -> Iterator[Remark]:
    for rule in rules:
        if rule.scope is Scope.TEXT:
            for each in spoken:
                yield from _remarked(rule, each, russian=each.russian)
        elif rule.scope is Scope.PAIR and compared:
            yield from _remarked(rule, compared, russian=True)


def _remarked(rule: Rule, given: Spoken | Compared, *, russian: bool) -> Iterator[Remark]:
    try:
        for message, hint in rule.check(given):
            yield Remark(rule.id, russian, message, hint)
    except Exception as fault:  # noqa: BLE001  # whatever a rule does wrong must not end the run
        finding = failed(rule.id, "", fault).finding
        yield Remark(rule.id, russian, finding.message, finding.hint, fault=True)
