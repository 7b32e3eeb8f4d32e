"""How well the search answers a file of judged queries."""

from __future__ import annotations

import datetime as dt
from pathlib import Path
from typing import TYPE_CHECKING, Any

from svod.cli.base import Unusable
from svod.links.lookup import find
from svod.search.engine import Engine
from svod.search.evaluation import Judged, Outcome, evaluate, read
from svod.search.results import kind_of

if TYPE_CHECKING:
    from svod.records.library import Library


def figures(root: Path, library: Library, batch: Path, day: dt.date) -> dict[str, Any]:
    """The figures of the search on ``batch``, one query in JSON a line. Raises Unusable for another line.

    The file is UTF-8, with or without a byte order mark.
    """
    try:
        lines = batch.read_bytes().decode("utf-8-sig").split("\n")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise Unusable(f"{batch}:{line}: the file is not in UTF-8; save it in that encoding") from None
    queries = []
    for number, judged in read(lines):
        if not isinstance(judged, Judged):
            raise Unusable(f"{batch}:{number}: {judged}")
        queries.append(judged)
    engines = {lang: Engine(library, root, lang, day) for lang in sorted({query.lang for query in queries})}

    def search(query: Judged) -> Outcome:
        engine = engines[query.lang]
        ranking = engine.rank(query.q)
        ids = [engine.hit_id(score) for score in ranking.scores]
        return Outcome([(hit_id, kind_of(library, hit_id)) for hit_id in ids], ranking.confident)

    def current(former: str) -> tuple[str, ...]:
        return find(library, former) if former in library.tombstones else (former,)

    return evaluate(queries, search, current)
