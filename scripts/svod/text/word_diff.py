"""The difference of two texts, word by word."""

from __future__ import annotations

import difflib
import re
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Iterator

_PIECE = re.compile(r"\s+|[^\W_]+(?:[-'’][^\W_]+)*|.", re.DOTALL)


@dataclass(frozen=True)
class Stretch:
    """A run of text that both have, only the older has, or only the newer has."""

    kind: Literal["same", "removed", "added"]
    text: str


def word_diff(older: str, newer: str) -> Iterator[Stretch]:
    """The stretches of both texts in order; removed before added where words were exchanged.

    The same and removed stretches joined give ``older``, the same and added ones ``newer``. Spaces between
    two exchanged words belong to the exchange, so that a new phrase is read in one piece.

    >>> [f"{each.kind}: {each.text}" for each in word_diff("pays 1 CP", "pays all the CP")]
    ['same: pays ', 'removed: 1', 'added: all the', 'same:  CP']
    """
    for same, run in groupby(_exchanges(older, newer), key=lambda exchange: exchange[0]):
        removed, added = ("".join(words) for words in list(zip(*run, strict=True))[1:])
        if same:
            yield Stretch("same", removed)
            continue
        if removed:
            yield Stretch("removed", removed)
        if added:
            yield Stretch("added", added)


def _exchanges(older: str, newer: str) -> Iterator[tuple[bool, str, str]]:
    """Whether a run stays, and what it is in either text."""
    before, after = _PIECE.findall(older), _PIECE.findall(newer)
    codes = difflib.SequenceMatcher(a=before, b=after, autojunk=False).get_opcodes()
    for number, (tag, i1, i2, j1, j2) in enumerate(codes):
        removed, added = "".join(before[i1:i2]), "".join(after[j1:j2])
        between = 0 < number < len(codes) - 1 and removed.isspace()
        yield tag == "equal" and not between, removed, added
