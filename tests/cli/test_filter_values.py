from pathlib import Path

import click
import pytest
from click.shell_completion import CompletionItem, ShellComplete

from svod.cli.base import Unusable
from svod.cli.filter_values import FILTERS, usable
from svod.cli.main import main
from svod.records.library import Library


def completed(*words: str) -> list[CompletionItem]:
    return ShellComplete(main, {}, "svod", "_SVOD_COMPLETE").get_completions(list(words[:-1]), words[-1])


@pytest.mark.parametrize(
    "sort, begun, values",
    [
        ("hero", "zz-f", [("zz-fencer", "Фехтовальщица")]),
        ("status", "zz-b", [("zz-burn", "Ожог")]),
        ("card", "zz-f", [("zz-feint", "Финт")]),
        ("step", "drp-", [("drp-1", "Шаг 1 фазы броска защиты")]),
        ("mode", "", [("zz-duel", "Дуэль")]),
        ("kind", "a", [("ability", None), ("about", None)]),
        ("section", "zz/h", [("zz/hero", "Фехтовальщица")]),
        ("section", "zz", [("zz", None), ("zz-general", "Общее"), ("zz/hero", ""), ("zz/rival", "")]),
        ("channel", "zz", [("zz/questions", "Discord, канал вопросов")]),
        ("hero", "qq", []),
    ],
)
def test_the_shell_is_told_the_values_of_a_filter(
    base: Path, monkeypatch: pytest.MonkeyPatch, sort: str, begun: str, values: list[tuple[str, str | None]]
) -> None:
    monkeypatch.chdir(base)
    found = completed("search", f"--{sort}", begun)
    assert [item.value for item in found] == [value for value, _ in values]
    assert [item.help for item in found if item.help][:1] == [name for _, name in values if name][:1]


def test_names_are_in_the_language_asked_for(base: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(base)
    assert [item.help for item in completed("search", "--lang", "en", "--hero", "zz-f")] == ["Fencer"]


def test_outside_a_base_nothing_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert completed("search", "--hero", "zz") == []


def test_every_filter_of_the_base_is_completed() -> None:
    command = main.get_command(click.Context(main), "search")
    assert command is not None
    options = {option.name for option in command.params}
    assert set(FILTERS) <= options


def test_what_nothing_has_is_not_usable(library: Library) -> None:
    assert usable(library, "section", ("zz", "zz/hero")) == ("zz", "zz/hero")
    with pytest.raises(Unusable, match="no card has the id 'zz-feitn'; did you mean 'zz-feint'"):
        usable(library, "card", ("zz-feint", "zz-feitn"))
    with pytest.raises(Unusable, match=r"no kind has the id 'qqqq'$"):
        usable(library, "kind", ("qqqq",))
