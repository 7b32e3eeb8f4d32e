"""A name in a text names one thing.

Where one writing names several, the record's fields decide, then the hero; else it gets no link.

Russian: Имя в тексте называет одно. Если так называется несколько, решают поля записи, затем герой; иначе
ссылки не будет.

Fails:

    heroes: [black-widow]
    points:
      - {key: "1", text: "Hacked II may be played at once."}

Passes:

    heroes: [black-widow]
    cards: [hacked-2]
    points:
      - {key: "1", text: "Hacked II may be played at once."}
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from svod.links.mentions import mentions
from svod.records.problem import Level
from svod.text.markup import running

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.checks.spoken import Spoken

LEVEL = Level.WARNING


def check(spoken: Spoken) -> Iterator[tuple[str, str]]:
    """Each writing of a name that stays ambiguous, once; texts of tables link nothing."""
    speech = spoken.speech
    if not speech.context.own:
        return
    text = running(spoken.words)
    same = text.words == spoken.readable
    names = spoken.names if same else mentions(text.words, speech.lexicon, speech.context)
    ambiguous = {
        (text.words[mention.start : mention.end], mention.hit_ids)
        for mention in names
        if len(mention.hit_ids) > 1 and text.within(mention.start, mention.end)
    }
    for written, hit_ids in sorted(ambiguous):
        link = f"[[{hit_ids[0]}|{written}]]"
        hint = f"Name the one meant in the record's fields, or write {link}."
        yield f"{written!r} may be {' or '.join(hit_ids)}", hint
