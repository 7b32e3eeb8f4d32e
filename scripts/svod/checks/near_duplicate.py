"""A ruling is not nearly the same as another: the two are one record with two places, or say what differs.

Compared are runs of three words of the English situations, decisions and points.

Russian: Решение не повторяет другое почти дословно: либо это одна запись с двумя местами, либо видна разница.

Fails:

    # zz-one.yml and zz-two.yml
    parts:
      - {key: main, situation: "May cards be played just before Stun is inflicted?", decision: "No.", …}

Passes:

    # zz-one.yml; tombstones.yml leads zz-two to it
    parts:
      - {key: main, situation: "May cards be played just before Stun is inflicted?", decision: "No.", …}
"""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import combinations
from typing import TYPE_CHECKING
from zlib import crc32

from svod.checks.rule import Finding
from svod.records.kinds import Ruling
from svod.records.problem import Level
from svod.text.tokens import tokens

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from svod.checks.subject import Subject

LEVEL = Level.WARNING
Digest = list[int]
"""The smallest fingerprints of a ruling's runs of words, sorted."""

_RUN = 3
"""Words in a run."""
_KEPT = 96
"""The runs with the smallest fingerprints stand for all of a record."""
_ALIKE = 0.5
"""Share of runs that two records have in common before they count as nearly the same."""
_TOO_COMMON = 40
"""Records with the same run; what more have is a phrase of the house and tells nothing."""
_FIELDS = ("/situation", "/decision")


def digest(subject: Subject) -> Digest | None:
    """The digest of a ruling; None for other records."""
    if not isinstance(subject.record, Ruling):
        return None
    said = dict.fromkeys(
        text.english
        for text in subject.texts
        if text.path.endswith(_FIELDS) or text.path.startswith("point/")
    )
    runs = set()
    for text in said:
        words = tokens(text)
        runs |= {crc32(" ".join(words[at : at + _RUN]).encode()) for at in range(len(words) - _RUN + 1)}
    return sorted(runs)[:_KEPT]


def check(digests: Mapping[str, Digest]) -> Iterator[tuple[str, Finding]]:
    """A finding for the later of each two."""
    having: defaultdict[int, list[str]] = defaultdict(list)
    for owner, runs in digests.items():
        for run in runs:
            having[run].append(owner)
    shared = Counter(
        pair
        for owners in having.values()
        if 1 < len(owners) <= _TOO_COMMON
        for pair in combinations(owners, 2)
    )
    for (first, second), together in shared.items():
        if together >= _ALIKE * min(len(digests[first]), len(digests[second])):
            share = alike(digests[first], digests[second])
            if share >= _ALIKE:
                message = f"{round(share * 100)} % of it stands in {first} too"
                hint = "Keep one of the two and a tombstone, or word what differs."
                yield second, Finding(("title",), message, hint)


def alike(one: Digest, other: Digest) -> float:
    """The share of runs that two records have in common, told by the smallest of both together."""
    smallest = sorted({*one, *other})[:_KEPT]
    return len({*one} & {*other} & {*smallest}) / len(smallest) if smallest else 0.0
