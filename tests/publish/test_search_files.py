import datetime as dt
import json
from pathlib import Path

import pytest

from svod.publish.search_files import FORMER, INDEX, TEXTS, search_files
from svod.records.store import load

TODAY = dt.date(2026, 3, 1)


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_language_has_three_files(base: Path, lang: str) -> None:
    files = search_files(load(base), base, lang, TODAY)
    assert set(files) == {INDEX, TEXTS, FORMER}
    index, texts, former = (json.loads(files[name]) for name in (INDEX, TEXTS, FORMER))
    assert index["lang"] == lang
    assert len(texts["passages"]) == len(index["ids"].split("\n"))
    assert former


def test_the_files_are_the_same_whenever_they_are_made(base: Path) -> None:
    library = load(base)
    assert search_files(library, base, "ru", TODAY) == search_files(load(base), base, "ru", TODAY)
