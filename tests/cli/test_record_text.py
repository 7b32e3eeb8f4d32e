import datetime as dt

import pytest

from svod.cli.printing import Printer
from svod.cli.record_text import print_record
from svod.cli.shown import Shown
from svod.records.library import Library
from tests.search.conftest import TODAY


class Screen:
    """What is printed of a record."""

    def __init__(self, library: Library, captured: pytest.CaptureFixture[str]) -> None:
        self._library, self._captured = library, captured

    def __call__(self, hit_id: str, day: dt.date = TODAY, lang: str = "en") -> list[str]:
        data = Shown(self._library, hit_id, lang, day).data(as_of=day != TODAY)
        print_record(Printer(self._library, lang), data)
        return self._captured.readouterr().out.splitlines()


@pytest.fixture
def screen(library: Library, capsys: pytest.CaptureFixture[str]) -> Screen:
    return Screen(library, capsys)


def test_the_decision_comes_first(screen: Screen) -> None:
    lines = screen("zz-parry-cost")
    assert lines[:4] == [
        "R101 · Parrying a second Attack: what it costs",
        "",
        "[1 CP]",
        "  The Fencer pays 1 CP for the first Parry of a turn and nothing for further ones.",
    ]
    assert lines.index("[No]") < lines.index("holds") < lines.index("situation") < lines.index("explanation")
    assert lines[-1] == "zz-parry-cost · /en/rulings/zz-parry-cost/"


def test_points_keep_their_labels_and_nesting(screen: Screen) -> None:
    lines = screen("zz-parry-cost")
    assert "  1. A Parry is paid for when it is announced, see the term." in lines
    assert "    a. The price is paid once a turn." in lines


def test_a_thing_bears_its_official_name(screen: Screen) -> None:
    assert screen("status:zz-burn", lang="ru")[0] == "R122 · Ожог (Burn)"


@pytest.mark.parametrize(
    "hit_id, day, said",
    [
        ("zz-parry-cost", dt.date(2024, 10, 1), "not-yet-ruled 29 October 2024"),
        ("zz-duel-fees", dt.date(2025, 6, 1), "withdrawn"),
        ("zz-riposte-timing", dt.date(2025, 1, 1), "changed-on-unknown-day"),
        ("zz-burn-reworded", dt.date(2024, 9, 1), "earlier-text-not-preserved main"),
    ],
)
def test_a_day_asked_for_is_answered(screen: Screen, hit_id: str, day: dt.date, said: str) -> None:
    assert screen(hit_id, day)[1].endswith(said)


def test_a_text_that_may_not_have_held_is_marked(screen: Screen) -> None:
    lines = screen("zz-riposte-timing", dt.date(2025, 1, 1))
    assert sum(line.endswith("(doubtful)") for line in lines) == 3
    assert not any(line.endswith("(doubtful)") for line in screen("zz-riposte-timing"))


def test_texts_that_do_not_hold_stand_under_their_own_heading(screen: Screen) -> None:
    lines = screen("zz-parry-cost")
    old = lines.index("old-today")
    assert lines[old + 1].startswith("  (period 29 October 2024 1 March 2025) [2 CP] Each Parry")
    ahead = screen("zz-parry-cost", dt.date(2025, 1, 1))
    assert ahead[ahead.index("old") + 1].startswith("  (since 1 March 2025) [1 CP]")


def test_empty_groups_are_left_out(screen: Screen) -> None:
    lines = screen("zz-question")
    assert {"situation", "about"} <= set(lines)
    assert not {"explanation", "examples", "history", "old-today", "notes", "printed"} & set(lines)
