import json
from typing import Any

import pytest

from svod import __version__
from svod.api.v1 import KINDS, files
from svod.links.graph import graph
from svod.records.kinds import KINDS as RECORD_KINDS
from svod.records.library import Library
from tests.api.conftest import DAY, ROOT


@pytest.fixture
def made(library: Library) -> dict[str, Any]:
    """File below api/v1/ → its content."""
    return {
        name.removeprefix("api/v1/"): json.loads(content)
        for name, content in files(library, graph(library), ROOT, DAY).items()
    }


def test_every_kind_of_record_has_its_list() -> None:
    assert KINDS.keys() == RECORD_KINDS.keys()


def test_the_files_that_are_promised_are_there(made: dict[str, Any]) -> None:
    promised = "index rulings heroes statuses cards terms lists steps changes rulings/zz-parry-cost"
    assert {f"{name}.json" for name in promised.split()} <= made.keys()


def test_the_index_names_every_other_file(made: dict[str, Any]) -> None:
    index = made["index.json"]
    assert (index["project"], index["version"], index["edition"]) == ("svod", __version__, "2026-01-15")
    assert index["licence"] == {"texts": "CC-BY-4.0", "code": "MIT"}
    assert {edition["key"] for edition in index["editions"]} == {"2025-06-16", "2026-01-15"}
    named = {address.removeprefix(f"{ROOT.url}api/v1/") for address in index["endpoints"].values()}
    alone = {name for name in made if name.startswith("rulings/")}
    assert named == {*made.keys() - alone - {"index.json"}, "rulings/{id}.json"}


def test_counts_are_right(made: dict[str, Any], library: Library) -> None:
    counts = made["index.json"]["counts"]
    assert sum(counts.values()) - counts["changes"] == len(library.records)
    for name, count in counts.items():
        assert (made[f"{name}.json"]["count"], len(made[f"{name}.json"][name])) == (count, count)


def test_a_ruling_alone_is_the_same_as_in_the_list(made: dict[str, Any]) -> None:
    listed = {ruling["id"]: ruling for ruling in made["rulings.json"]["rulings"]}
    assert listed
    for hit_id, ruling in listed.items():
        assert made[f"rulings/{hit_id}.json"]["ruling"] == ruling


def test_changes_tell_what_happened_in_both_languages(made: dict[str, Any]) -> None:
    event = next(event for event in made["changes.json"]["changes"] if event["key"] == "2025-05-01")
    assert event["note"]["en"] == "Duels are free now."
    assert (event["record"]["id"], event["change"], event["date_is_of_edition"]) == (
        "zz-duel-fees",
        "withdrawn",
        False,
    )


def test_the_bytes_are_stable_utf_8_with_an_item_a_line(library: Library) -> None:
    first = files(library, graph(library), ROOT, DAY)
    assert first == files(library, graph(library), ROOT, DAY)
    assert all(content.endswith(b"\n") for content in first.values())
    text = first["api/v1/rulings.json"].decode()
    rulings = [line for line in text.splitlines() if line.startswith('{"id":')]
    assert len(rulings) == len(text.splitlines()) - 2
    title = library.unit("zz-parry-cost", "title")
    assert title
    assert title.ru in text
