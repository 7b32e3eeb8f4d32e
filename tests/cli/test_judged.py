import datetime as dt
from pathlib import Path

import pytest

from svod.cli.base import Unusable
from svod.cli.judged import figures
from svod.records.store import load

DAY = dt.date(2026, 3, 1)


def write(tmp_path: Path, *lines: str) -> Path:
    path = tmp_path / "queries.jsonl"
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def test_former_ids_are_followed_to_the_end_and_ungraded_kinds_skipped(base: Path, tmp_path: Path) -> None:
    queries = write(
        tmp_path,
        '{"q": "R101", "lang": "en", "kind": "exact", "relevant": {"zz-parry-payment": 2}}',
        '{"q": "drp-1 riposte", "lang": "en", "kind": "exact", "relevant": {"zz-riposte-timing": 2}}',
        '{"q": "kubernetes", "lang": "ru", "kind": "none", "relevant": {}}',
    )
    found = figures(base, load(base), queries, DAY)
    assert found["by_kind"]["exact"]["ndcg@10"] == 1.0
    assert found["by_kind"]["exact"]["success@1"] == 1.0
    assert found["overall"]["recognised"] == 1.0


def test_a_byte_order_mark_is_no_part_of_the_first_line(base: Path, tmp_path: Path) -> None:
    line = '{"q": "R101", "lang": "en", "kind": "exact", "relevant": {"zz-parry-cost": 2}}'
    found = figures(base, load(base), write(tmp_path, "\ufeff" + line), DAY)
    assert found["overall"]["success@1"] == 1.0


@pytest.mark.parametrize("start", [b"", b"\xef\xbb\xbf"])
def test_another_encoding_is_refused_at_its_line(base: Path, tmp_path: Path, start: bytes) -> None:
    path = tmp_path / "queries.jsonl"
    path.write_bytes(start + b"\n" + "стан".encode("cp1251"))
    with pytest.raises(Unusable, match=r"queries\.jsonl:2: the file is not in UTF-8"):
        figures(base, load(base), path, DAY)


def test_another_line_is_refused(base: Path, tmp_path: Path) -> None:
    with pytest.raises(Unusable, match=r"queries\.jsonl:1: "):
        figures(base, load(base), write(tmp_path, "no"), DAY)
