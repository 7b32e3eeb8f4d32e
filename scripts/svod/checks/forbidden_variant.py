"""The Russian has no forbidden variant of a name or term, in any form.

A forbidden name of a thing counts with a capital letter; at the start of a sentence, where the English names
the thing. What is part of another name that the English names is no variant.

Russian: В русском тексте нет запрещённых вариантов имён и терминов, ни в какой форме.

Fails:

    part/main/decision: {ru: "3 неотражаемого урона.", …}

Passes:

    part/main/decision: {ru: "3 неблокируемого урона.", …}
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from svod.checks.missing_term import expected
from svod.checks.term_uses import WORDS, kinds
from svod.records.problem import Level
from svod.text.phrases import find

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.checks.compared import Compared

LEVEL = Level.ERROR

_MID_SENTENCE = re.compile(r"[^\W_][,;:)»]* [«„(]*$")
"""What a word follows that does not open a sentence."""


def check(compared: Compared) -> Iterator[tuple[str, str]]:
    """Each variant."""
    for written, terms in variants(compared):
        hint = "Write " + " ".join(expected(compared.base, term) for term in sorted(terms))
        yield f"«{written}» is a forbidden variant", hint


def variants(compared: Compared) -> Iterator[tuple[str, frozenset[str]]]:
    """The forbidden variants in the Russian, with the terms of which they are variants."""
    text, words = compared.russian.text, compared.russian.words
    for found in find(compared.base.forbidden, text, words):
        start, end = words[found.first].start, words[found.last - 1].end
        meant = frozenset(term for term in found.terms if _is_variant(compared, term, start))
        if meant and not is_part_of_a_name(compared, start, end):
            yield text[start:end], meant


def is_part_of_a_name(compared: Compared, start: int, end: int) -> bool:
    """Whether a stretch of the Russian lies in a good writing of what the English or the record names."""
    return any(
        use.start <= start and end <= use.end and any(map(compared.is_named, use.terms))
        for use in compared.russian.writings
    )


def _is_variant(compared: Compared, term: str, start: int) -> bool:
    text = compared.russian.text
    if kinds((term,)) <= WORDS:
        return True
    opens = not _MID_SENTENCE.search(text, 0, start)
    return text[start].isupper() and (not opens or term in compared.english.named)
