"""No-break spaces, put in when a page is made: stored texts stay clean for search and diffs."""

from __future__ import annotations

import re

_NBSP = "\u00a0"
_RULES = (
    (re.compile(r" (?=[—–] )"), _NBSP),
    (re.compile(r"(?<![\w-])([А-Яа-яЁёA-Za-z]) (?=\S)"), rf"\1{_NBSP}"),
    (re.compile(r"(?<=\d) (?=(?:БС|CP|урона|damage|карт|cards?|HP)\b)"), _NBSP),
    (re.compile(r"\b(ФБН|ФБЗ|ORP|DRP) (?=\d)"), rf"\1{_NBSP}"),
    (re.compile(r"(?<=[№§]) (?=\S)"), _NBSP),
)


def bind(text: str) -> str:
    """The text with spaces that must not break.

    They stand before a dash, after a one-letter word, between a number and its unit, inside a step code.
    """
    for pattern, replacement in _RULES:
        text = pattern.sub(replacement, text)
    return text
