"""Every hero, status and card of the whole base is found by its name, however it is typed."""

import datetime as dt
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from svod.records.library import LANGUAGES
from svod.records.store import load
from svod.search.engine import Engine
from svod.search.evaluation import UNGRADED
from svod.search.results import kind_of
from svod.text.keyboard import retyped

ROOT = Path(__file__).parents[2]
_ROMAN = "a b v g d e zh z i y k l m n o p r s t u f kh ts ch sh shch _ y _ e yu ya".split()
ROMAN = dict(zip("абвгдежзийклмнопрстуфхцчшщъыьэюя", _ROMAN, strict=True)) | {"ё": "yo"}
SHORTEST = 6
"""Letters of a name in which a slip is forgiven, or that is still one without its last two."""


def slip(name: str) -> str | None:
    """The name with a letter of its longest word missing or doubled, or two swapped."""
    words = name.split()
    longest = max(words, key=len)
    if len(longest) < SHORTEST:
        return None
    draw = random.Random(name)  # noqa: S311  # no secret hangs on it
    at = draw.randrange(2, len(longest) - 1)
    damaged = draw.choice(
        (
            longest[:at] + longest[at + 1 :],
            longest[:at] + longest[at] + longest[at:],
            longest[: at - 1] + longest[at] + longest[at - 1] + longest[at + 1 :],
        )
    )
    return " ".join(damaged if word == longest else word for word in words)


def romanised(name: str) -> str | None:
    """A Russian name in Latin letters."""
    written = "".join(ROMAN.get(letter, letter) for letter in name.casefold()).replace("_", "")
    return written if written != name.casefold() else None


def cut(name: str) -> str | None:
    """A name without its last two letters."""
    return name[:-2] if len(name) > SHORTEST else None


@pytest.mark.parametrize(
    "typed, least",
    [
        (str, 0.99),
        (lambda name: retyped(name.casefold().replace("'", "")), 0.97),
        (slip, 0.94),
        (romanised, 0.93),
        (cut, 0.86),
    ],
    ids=["as it is", "in the other layout", "with a slip", "in Latin letters", "unfinished"],
)
def test_most_names_find_their_record_first(typed: Callable[[str], str | None], least: float) -> None:
    library = load(ROOT)
    found: list[bool] = []
    for lang in LANGUAGES:
        engine = Engine(library, ROOT, lang, dt.date(2026, 11, 29))
        for hit_id, record in library.records.items():
            query = typed(library.name(hit_id, lang).text.strip("!"))
            if record.kind in ("hero", "status", "card") and query:
                ranking = engine.rank(query)
                hits = (engine.hit_id(score) for score in ranking.scores)
                first = next((hit for hit in hits if kind_of(library, hit) not in UNGRADED), None)
                found.append(ranking.confident and first == hit_id)
    assert len(found) > 100
    assert sum(found) / len(found) >= least, sum(found) / len(found)
