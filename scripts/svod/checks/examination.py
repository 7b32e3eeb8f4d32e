"""What the rules find in each record, kept in ``.svod/checks``.

A record is examined again only when it, its Russian or its surroundings have changed, and of its texts only
those that are new.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from svod.checks.breach import Breach, failed, taken
from svod.checks.rule import Scope
from svod.checks.surroundings import asked_of, names_of
from svod.checks.terms import Terms
from svod.records import kept

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from svod.checks.rule import Rule
    from svod.checks.subject import Subject
    from svod.records.library import Library

_NAME = "checks"
_CODE = ("svod.text", "svod.records", "svod.links", "svod.checks")
_ENCODE = msgspec.msgpack.Encoder(order="deterministic").encode


class _Key(NamedTuple):
    """Fingerprints of what a record says in English and in both languages, and of what others ask of it.

    The latter are its ``names``, and all else that is ``asked``.
    """

    english: bytes
    whole: bytes
    names: bytes
    asked: bytes


class Examined(msgspec.Struct, frozen=True, array_like=True):
    """What was found in one record.

    ``accepted`` are the rules whose warnings it accepts. ``of_english`` and ``of_whole`` are the breaches of
    the rules that look at the English, and at both languages; ``digests`` by rule and ``texts`` are encoded.
    """

    key: _Key
    accepted: tuple[str, ...]
    of_english: tuple[Breach, ...]
    of_whole: tuple[Breach, ...]
    digests: dict[str, msgspec.Raw]
    texts: msgspec.Raw

    @property
    def sound(self) -> bool:
        """Whether no rule failed."""
        return not any(breach.fault for breach in (*self.of_english, *self.of_whole))


class _Kept(msgspec.Struct, frozen=True, array_like=True):
    names: bytes
    surroundings: bytes
    records: dict[str, Examined]
    overall: dict[str, tuple[bytes, tuple[Breach, ...]]]


_NOTHING = _Kept(b"", b"", {}, {})


class Examination:
    """The rules of all scopes but OUTCOME, applied to ``subjects``; if it ``keeps``, their finds are kept."""

    def __init__(
        self, library: Library, subjects: Mapping[str, Subject], rules: tuple[Rule, ...], *, keeps: bool
    ) -> None:
        self._library, self._subjects, self._rules = library, subjects, rules
        self._root = library.root if keeps else None
        self._records: dict[str, Examined] = {}
        self._overall: dict[str, tuple[bytes, tuple[Breach, ...]]] = {}

    def breaches(self) -> list[Breach]:
        """Every breach; what is new is kept."""
        before, now = self._before, self._surroundings
        for owner, subject in self._subjects.items():
            known = before.records.get(owner)
            if known and known.key == self._keys[owner] and before.surroundings == now:
                self._records[owner] = known
            else:
                self._records[owner] = self._examine(subject, known)
        found = [
            each for examined in self._records.values() for each in (*examined.of_english, *examined.of_whole)
        ]
        for rule in self._rules:
            if rule.scope is Scope.DIGESTS:
                found += self._compare(rule)
        self._keep()
        return found

    def accepted(self) -> Mapping[str, tuple[str, ...]]:
        """The rules whose warnings a record accepts, by record; only those that accept any."""
        return {owner: examined.accepted for owner, examined in self._records.items() if examined.accepted}

    def _examine(self, subject: Subject, known: Examined | None) -> Examined:
        from svod.checks import remarks  # noqa: PLC0415  # not needed while no record is new

        key, before = self._keys[subject.owner], self._before
        texts: remarks.Texts = {}
        if known and before.names == self._names:
            texts = msgspec.msgpack.decode(known.texts, type=remarks.Texts)
        texts = remarks.remarks(subject, self._rules, self._terms, texts)
        if known and known.key.english == key.english and before.surroundings == self._surroundings:
            of_english, digests = known.of_english, known.digests
        else:
            of_english, digests = self._of_english(subject)
        of_whole = (*self._of(Scope.RECORD, subject), *remarks.breaches(subject, texts))
        accepted = tuple(subject.record.accept) if subject.record else ()
        return Examined(key, accepted, of_english, of_whole, digests, msgspec.Raw(_ENCODE(texts)))

    def _of(self, scope: Scope, subject: Subject) -> Iterator[Breach]:
        for rule in self._rules:
            if rule.scope is scope:
                yield from taken(rule.id, subject.owner, rule.check, subject)

    def _of_english(self, subject: Subject) -> tuple[tuple[Breach, ...], dict[str, msgspec.Raw]]:
        """The breaches that have nothing to do with the Russian, and the digests."""
        breaches = list(self._of(Scope.ENGLISH, subject))
        digests = {}
        for rule in self._rules:
            if rule.scope is Scope.DIGESTS:
                try:
                    digest = rule.module.digest(subject)
                except Exception as fault:  # noqa: BLE001  # whatever a rule does wrong must not end the run
                    breaches.append(failed(rule.id, subject.owner, fault))
                else:
                    digests[rule.id] = digest
        return tuple(breaches), {
            rule: msgspec.Raw(_ENCODE(digest)) for rule, digest in digests.items() if digest is not None
        }

    def _compare(self, rule: Rule) -> tuple[Breach, ...]:
        """What a rule finds in the digests of all records together."""
        encoded = {
            owner: bytes(found.digests[rule.id])
            for owner, found in self._records.items()
            if rule.id in found.digests
        }
        key = kept.digest(_ENCODE(encoded))
        known = self._before.overall.get(rule.id)
        if not known or known[0] != key:
            known = (key, tuple(_of_digests(rule, encoded)))
        if not any(breach.fault for breach in known[1]):
            self._overall[rule.id] = known
        return known[1]

    def _keep(self) -> None:
        sound = {owner: examined for owner, examined in self._records.items() if examined.sound}
        now = _Kept(self._names, self._surroundings, sound, self._overall)
        if self._root and now != self._before:
            kept.write(self._root, _NAME, _ENCODE(now))
            self._terms.spelling.keep()

    @cached_property
    def _before(self) -> _Kept:
        raw = kept.read(self._root, _NAME)
        try:
            return msgspec.msgpack.decode(raw, type=_Kept) if raw else _NOTHING
        except msgspec.DecodeError:
            return _NOTHING

    @cached_property
    def _keys(self) -> Mapping[str, _Key]:
        return {owner: self._key(subject) for owner, subject in self._subjects.items()}

    def _key(self, subject: Subject) -> _Key:
        owner = subject.owner
        english, russian = self._library.fingerprints(owner) or (
            kept.digest(_ENCODE(subject.body)),
            kept.digest(_ENCODE(self._library.russian.get(owner))),
        )
        if cut := self._library.cut:
            english += bytes((subject.path in cut,))
            russian += bytes((subject.russian_path in cut,))
        known = self._before.records.get(owner)
        if known and known.key.whole == english + russian:
            return known.key
        names = names_of(subject.body, self._library.russian.get(owner))
        asked = asked_of(subject.body)
        return _Key(english, english + russian, kept.digest(_ENCODE(names)), kept.digest(_ENCODE(asked)))

    @cached_property
    def _names(self) -> bytes:
        """A fingerprint of all names and terms, and of the code."""
        return kept.digest(b"".join((kept.code(*_CODE), *(key.names for key in self._keys.values()))))

    @cached_property
    def _surroundings(self) -> bytes:
        """A fingerprint of all that is asked of other records."""
        broken = _ENCODE(sorted(self._library.broken))
        return kept.digest(b"".join((self._names, broken, *(key.asked for key in self._keys.values()))))

    @cached_property
    def _terms(self) -> Terms:
        return Terms(self._library, self._names)


def _of_digests(rule: Rule, encoded: Mapping[str, bytes]) -> Iterator[Breach]:
    try:
        decode = msgspec.msgpack.Decoder(rule.module.Digest).decode
        for owner, finding in rule.check({owner: decode(raw) for owner, raw in encoded.items()}):
            yield Breach(rule.id, owner, finding)
    except Exception as fault:  # noqa: BLE001  # whatever a rule does wrong must not end the run
        yield failed(rule.id, "", fault)
