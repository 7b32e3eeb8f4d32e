"""Words typed with the keyboard set to the other language: «cnfy» is «стан», «ыегт» is stun."""

from __future__ import annotations

_LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.~QWERTYUIOP{}ASDFGHJKL:\"ZXCVBNM<>"
_CYRILLIC = "ёйцукенгшщзхъфывапролджэячсмитьбюЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ"
_TO_CYRILLIC = str.maketrans(_LATIN, _CYRILLIC)
_TO_LATIN = str.maketrans(_CYRILLIC, _LATIN)


def retyped(text: str) -> str | None:
    """The text as the same keys give it in the other layout; None for one with letters of both or of neither.

    >>> retyped(",jxrf"), retyped("ыегт"), retyped("15")
    ('бочка', 'stun', None)
    """
    latin = any("a" <= letter <= "z" for letter in text.casefold())
    cyrillic = any("а" <= letter <= "я" or letter == "ё" for letter in text.casefold())
    if latin == cyrillic:
        return None
    return text.translate(_TO_CYRILLIC if latin else _TO_LATIN)
