"""One text as written in one language, with what a rule asks about it."""

from __future__ import annotations

import re
from functools import cached_property
from typing import TYPE_CHECKING

from svod.links.mentions import mentions
from svod.text.markup import plain

if TYPE_CHECKING:
    from svod.checks.speech import Speech
    from svod.links.mentions import Mention

_CODE = re.compile(r"`[^`]*`")
_UNNAMED = "…"
"""What stands for a piece of code, and for a link without words of its own."""


class Spoken:
    """The text ``words`` in ``lang``, markup and all; ``speech`` knows the names."""

    def __init__(self, lang: str, words: str, speech: Speech) -> None:
        self.lang, self.words, self.speech = lang, words, speech

    @property
    def russian(self) -> bool:
        """Whether it is the Russian."""
        return self.lang == "ru"

    @cached_property
    def readable(self) -> str:
        """The words as readers see them; code, and links without words of their own, left out."""
        words = _CODE.sub(_UNNAMED, self.words) if "`" in self.words else self.words
        return plain(words, lambda _target: _UNNAMED)

    @cached_property
    def names(self) -> tuple[Mention, ...]:
        """The names of things in the readable words."""
        return tuple(mentions(self.readable, self.speech.lexicon, self.speech.context))
