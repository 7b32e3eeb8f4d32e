"""How well judged queries are answered, and what each part of the search brings: `make bench-search`."""

import datetime as dt
import random
import statistics
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from svod.links.lookup import find
from svod.records.library import LANGUAGES, Library
from svod.records.store import load
from svod.search.engine import Engine
from svod.search.evaluation import Figures, Judged, Outcome, moved, read, score
from svod.search.query import PARTS
from svod.search.results import kind_of

ROOT = Path(__file__).parents[2]
SETS = ("public", "own", "heldout", "heldout2")
QUERIES = ROOT / "tests/search/queries"
DAY = dt.date(2026, 11, 29)
RESAMPLED = 1_000
_COLUMN = 34


def queries(name: str) -> list[Judged]:
    """The judged queries of a set."""
    lines = (QUERIES / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    return [query for _, query in read(lines) if isinstance(query, Judged)]


def engines(library: Library, parts: frozenset[str] = PARTS) -> dict[str, Engine]:
    """A search for each language, with some parts of the understanding."""
    return {lang: Engine(library, ROOT, lang, DAY, parts) for lang in LANGUAGES}


def scored(library: Library, asked: Mapping[str, Engine], judged: Sequence[Judged]) -> list[Figures]:
    """The figures of every query."""
    return [score(_outcome(library, asked[query.lang], query.q), _grades(library, query)) for query in judged]


def _outcome(library: Library, engine: Engine, query: str) -> Outcome:
    ranking = engine.rank(query)
    ids = [engine.hit_id(each) for each in ranking.scores]
    return Outcome([(hit_id, kind_of(library, hit_id)) for hit_id in ids], ranking.confident)


def _grades(library: Library, query: Judged) -> dict[str, int]:
    return moved(
        query.relevant, lambda former: find(library, former) if former in library.tombstones else (former,)
    )


def mean(figures: Iterable[Figures], name: str) -> tuple[float, float, float] | None:
    """The mean of a figure with its 90 % bootstrap interval; None where it applies to no query."""
    values = [value for each in figures if (value := each[name]) is not None]
    if not values:
        return None
    draw = random.Random(0)  # noqa: S311  # no secret hangs on it
    means = sorted(statistics.fmean(draw.choices(values, k=len(values))) for _ in range(RESAMPLED))
    return statistics.fmean(values), means[RESAMPLED // 20], means[-RESAMPLED // 20]


def main() -> None:
    """Print figures by language and kind with their intervals, times, and the ablation."""
    library = load(ROOT)
    whole = engines(library)
    judged = {name: queries(name) for name in SETS}
    figures = {name: scored(library, whole, each) for name, each in judged.items()}
    _print_groups("nDCG@10 [90 %], success@1", judged, figures, _ranked)
    _print_groups("recall@5, zero, recognised", judged, figures, _other)
    _print_times(whole, [query for each in judged.values() for query in each])
    _print_ablation(library)


def _print_groups(
    title: str,
    judged: Mapping[str, Sequence[Judged]],
    figures: Mapping[str, Sequence[Figures]],
    shown: Callable[[Sequence[Figures]], str],
) -> None:
    """One line a group of queries, the sets side by side."""
    groups: dict[str, dict[str, list[Figures]]] = defaultdict(lambda: defaultdict(list))
    for name in SETS:
        for query, each in zip(judged[name], figures[name], strict=True):
            for group in ("all", f"lang {query.lang}", query.kind):
                groups[group][name].append(each)
    print(f"\n{title}\n{'':14}" + "".join(f"{name + ', n':{_COLUMN}}" for name in SETS))
    for group in sorted(groups, key=lambda group: (group != "all", not group.startswith("lang "), group)):
        members = groups[group]
        cells = (f"{shown(members[name])} {len(members[name]):3}" for name in SETS)
        print(f"{group:14}" + "".join(f"{cell:{_COLUMN}}" for cell in cells))


def _ranked(members: Sequence[Figures]) -> str:
    ndcg = mean(members, "ndcg@10")
    interval = f"{ndcg[0]:.3f} [{ndcg[1]:.3f}, {ndcg[2]:.3f}]" if ndcg else f"{'-':20}"
    return f"{interval} {_short(mean(members, 'success@1'))}"


def _other(members: Sequence[Figures]) -> str:
    return " ".join(_short(mean(members, figure)) for figure in ("recall@5", "zero", "recognised"))


def _short(found: tuple[float, float, float] | None) -> str:
    return f"{found[0]:.2f}" if found else "-   "


def _print_times(asked: Mapping[str, Engine], judged: Sequence[Judged]) -> None:
    times = []
    for query in judged:
        start = time.perf_counter()
        asked[query.lang].search(query.q)
        times.append(1000 * (time.perf_counter() - start))
    times.sort()
    print(f"\nms a query: median {statistics.median(times):.1f}, p95 {times[len(times) * 95 // 100]:.1f}")


def _print_ablation(library: Library) -> None:
    print(f"\n{'without':14}" + "".join(f"{name + ' nDCG@10, success@1':{_COLUMN}}" for name in SETS))
    for part in ("(nothing)", *sorted(PARTS)):
        asked = engines(library, PARTS - {part})
        row = ""
        for name in SETS:
            figures = scored(library, asked, queries(name))
            ndcg, success = mean(figures, "ndcg@10"), mean(figures, "success@1")
            assert ndcg is not None  # every set has queries with answers
            assert success is not None
            row += f"{f'{ndcg[0]:.3f}  {success[0]:.3f}':{_COLUMN}}"
        print(f"{part:14}{row}")


if __name__ == "__main__":
    main()
