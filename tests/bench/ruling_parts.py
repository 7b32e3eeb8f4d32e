"""Real rulings taken apart: what a ruling made is made of."""

import json
import re
from dataclasses import dataclass
from typing import Any

import msgspec

from svod.records.kinds import Ruling
from svod.records.library import LANGUAGES, Library

THINGS = {"heroes": "hero", "statuses": "status", "cards": "card", "abilities": "ability"}
"""Field of a ruling → the kind of what it names."""

_SENTENCE = re.compile(r"(?<=[.!?]) (?=[A-ZА-ЯЁ«])")

Said = dict[str, str]
"""Language → the same words in it."""
Things = dict[str, list[str]]
"""Field → the hit ids of what a ruling names there."""


@dataclass(frozen=True)
class Sentence:
    """A sentence, and what the ruling that it comes from names."""

    said: Said
    things: Things


@dataclass(frozen=True)
class Template:
    """A real ruling: its data, and each of its texts by the way to it, with its path and sentences."""

    data: dict[str, Any]
    things: Things
    texts: list[tuple[tuple[str | int, ...], str, list[Sentence]]]


def taken_apart(library: Library, ruling: Ruling) -> Template:
    """A ruling taken apart."""
    things = {
        kind: [f"{tag}:{each}" for each in getattr(ruling, kind)]
        for kind, tag in THINGS.items()
        if getattr(ruling, kind)
    }
    texts = []
    for text in library.texts(ruling.hit_id):
        said = {lang: library.wording(ruling.hit_id, text, lang).text for lang in LANGUAGES}
        texts.append((text.where, text.path, [Sentence(each, things) for each in _sentences(said)]))
    return Template(json.loads(msgspec.json.encode(ruling)), things, texts)


def _sentences(said: Said) -> list[Said]:
    """The sentences of a text, if it has the same number of them in both languages; else the whole of it."""
    divided = {lang: _SENTENCE.split(text) for lang, text in said.items()}
    whole = [part.count("«") == part.count("»") for parts in divided.values() for part in parts]
    if len({len(parts) for parts in divided.values()}) > 1 or not all(whole):
        return [said]
    return [dict(zip(divided, parts, strict=True)) for parts in zip(*divided.values(), strict=True)]
