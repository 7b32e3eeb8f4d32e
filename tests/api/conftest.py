from datetime import date
from typing import Any

import pytest

from svod.api.record_json import RecordJson
from svod.links.graph import graph
from svod.links.site_root import SiteRoot
from svod.records.library import Library

ROOT = SiteRoot("https://h.example/sub/")
DAY = date(2026, 1, 15)


@pytest.fixture
def write(library: Library) -> RecordJson:
    """Writes records of the small whole base as they stand on its newest edition's day."""
    return RecordJson(library, graph(library), ROOT, DAY)


@pytest.fixture
def written(library: Library, write: RecordJson) -> dict[str, Any]:
    """Hit id → the JSON of the record."""
    return {hit_id: write(record) for hit_id, record in library.records.items()}
