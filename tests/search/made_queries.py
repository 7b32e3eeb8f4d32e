"""Queries made from the judged ones, the same on every run, as hands and keyboards spoil them."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from svod.search.evaluation import Judged, read
from svod.text.keyboard import retyped

QUERIES = Path(__file__).parent / "queries"
ROMAN = str.maketrans(
    dict(zip("абвгдезийклмнопрстуфыэ", "abvgdeziyklmnoprstufye", strict=True))
    | {"ж": "zh", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch", "ю": "yu", "я": "ya", "ё": "yo"}
    | {"ъ": "", "ь": "'"}
)
DAYS = "2026|июнь 2026|7 Jan 2025|2026-06-08|9/20/2024|в мае 2025 года|7.2025|2024-02|8 июля 2025".split("|")
BESIDE = (
    "discord|фейсбук|fb barbarian|изменили|errata|gunslinger 1.2|gunslinger 4|R37|р37|ФБЗ 1|drp-1|orp 4|vs|"
    "против|и|мана|купить|mtg|ult|макс|зцшщ|ß|①|𝐬𝐭𝐮𝐧|Ё|—|  |\t|II|15 БС|«|\"|'|ﬁ|0|R0|hero:barbarian|"
    "status:stun|e\u0301"
).split("|")
SIGNS = (
    "абвгдеёйъьщжя abcdefyxqzj'\"«»“”-–_.,/:;()[]{}<>|*?!@#$%^&+=~`\\0123456789٣½²ⅷßſıİςﬁẞЁЙ\u0301\u0308"
    "\u00ad\u200b\u200d\ufeff\u2028\x1c\x85\xa0\t\n\r\0𝐬𝐭😀👨\u200d👩한가カꭰעב"
)
FILTERS: tuple[dict[str, list[str]], ...] = (
    {"hero": ["barbarian"]},
    {"hero": ["gunslinger", "barbarian"]},
    {"kind": ["ruling"]},
    {"kind": ["term", "rule"]},
    {"status": ["stun"]},
    {"answer": ["no"]},
    {"answer": ["yes", "when"]},
    {"mode": ["king-of-the-hill"]},
    {"step": ["drp-1"]},
    {"channel": ["discord"]},
    {"section": ["errata/leaflets"]},
)
LONG = 100_000


@dataclass(frozen=True)
class Asked:
    """A query as one person asks it."""

    query: str
    lang: str
    values: dict[str, list[str]] = field(default_factory=dict)
    since: str | None = None
    until: str | None = None
    as_typed: bool = False


def judged() -> list[Judged]:
    """Every judged query of the project."""
    found = []
    for path in sorted(QUERIES.glob("*.jsonl")):
        for _, query in read(path.read_text(encoding="utf-8").splitlines()):
            assert isinstance(query, Judged)
            found.append(query)
    return found


def made(count: int, seed: int = 1) -> Iterator[Asked]:
    """So many of them; every tenth is of signs that nobody asks with."""
    chance = random.Random(seed)  # noqa: S311  # no secret hangs on it
    sources = judged()
    for number in range(count):
        source, other = chance.choice(sources), chance.choice(sources)
        text = _strange(chance, source.q) if number % 10 == 0 else _altered(chance, source.q, other.q)
        yield Asked(
            text,
            source.lang,
            chance.choice(FILTERS) if chance.random() < 0.2 else {},
            chance.choice(("2025-01-01", "2026-06-08")) if chance.random() < 0.05 else None,
            chance.choice(("2025-01-01", "2026-06-08")) if chance.random() < 0.05 else None,
            chance.random() < 0.1,
        )


def endless() -> Iterator[Asked]:
    """Queries of 100,000 characters."""
    yield from (Asked((text * LONG)[:LONG], "ru") for text in ("стан ", "x", "«", 'бочка "варвар" 2025 '))
    words = [word for query in judged() for word in query.q.split()]
    chance = random.Random(1)  # noqa: S311  # no secret hangs on it
    yield Asked(" ".join(chance.choices(words, k=LONG // 6))[:LONG], "en")


def _altered(chance: random.Random, query: str, other: str) -> str:
    words = query.split()
    return chance.choice(
        (
            lambda: _slip(chance, query),
            lambda: _slip(chance, _slip(chance, query)),
            lambda: " ".join(_slip(chance, word) for word in words),
            lambda: retyped(query) or query,
            lambda: " ".join(retyped(word) or word if chance.random() < 0.4 else word for word in words),
            lambda: query[: chance.randrange(1, len(query) + 1)],
            lambda: f'"{" ".join(words[: chance.randrange(1, 4)])}" {" ".join(words[2:])}',
            lambda: f"«{' '.join(words[-2:])}» {query}",
            lambda: f"{query} {chance.choice(DAYS)}",
            lambda: f"  {chance.choice(DAYS)} {query}  ",
            lambda: f"{query} {chance.choice(BESIDE)}",
            lambda: f"{chance.choice(BESIDE)} {other}",
            lambda: query.lower().translate(ROMAN),
            lambda: f"{query} {other} {_slip(chance, query)} {other}",
        )
    )()


def _slip(chance: random.Random, text: str) -> str:
    """The text with one letter missing, doubled, wrong or swapped with the next one."""
    at = chance.randrange(max(1, len(text) - 1))
    before, here, after = text[:at], text[at : at + 1], text[at + 1 :]
    return chance.choice(
        (before + after, before + here * 2 + after, f"{before}{chance.choice('аеиостkane')}{after}",
         before + after[:1] + here + after[1:])
    )  # fmt: skip


def _strange(chance: random.Random, query: str) -> str:
    letters = list(query)
    for _ in range(chance.randrange(1, 8)):
        letters.insert(chance.randrange(len(letters) + 1), chance.choice(SIGNS))
    return "".join(letters if chance.random() < 0.6 else chance.choices(SIGNS, k=chance.randrange(1, 40)))
