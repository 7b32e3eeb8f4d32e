"""How long a query takes in a loaded process, today and with 2,000 rulings: `make bench-speed`.

Beside our search stands SQLite's FTS5 on the same texts: in the same process, query by query in turn, for the
machine drifts. Time is that of the processor: nothing here waits, but for other work of a shared machine. A
query is new to the search each time it is asked; what all queries share is loaded before.
"""

import argparse
import datetime as dt
import re
import sqlite3
import tempfile
import time
import tracemalloc
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean, median
from typing import TypeVar

from svod.links.lookup import find
from svod.records.kinds import Ruling
from svod.records.library import LANGUAGES, Library
from svod.records.store import load
from svod.search.documents import Indexed, documents
from svod.search.engine import Engine
from svod.search.evaluation import Figures, Judged, Outcome, moved, read, score
from svod.search.names import Names
from svod.search.results import kind_of
from tests.bench.made_base import RULINGS, make

ROOT = Path(__file__).parents[2]
QUERIES = ROOT / "tests/search/queries/public.jsonl"
DAY = dt.date(2026, 11, 29)
ROUNDS = 3
MADE = f"{RULINGS:,} rulings"
LIMITS = {"today": 15.0, MADE: 60.0}
"""Base → the most that a query may take there, in milliseconds, by the median."""
LONG = 100_000
LONG_LIMIT = 250.0
"""The most that a query of so many characters may take, in milliseconds: what people still call at once."""
LOADING = ("стрелка", "слипота", "gunslnger", "kostolom", "барбариан", "ult")
"""Queries of every sort of understanding, that load what is loaded when it is first needed."""
_WORD = re.compile(r"\w+")
_COLUMNS = {"names": 5.0, "title": 6.0, "decision": 2.0, "body": 0.5, "other": 1.5}
"""Field → its weight, for FTS5 as for our search."""
_Made = TypeVar("_Made")


class Fts5:
    """SQLite's full-text search over the documents."""

    def __init__(self, indexed: Sequence[Indexed]) -> None:
        self._base = sqlite3.connect(":memory:")
        self._base.execute(
            f"create virtual table documents using fts5(hit_id unindexed, {', '.join(_COLUMNS)},"
            " tokenize = 'unicode61 remove_diacritics 2')"
        )
        self._base.executemany("insert into documents values (?, ?, ?, ?, ?, ?)", map(_row, indexed))
        weights = ", ".join(map(str, (0.0, *_COLUMNS.values())))
        for name, value in (("optimize", None), ("rank", f"bm25({weights})")):
            self._base.execute("insert into documents(documents, rank) values (?, ?)", (name, value))

    def ids(self, query: str, limit: int) -> list[str]:
        """The hit ids for a query, the best first: any of its words, the last perhaps unfinished."""
        words = [f'"{word}"' for word in _WORD.findall(query)]
        if not words:
            return []
        found = self._base.execute(
            "select hit_id from documents where documents match ? order by rank limit ?",
            (f"{' OR '.join(words)}*", limit),
        )
        return [hit_id for (hit_id,) in found]

    @property
    def bytes(self) -> int:
        """The size of all its pages."""
        (size,) = self._base.execute(
            "select page_count * page_size from pragma_page_count, pragma_page_size"
        ).fetchone()
        return int(size)


def _row(document: Indexed) -> tuple[str, ...]:
    texts = (
        document.names,
        document.title,
        [passage.text for passage in document.decision],
        [passage.text for passage in document.body],
        document.other,
    )
    return (document.hit_id, *map("\n".join, texts))


@dataclass
class Measured:
    """What was measured of one base in one language: seconds, megabytes, and milliseconds of each query."""

    name: str
    lang: str
    library: Library
    folder: Path
    spent: dict[str, float] = field(default_factory=dict)
    ours: list[float] = field(default_factory=list)
    theirs: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        _, self.spent["make s"] = _timed(self.engine)
        _, self.spent["open s"] = _timed(self.engine)
        indexed = list(documents(self.library, Names(self.library), self.lang, DAY))
        self.count = len(indexed)
        self.fts5, self.spent["FTS5 make s"] = _timed(lambda: Fts5(indexed))

    def engine(self) -> Engine:
        """The search, its index opened, or made where there is none."""
        return Engine(self.library, self.folder, self.lang, DAY)

    def ask(self, queries: Sequence[str]) -> None:
        """Asks each query of both, in several rounds; every round has a search that has not heard it."""
        ours: list[list[float]] = [[] for _ in queries]
        theirs: list[list[float]] = [[] for _ in queries]
        for _ in range(ROUNDS):
            engine = self.loaded()
            for at, query in enumerate(queries):
                ours[at].append(1000 * _timed(lambda: engine.search(query))[1])  # noqa: B023  # called at once
                theirs[at].append(1000 * _timed(lambda: self.fts5.ids(query, 10))[1])  # noqa: B023
        self.ours, self.theirs = list(map(median, ours)), list(map(median, theirs))

    def weigh(self) -> None:
        """The memory that a loaded search takes, and what FTS5 does."""
        tracemalloc.start()
        engine = self.loaded()
        self.spent["MB"] = tracemalloc.get_traced_memory()[0] / 1e6
        tracemalloc.stop()
        del engine
        self.spent["FTS5 MB"] = self.fts5.bytes / 1e6

    def loaded(self) -> Engine:
        """A search that has worked out all that several queries share."""
        engine = self.engine()
        for query in LOADING:
            engine.search(query)
        return engine


def _timed(do: Callable[[], _Made]) -> tuple[_Made, float]:
    start = time.thread_time()
    made = do()
    return made, time.thread_time() - start


def main() -> None:
    """Print times, memory and quality, and which limit holds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("queries", type=Path, nargs="*", default=[QUERIES], help="files of judged queries")
    paths: list[Path] = parser.parse_args().queries
    judged = [
        query
        for path in paths
        for _, query in read(path.read_text(encoding="utf-8").splitlines())
        if isinstance(query, Judged)
    ]
    asked = {lang: [query.q for query in judged if query.lang == lang] for lang in LANGUAGES}
    with tempfile.TemporaryDirectory() as folder:
        bases = {"today": ROOT, MADE: Path(folder) / "made"}
        bases[MADE].mkdir()
        make(ROOT, bases[MADE], RULINGS)
        measured = []
        for name, base in bases.items():
            library = load(base)
            print(f"{name}: {len(library.of(Ruling))} rulings, {len(library.records)} records")
            for lang in LANGUAGES:
                there = Path(folder) / f"index {name}"
                there.mkdir(exist_ok=True)
                measured.append(Measured(name, lang, library, there))
        for each in measured:
            each.ask(asked[each.lang])
        for each in measured:
            each.weigh()
        _print_indexes(measured)
        _print_times(measured)
        _print_quality([each for each in measured if each.name == "today"], judged)
        _print_long(measured)


def _print_indexes(measured: Sequence[Measured]) -> None:
    columns = ("make s", "open s", "MB", "FTS5 make s", "FTS5 MB")
    print(f"\n{'index':18}documents  " + "".join(f"{column:>13}" for column in columns))
    for each in measured:
        row = "".join(f"{each.spent[column]:13.2f}" for column in columns)
        print(f"{each.name + ' ' + each.lang:18}{each.count:9}  {row}")


def _print_times(measured: Sequence[Measured]) -> None:
    print(f"\n{'ms a query':18}  median     p90     max   FTS5 median     p90     max   ours / FTS5")
    for name, most in LIMITS.items():
        those = [each for each in measured if each.name == name]
        for each in those:
            _print_row(f"{name} {each.lang}", each.ours, each.theirs)
        ours = [ms for each in those for ms in each.ours]
        _print_row(f"{name} both", ours, [ms for each in those for ms in each.theirs])
        _print_limit(f"median, {name}", median(ours), most)


def _print_row(name: str, ours: Sequence[float], theirs: Sequence[float]) -> None:
    figures = "      ".join(
        f"{median(ms):8.2f}{sorted(ms)[len(ms) * 9 // 10]:8.2f}{max(ms):8.2f}" for ms in (ours, theirs)
    )
    print(f"{name:18}{figures}{median(ours) / median(theirs):14.1f}")


def _print_limit(what: str, found: float, most: float) -> None:
    verdict = "holds" if found <= most else "DOES NOT HOLD"
    print(f"    limit {verdict}: {what}: {found:.1f} ms, at most {most:.0f}")


def _print_quality(measured: Sequence[Measured], judged: Sequence[Judged]) -> None:
    print(f"\n{'today':18}   n  nDCG@10  success@1   FTS5 nDCG@10  success@1")
    for each in measured:
        engine, library = each.engine(), each.library
        queries = [query for query in judged if query.lang == each.lang]
        ours, theirs = [], []
        for query in queries:
            ranking = engine.rank(query.q)
            ids = [engine.hit_id(score) for score in ranking.scores]
            ours.append(_scored(library, query, ids, confident=ranking.confident))
            theirs.append(_scored(library, query, each.fts5.ids(query.q, each.count), confident=True))
        figures = "       ".join(
            f"{_mean(scores, 'ndcg@10'):.3f}      {_mean(scores, 'success@1'):.3f}"
            for scores in (ours, theirs)
        )
        print(f"{each.lang:18}{len(queries):4}    {figures}")


def _scored(library: Library, query: Judged, ids: Sequence[str], *, confident: bool) -> Figures:
    grades = moved(
        query.relevant, lambda former: find(library, former) if former in library.tombstones else (former,)
    )
    return score(Outcome([(hit_id, kind_of(library, hit_id)) for hit_id in ids], confident), grades)


def _mean(scores: Sequence[Figures], name: str) -> float:
    return fmean(value for each in scores if (value := each[name]) is not None)


def _print_long(measured: Sequence[Measured]) -> None:
    print(
        f"\n{f'{LONG:,} characters':28}" + "".join(f"{each.name + ' ' + each.lang:>18}" for each in measured)
    )
    engines = [each.loaded() for each in measured]
    slowest = 0.0
    for name, query in _long_queries(measured[0].library).items():
        times = [1000 * _timed(lambda: engine.search(query))[1] for engine in engines]  # noqa: B023
        slowest = max(slowest, *times)
        print(f"{name:28}" + "".join(f"{ms:18.1f}" for ms in times))
    _print_limit("the slowest of these", slowest, LONG_LIMIT)


def _long_queries(library: Library) -> dict[str, str]:
    """What may be pasted or sent: the base's own texts, words it does not know, one word, only marks."""
    texts = " ".join(text.english for owner in library.records for text in library.texts(owner))
    unknown = " ".join(f"{word[::-1]}ъ" for word in _WORD.findall(texts))
    russian = " ".join(unit.ru for each in library.russian.values() for unit in each.units.values())
    repeated = {"English texts": texts, "Russian texts": russian, "unknown words": unknown}
    marks = {"one word": "щ", "quotation marks": "«", "quoted letters": '"а" ', "step codes": "ФБЗ 1 "}
    return {
        name: (text * (LONG // len(text) + 1))[:LONG] for name, text in (*repeated.items(), *marks.items())
    }


if __name__ == "__main__":
    main()
