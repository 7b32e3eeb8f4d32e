import pytest

from svod.cli.hits_text import print_hits
from svod.cli.printing import Printer
from svod.records.library import Library
from svod.search.engine import Engine
from tests.search.conftest import TODAY


def printed(library: Library, capsys: pytest.CaptureFixture[str], query: str) -> list[str]:
    print_hits(Printer(library, "en"), Engine(library, None, "en", TODAY).search(query, limit=1))
    return capsys.readouterr().out.splitlines()


def test_a_hit_shows_badge_title_decision_and_where_it_stands(
    library: Library, capsys: pytest.CaptureFixture[str]
) -> None:
    assert printed(library, capsys, "R102") == [
        "",
        "1. [DRP 1] When Riposte is played",
        "   Riposte is played in DRP 1.",
        "   R102 · zz-riposte-timing · /en/rulings/zz-riposte-timing/",
    ]


def test_what_no_longer_holds_says_so(library: Library, capsys: pytest.CaptureFixture[str]) -> None:
    assert "   withdrawn" in printed(library, capsys, "fees of a duel")


def test_what_was_understood_and_what_is_not_sure(
    library: Library, capsys: pytest.CaptureFixture[str]
) -> None:
    assert printed(library, capsys, "burn kubernetes cluster deployment")[:2] == ["understood Burn", "unsure"]
    assert printed(library, capsys, "kubernetes") == ["nothing"]
