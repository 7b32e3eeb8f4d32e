import click
import pytest

from svod.cli.printing import Printer
from svod.records.library import Library


def test_days_are_written_out(library: Library) -> None:
    assert Printer(library, "ru").date("2025-07-08") == "8 июля 2025"
    assert Printer(library, "en").date("2025-07-08") == "8 July 2025"


def test_a_word_that_the_base_lacks_is_shown_by_its_key(library: Library) -> None:
    printer = Printer(library, "en")
    assert printer.word("zz.search") == "Search"
    assert printer.word("prompt.zz-none", id="x") == "zz-none x"
    assert printer.date("unknown") == "unknown"


def test_a_badge_is_the_short_text_or_the_answer(library: Library) -> None:
    printer = Printer(library, "en")
    assert click.unstyle(printer.badge("no", "Not now")) == "[Not now]"
    assert click.unstyle(printer.badge("no", None)) == "[no]"
    assert printer.badge(None, None) == ""


def test_no_colour_where_nobody_asked_for_it(
    library: Library, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    Printer(library, "en").say(click.style("red", fg="red"), 2)
    assert capsys.readouterr().out == "  red\n"
