import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from svod.cli.search import command

PUBLIC = Path(__file__).parents[1] / "search/queries/public.jsonl"
FIGURES = ["n", "ndcg@10", "success@1", "recall@5", "zero", "recognised"]


@pytest.fixture(autouse=True)
def _in_the_base(base: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(base)


def search(*arguments: str) -> Result:
    return CliRunner().invoke(command, arguments)


def test_json() -> None:
    found = json.loads(search("сколько стоит парировать две атаки", "--json").output)
    assert found["query"] == "сколько стоит парировать две атаки"
    assert found["confident"] is True
    assert found["hits"][0]["id"] == "zz-parry-cost"
    assert found["hits"][0]["url"].startswith("/rulings/zz-parry-cost/")


def test_language_limit_and_filters() -> None:
    arguments = ("parry", "--lang", "en", "--limit", "2", "--kind", "ruling", "--hero", "zz-rival", "--json")
    found = json.loads(search(*arguments).output)
    assert [hit["id"] for hit in found["hits"]] == ["zz-parry-cost"]
    assert found["hits"][0]["title"] == "Parrying a second Attack: what it costs"
    assert found["understood"]["filters"] == {"kind": ["ruling"], "hero": ["zz-rival"]}


def test_what_was_corrected_is_told_and_can_be_undone() -> None:
    found = json.loads(search("jуjub", "--json").output)
    assert found["hits"] == []
    found = json.loads(search("j;ju", "--json").output)
    assert found["understood"]["changes"] == [{"typed": "j;ju", "read": "ожог", "how": "layout"}]
    assert found["hits"][0]["id"] == "status:zz-burn"
    assert json.loads(search("j;ju", "--as-typed", "--json").output)["understood"]["changes"] == []


def test_as_of_a_day() -> None:
    found = json.loads(search("R101", "--lang", "en", "--as-of", "2024-11-01", "--json").output)
    assert found["hits"][0]["short"] == "2 CP"
    assert found["understood"]["filters"] == {"as_of": "2024-11-01"}
    assert "not-today" in search("R101", "--lang", "en", "--as-of", "2024-11-01").output
    assert "not-today" not in search("R105", "--lang", "en", "--as-of", "2024-11-01").output
    assert "not-today" not in search("R101", "--lang", "en").output


def test_former_texts_are_a_list_of_their_own_where_asked_for() -> None:
    plain = json.loads(search("price", "--lang", "en", "--json").output)
    found = json.loads(search("price", "--lang", "en", "--former", "--json").output)
    assert list(plain) == ["query", "understood", "confident", "hits"]
    assert [text["text"] for text in found.pop("former")] == ["The price is paid each time."]
    assert found == plain


def test_text_for_people() -> None:
    found = search("ожог", "--limit", "1")
    assert found.exit_code == 0
    assert "1. Ожог" in found.output
    assert "R122 · status:zz-burn · /statuses/zz-burn/" in found.output
    assert "unofficial" in found.output
    assert "\x1b" not in found.output


def test_nothing_found_is_no_error() -> None:
    found = search("kubernetes")
    assert found.exit_code == 0
    assert "nothing" in found.output
    assert "/how-to-rule/" in found.output


@pytest.mark.parametrize(
    "query", ["\udcff\udc00", "\x00", "\u202eyrrap\u2066", '"' * 10_000, "ожог " * 20_000]
)
def test_nothing_typed_breaks_the_command(query: str) -> None:
    for arguments in ((), ("--json",), ("--former", "--as-of", "2024-11-01")):
        assert search(query, *arguments).exit_code == 0


@pytest.mark.parametrize(
    "arguments, said",
    [
        (("--hero", "zz-fencre"), "no hero has the id 'zz-fencre'; did you mean 'zz-fencer'?"),
        (("--hero", "Фехтовальщица"), "did you mean 'zz-fencer'?"),
        (("--kind", "rulings"), "did you mean 'ruling'?"),
        (("--section", "zz/her"), "did you mean 'zz/hero'?"),
        (("--channel", "qqqqqqq"), "no channel has the id 'qqqqqqq'"),
        (("--answer", "maybe"), "maybe"),
        (("--since", "8.7.2025"), "2025-07-08"),
        (("--lang", "de"), "de"),
        ((), "say what to search for"),
    ],
)
def test_what_cannot_be_used_is_told(arguments: tuple[str, ...], said: str) -> None:
    found = search(*arguments)
    assert found.exit_code == 2
    assert said in found.output


def test_a_section_holds_those_below_it() -> None:
    found = json.loads(search("--section", "zz", "--json").output)
    assert [hit["id"] for hit in found["hits"]] == ["zz-parry-cost"]


def test_the_public_queries_run_whatever_the_base_holds() -> None:
    found = search("--batch", str(PUBLIC))
    assert found.exit_code == 0
    figures = json.loads(found.output)
    assert list(figures) == ["overall", "by_lang", "by_kind"]
    assert list(figures["overall"]) == FIGURES
    assert figures["overall"]["n"] == 135
    assert list(figures["by_lang"]) == ["en", "ru"]
    assert len(figures["by_kind"]) == 15
    assert figures["by_kind"]["unanswerable"]["recognised"] is not None


def test_a_bad_line_of_a_batch_is_named(tmp_path: Path) -> None:
    path = tmp_path / "queries.jsonl"
    path.write_text('{"q": "a", "lang": "ru", "kind": "k", "relevant": {}}\n{"q": 1}\n', encoding="utf-8")
    found = search("--batch", str(path))
    assert found.exit_code == 2
    assert "queries.jsonl:2: " in found.output


def test_a_batch_in_another_encoding_is_refused_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "queries.jsonl"
    path.write_bytes(b"\xff\xfe{\x00")
    found = search("--batch", str(path))
    assert found.exit_code == 2
    assert found.output == f"Error: {path}:1: the file is not in UTF-8; save it in that encoding\n"


@pytest.mark.parametrize(
    "beside, named",
    [
        (("ожог",), "a query"),
        (("--hero", "zz-fencer"), "--hero"),
        (("--since", "2025-01-01"), "--since"),
        (("--limit", "10"), "--limit"),
        (("--json", "--lang", "en"), "--lang"),
    ],
)
def test_nothing_stands_beside_a_batch(beside: tuple[str, ...], named: str) -> None:
    found = search("--batch", str(PUBLIC), *beside)
    assert found.exit_code == 2
    assert found.output == f"Error: --batch takes all from its file; leave out {named}\n"


def test_two_searches_at_once_share_one_index(base: Path) -> None:
    arguments = [sys.executable, "-W", "error", "-m", "svod", "search", "ожог", "--json"]
    environment = os.environ | {"PYTHONIOENCODING": "utf-8"}
    running = [
        subprocess.Popen(arguments, cwd=base, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        for _ in range(3)
    ]
    said = [process.communicate(timeout=60) for process in running]
    assert [(process.returncode, errors) for process, (_, errors) in zip(running, said, strict=True)] == [
        (0, b"")
    ] * 3
    assert len({output for output, _ in said}) == 1
    assert [path.name for path in (base / ".svod").iterdir() if path.name.startswith("index")] == ["index-ru"]
