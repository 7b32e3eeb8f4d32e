import click
import pytest

from svod.cli.printing import Printer
from svod.cli.translation_text import diff_text, place_data, say_places
from svod.records.library import Library
from svod.translation.concordance import Place, Wording


def test_a_change_is_marked_in_text_and_in_colour() -> None:
    shown = diff_text("A duel costs 1 CP.", "A duel costs 2 CP.")
    assert click.unstyle(shown) == "A duel costs [-1-]{+2+} CP."
    assert click.style("[-1-]", fg="red") in shown
    assert click.style("{+2+}", fg="green") in shown


def test_each_match_is_marked(library: Library, capsys: pytest.CaptureFixture[str]) -> None:
    place = Place("sections:sections", "row/zz", Wording("one two one", ((0, 3), (8, 11))), None)
    say_places(Printer(library, "en"), [place])
    assert capsys.readouterr().out.splitlines() == [
        "sections:sections/row/zz",
        "  ru  — no Russian yet",
        "  en  [one] two [one]",
        "1 place",
    ]
    assert place_data(library, place) == {
        "id": "sections:sections",
        "code": None,
        "path": "row/zz",
        "en": {"text": "one two one", "found": [[0, 3], [8, 11]]},
        "ru": None,
    }
