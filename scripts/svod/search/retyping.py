"""Words typed in the wrong keyboard layout, in a query that may be mixed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from svod.text.keyboard import retyped
from svod.text.stems import stem
from svod.text.tokens import tokens

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

_SHORTEST = 2
_SHORT = 3
"""Letters of a chunk that alone proves nothing: it may be an abbreviation."""


class Change(NamedTuple):
    """Something read otherwise than it was typed: ``how`` is the part of the understanding that did so."""

    typed: str
    read: str
    how: str


def in_right_layout(chunks: Sequence[str], knows: Callable[[str], bool]) -> list[Change | None]:
    """For each chunk of a query what it was meant to be; None where it stands as it is.

    A chunk of which not all is known becomes what the same keys give in the other layout if all of that is
    known. Where one is, the other unknown chunks of its alphabet were typed so too.
    """
    others = [None if _known(chunk, knows, all) else retyped(chunk) for chunk in chunks]
    sure = [other is not None and _known(other, knows, all) for other in others]
    if all(len(chunk) <= _SHORT for chunk, is_sure in zip(chunks, sure, strict=True) if is_sure):
        sure = [is_sure and all(sure) for is_sure in sure]
    alphabets = {_alphabet(chunk) for chunk, is_sure in zip(chunks, sure, strict=True) if is_sure}
    return [
        Change(chunk, other, "layout") if other and (is_sure or _alphabet(chunk) in alphabets) else None
        for chunk, other, is_sure in zip(chunks, others, sure, strict=True)
    ]


def _known(text: str, knows: Callable[[str], bool], asked: Callable[[list[bool]], bool]) -> bool:
    found = [knows(stem(token)) for token in tokens(text) if len(token) >= _SHORTEST]
    return bool(found) and asked(found)


def _alphabet(text: str) -> bool:
    return any("a" <= letter <= "z" for letter in text.casefold())
