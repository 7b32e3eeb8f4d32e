from pathlib import Path
from typing import Any

import pytest

from svod.cli.printing import Printer
from svod.cli.translation_status import StatusReport
from svod.records.library import Library
from svod.translation.target import Target
from tests.translation.desk import fallen_behind

STALE = ("decision-changed", "changed", "missing")


@pytest.fixture
def behind(base: Path) -> Library:
    return fallen_behind(base)


def data(library: Library, targets: list[Target], within: str | None = None) -> dict[str, Any]:
    return StatusReport(library, targets, within, STALE).data(with_diff=True)


def test_the_counts_of_one_record(behind: Library) -> None:
    found = data(behind, [Target("zz-duel-fees")])
    counts = {
        "texts": 5,
        "decision-changed": 1,
        "changed": 1,
        "missing": 0,
        "current": 3,
        "not-read": 3,
        "read": 0,
        "percent": {
            "decision-changed": 20.0,
            "changed": 20.0,
            "missing": 0.0,
            "current": 60.0,
            "not-read": 60.0,
            "read": 0.0,
        },
    }
    assert found["counts"] == counts
    assert found["sections"] == [{"section": None, **counts}]
    assert [(each["kind"], each["decisions"], each["texts"]) for each in found["importance"]] == [
        ("ruling", True, 2),
        ("ruling", False, 3),
    ]


def test_a_listed_text_says_everything_about_itself(behind: Library) -> None:
    assert data(behind, [Target("zz-duel-fees", "part/main/decision")])["units"] == [
        {
            "id": "zz-duel-fees",
            "code": "R103",
            "path": "part/main/decision",
            "section": None,
            "state": "decision-changed",
            "read": False,
            "by": None,
            "english": "A duel costs 2 CP.",
            "from": "A duel costs 1 CP.",
            "ru": "Дуэль стоит 1 БС.",
            "diff": [
                {"kind": "same", "text": "A duel costs "},
                {"kind": "removed", "text": "1"},
                {"kind": "added", "text": "2"},
                {"kind": "same", "text": " CP."},
            ],
        }
    ]


def test_what_has_no_russian_has_none_to_show(behind: Library) -> None:
    (unit,) = data(behind, [Target("zz-question")])["units"]
    assert (unit["state"], unit["ru"], unit["from"], "diff" in unit) == ("missing", None, None, False)


def test_without_a_diff_none_is_told(behind: Library) -> None:
    units = StatusReport(behind, [], None, STALE).data(with_diff=False)["units"]
    assert len(units) == 3
    assert not any("diff" in unit for unit in units)


def test_nothing_in_a_section_is_nothing_at_all(behind: Library) -> None:
    found = data(behind, [Target("zz-duel-fees")], "zz/hero")
    assert (found["counts"]["texts"], found["sections"], found["units"]) == (0, [], [])
    assert found["counts"]["percent"]["read"] == 0.0


def test_the_report_for_people(behind: Library, capsys: pytest.CaptureFixture[str]) -> None:
    targets = [Target("zz-duel-fees"), Target("zz-parry-cost", "title")]
    StatusReport(behind, targets, None, STALE).say(Printer(behind, "en"), with_diff=False)
    assert capsys.readouterr().out.splitlines() == [
        "",
        "section          texts  decision changed  changed  missing  not read      read",
        "(in no section)      5           1 (20%)  1 (20%)        -   3 (60%)         -",
        "zz/hero              1                 -        -        -         -  1 (100%)",
        "",
        "importance           texts  decision changed  changed  missing  not read     read",
        "ruling: decisions        2           1 (50%)        -        -   1 (50%)        -",
        "ruling: other texts      4                 -  1 (25%)        -   2 (50%)  1 (25%)",
        "",
        "     texts  decision changed    changed  missing  not read       read",
        "all      6         1 (16.7%)  1 (16.7%)        -   3 (50%)  1 (16.7%)",
        "",
        "decision-changed  zz-duel-fees/part/main/decision",
        "changed           zz-duel-fees/title",
        "listed: 2 (decision-changed, changed, missing)",
    ]
