"""A Russian text falls behind, is seen on the site, in the status, and is clear again once it is accepted."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from svod.cli.main import main
from svod.site.language import build_language
from tests.pages.html import Node, parse
from tests.translation.desk import edit

RULING = "rulings/zz-hero/zz-riposte-timing.yml"
DECISION = "zz-riposte-timing/part/main/decision"
PAGE = "rulings/zz-riposte-timing/index.html"


def main_part(site: Path, page: str) -> Node:
    """Our own part of a page."""
    html = (site / page).read_text(encoding="utf-8")
    start = html.index('<div class="svod ')
    end = html.index("</article>")
    return parse(html[start:end].replace("<br>", ""))


def svod(*arguments: str) -> str:
    outcome = CliRunner().invoke(main, ["translation", *arguments])
    assert outcome.exit_code == 0, outcome.output
    return outcome.output


def listed() -> list[str]:
    return [f"{each['id']}/{each['path']}" for each in json.loads(svod("status", "--json"))["units"]]


def test_a_text_falls_behind_and_is_accepted(
    base: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(base)
    edit(base, RULING, "Riposte is played in DRP 1.", "Riposte is never played.")
    build_language(base, "ru", tmp_path / "behind")
    tree = main_part(tmp_path / "behind", PAGE)
    english = tree.one("p", class_="svod-decision__text").one("span", lang="en")
    assert english.text == "Riposte is never played."
    folded = tree.one("details", class_="svod-behind")
    assert folded.one("summary").text == "перевод устарел: решение изменилось"
    assert folded.one("del").text == "in DRP 1"
    state = main_part(tmp_path / "behind", "translation/index.html")
    assert "решение изменилось — 1" in state.one("ul", class_="svod-links").text

    assert listed() == [DECISION]
    assert "  Riposte is {+never +}played[- in DRP 1-]." in svod("status", "--diff")
    assert "read by zz-reader" in svod("accept", DECISION, "--by", "zz-reader")
    assert listed() == []

    build_language(base, "ru", tmp_path / "clear")
    tree = main_part(tmp_path / "clear", PAGE)
    assert tree.all("details", class_="svod-behind") == []
    assert tree.one("p", class_="svod-decision__text").all("span", lang="en") == []
    state = main_part(tmp_path / "clear", "translation/index.html")
    assert "Ничего." in state.text
