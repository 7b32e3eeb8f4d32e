"""The plural form that a number asks for (CLDR, whole numbers)."""

from __future__ import annotations

from typing import Literal

Form = Literal["one", "few", "many", "other"]


def plural_form(number: int, lang: str) -> Form:
    """Russian: 1, 21 one; 2–4, 22 few; 0, 5–20, 111 many. English: 1 one, else other."""
    if lang != "ru":
        return "one" if number == 1 else "other"
    tens, ones = number % 100, number % 10
    if ones == 1 and tens != 11:
        return "one"
    if 2 <= ones <= 4 and not 12 <= tens <= 14:
        return "few"
    return "many"
