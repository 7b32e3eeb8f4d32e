"""Nothing of the facts from which the base was written is lost, and nothing else came in.

Every id of the manifest leads to a record or ability of the right kind, today or by a tombstone; every record
of a kind that the facts have is in the manifest, or in the list of those that are ours.
"""

from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest

from svod.links.lookup import find
from svod.records.kinds import KINDS
from svod.records.library import Library
from svod.records.store import load

ROOT = Path(__file__).parents[2]
RECORD_KINDS = {
    "ruling": "ruling",
    "golden-rule": "golden-rule",
    "clarification": "rule",
    "mode-rule": "rule",
    "turn-order": "rule",
    "component-erratum": "erratum",
    "card-erratum": "erratum",
    "status-wording": "erratum",
    "key-term": "term",
    "status-definition": "term",
    "list": "list",
    "then-list": "entry",
    "meta": "about",
    "status": "status",
    "card": "card",
    "component": "component",
    "ability": "ability",
}
"""Kind in the packs → kind here."""
LISTED_APART = {"additional-roll-phase-": "rule", "dealt-list-": "entry"}
"""Lists of the packs that became something else here, by how their ids begin."""
THINGS = ("status", "card", "component", "ability")
COUNTS = {
    "a": {"ruling": 21, "section": 100, "status": 68, "card": 23, "ability": 46},
    "b": {"ruling": 46, "section": 5, "status": 52, "card": 14, "ability": 35},
    "c": {"ruling": 47, "section": 14, "status": 57, "card": 40, "ability": 34, "component": 17},
}
OUR_KINDS = {"question", "hero", "step", "mode"}
"""Kinds that the packs have no ids for."""


class Fact(NamedTuple):
    """A line of the manifest."""

    pack: str
    kind: str
    id: str

    @property
    def hit_id(self) -> str:
        return f"{self.kind}:{self.id}" if self.kind in THINGS else self.id

    @property
    def record_kind(self) -> str:
        apart = (kind for start, kind in LISTED_APART.items() if self.id.startswith(start))
        return next(apart, RECORD_KINDS[self.kind]) if self.kind == "list" else RECORD_KINDS[self.kind]


def lines(name: str) -> list[str]:
    text = Path(__file__).with_name(name).read_text(encoding="utf-8")
    return [line for line in text.splitlines() if not line.startswith("#")]


FACTS = tuple(Fact(*line.split()) for line in lines("pack_ids.txt"))
OURS = lines("our_ids.txt")


@pytest.fixture(scope="module")
def whole() -> Library:
    """The library of the base itself."""
    return load(ROOT)


def kind_of(library: Library, hit_id: str) -> str:
    return "ability" if hit_id.startswith("ability:") else library.records[hit_id].kind


def test_the_manifest_is_whole() -> None:
    counts = Counter(
        (fact.pack, fact.kind if fact.kind in {"ruling", *THINGS} else "section") for fact in FACTS
    )
    assert counts == {(pack, sort): n for pack, sorts in COUNTS.items() for sort, n in sorts.items()}
    assert len(set(FACTS)) == len(FACTS)


def test_every_id_leads_to_what_it_should(whole: Library) -> None:
    led = {fact: {kind_of(whole, hit_id) for hit_id in find(whole, fact.hit_id)} for fact in FACTS}
    assert {fact: kinds for fact, kinds in led.items() if kinds != {fact.record_kind}} == {}


def test_every_record_comes_from_the_manifest_or_is_ours(whole: Library) -> None:
    known = {hit_id for fact in FACTS for hit_id in find(whole, fact.hit_id)}
    there = {record.hit_id for record in whole.records.values() if record.kind not in OUR_KINDS}
    there |= {f"ability:{ability}" for ability in whole.abilities}
    assert sorted(there - known) == OURS
    assert {*RECORD_KINDS.values(), *LISTED_APART.values()} == {*KINDS, "ability"} - OUR_KINDS
