from typing import Any

import pytest

from svod.records.fragments import Dated
from svod.records.kinds import Ruling
from svod.records.library import Library
from svod.records.record import Record
from svod.records.shape import build
from svod.records.walk import Reference, Text, pieces, references, texts

PARRY_PATHS = """
title
part/price/situation part/price/short part/price/decision
part/price@2025-03-01/situation part/price@2025-03-01/short part/price@2025-03-01/decision
part/price@2025-03-01/case/burning part/price@2025-03-01/case/else
part/who/situation part/who/short part/who/decision
point/1 point/1a point/1a@2025-03-01 point/1b point/4.5
example/ex-1/title example/ex-1/step/1 example/ex-1/step/2 example/ex-1/outcome
change/2025-03-01 change/2025-07-08
note/n-slip
related/rel-1
applies
""".split()


def ruling(**fields: Any) -> Ruling:  # noqa: ANN401  # data of any shape
    main = {"key": "main", "situation": "Who?", "answer": "which", "decision": "The Rival."}
    data = {"kind": "ruling", "id": "zz-one", "code": "R1", "title": "One", "parts": [main], **fields}
    return build(data, Ruling)


def paths(record: Record) -> list[str]:
    return [text.path for text in texts(record)]


def at(record: object, where: tuple[str | int, ...]) -> object:
    """What stands at a place of a record."""
    for step in where:
        record = (
            record[step]
            if isinstance(record, tuple) and isinstance(step, int)
            else getattr(record, str(step))
        )
    return record


def test_the_paths_of_a_ruling_in_reading_order(library: Library) -> None:
    assert paths(library.records["zz-parry-cost"]) == PARRY_PATHS


@pytest.mark.parametrize(
    "hit_id, expected",
    [
        ("zz-list-swords", ["title", "part/main/decision", "item/feint", "item/burn", "change/2025-06-01"]),
        ("zz-question", ["title", "part/main/situation"]),
        ("zz-list-entry", ["title", "part/main/short", "part/main/decision"]),
        ("hero:zz-fencer", ["point/parry-1"]),
        ("status:zz-burn", ["point/1", "point/1@2025-01-10", "change/2025-01-10"]),
        ("step:orp-4", []),
    ],
)
def test_the_paths_of_other_kinds(library: Library, hit_id: str, expected: list[str]) -> None:
    assert paths(library.records[hit_id]) == expected


def test_the_paths_of_a_table(library: Library) -> None:
    assert [text.path for text in texts(library.tables["channels:channels"])] == [
        "row/zz/questions",
        "row/document",
        "row/none",
    ]


def test_texts_say_where_they_stand_and_when_they_hold(library: Library) -> None:
    found = {text.path: text for text in texts(library.records["zz-parry-cost"])}
    assert found["point/1a"] == Text(
        "point/1a", ("points", 0, "points", 0, "text"), "The price is paid each time.", None, "2025-03-01"
    )
    assert found["point/1a@2025-03-01"].since == "2025-03-01"
    assert found["part/price@2025-03-01/case/burning"].since == "2025-03-01"
    assert (found["title"].since, found["title"].until) == (None, None)


def test_every_text_stands_where_it_says_and_has_a_path_of_its_own(library: Library) -> None:
    owners: list[Any] = [*library.records.values(), *library.tables.values()]
    for owner in owners:
        found = list(texts(owner))
        assert [at(owner, text.where) for text in found] == [text.english for text in found]
        assert len({text.path for text in found}) == len(found)


def test_decisions_badges_and_cases_decide(library: Library) -> None:
    assert [text.path for text in texts(library.records["zz-parry-cost"]) if text.decides] == [
        path for path in PARRY_PATHS if path.endswith(("/short", "/decision")) or "/case/" in path
    ]


VERSIONS = [
    {"key": "1", "text": "first", "until": "2024-01-01"},
    {"key": "1", "text": "second", "since": "2024-01-01", "until": "2025-01-01"},
    {"key": "1", "text": "third", "since": "2025-01-01", "until": "unknown"},
    {"key": "1", "text": "fourth", "since": "unknown"},
]


def test_paths_stay_when_a_later_version_is_added() -> None:
    before: dict[str, str] = {}
    for count in range(1, len(VERSIONS) + 1):
        now = {text.english: text.path for text in texts(ruling(points=VERSIONS[:count]))}
        assert now.items() >= before.items()
        before = now
    assert [before[version["text"]] for version in VERSIONS] == [
        "point/1",
        "point/1@2024-01-01",
        "point/1@2025-01-01",
        "point/1@unknown",
    ]


def test_paths_do_not_depend_on_the_order_of_versions() -> None:
    one, other = (
        {text.english: text.path for text in texts(ruling(points=versions))}
        for versions in (VERSIONS, VERSIONS[::-1])
    )
    assert one == other


def test_a_single_version_with_a_first_day_has_a_bare_path() -> None:
    assert paths(ruling(points=[{"key": "1", "text": "a", "since": "2025-01-01"}]))[-1] == "point/1"


def test_the_texts_of_a_versioned_piece_carry_its_version() -> None:
    step = {"key": "s", "text": "step"}
    examples = [
        {"key": "ex", "title": "old", "steps": [step], "until": "2025-01-01"},
        {"key": "ex", "title": "new", "steps": [step], "since": "2025-01-01"},
    ]
    assert paths(ruling(examples=examples))[-4:] == [
        "example/ex/title",
        "example/ex/step/s",
        "example/ex@2025-01-01/title",
        "example/ex@2025-01-01/step/s",
    ]


def test_the_references_of_a_ruling(library: Library) -> None:
    found = set(references(library.records["zz-parry-cost"]))
    assert {(reference.field, reference.refers, reference.target) for reference in found} == {
        ("parts", "any", "status:zz-burn"),
        ("examples", "step", "orp-4"),
        ("examples", "step", "drp-1"),
        ("applies", "mode", "zz-duel"),
        ("main", "hero", "zz-fencer"),
        ("heroes", "hero", "zz-fencer"),
        ("heroes", "hero", "zz-rival"),
        ("statuses", "status", "zz-burn"),
        ("cards", "card", "zz-feint"),
        ("abilities", "ability", "zz-fencer.parry-2"),
        ("components", "component", "zz-die"),
        ("steps", "step", "orp-4"),
        ("keywords", "keywords", "zz-parry"),
        ("keywords", "keywords", "zz-paying"),
        ("related", "any", "zz-riposte-timing"),
        ("rests_on", "any", "zz-golden-rule"),
        ("rests_on", "any", "ability:zz-fencer.parry"),
        ("conflicts_with", "any", "zz-duel-fees"),
        ("supersedes", "any", "zz-duel-fees"),
        ("sources", "channels", "zz/questions"),
        ("printed", "sections", "zz/hero"),
        ("printed", "sections", "zz/rival"),
        ("checked", "editions", "2026-01-15"),
    }
    assert Reference(("parts", 1, "cases", 0, "things", 0), "any", "status:zz-burn") in found


@pytest.mark.parametrize(
    "owner, expected",
    [
        ("zz-riposte-timing", {("parts", "step", "drp-1"), ("history", "editions", "2026-01-15")}),
        ("zz-list-entry", {("parent", "list", "zz-list-swords")}),
        ("zz-list-swords", {("items", "any", "ability:zz-fencer.parry")}),
        (
            "hero:zz-fencer",
            {("abilities", "ability", "zz-fencer.parry"), ("abilities", "any", "zz-term-parry")},
        ),
        ("card:zz-feint", {("hero", "hero", "zz-fencer")}),
        ("step:drp-1", {("within", "step", "drp")}),
    ],
)
def test_the_references_of_other_kinds(
    library: Library, owner: str, expected: set[tuple[str, str, str]]
) -> None:
    found = {(it.field, it.refers, it.target) for it in references(library.records[owner])}
    assert found >= expected


def test_the_references_of_tables(library: Library) -> None:
    assert [(it.refers, it.target) for it in references(library.tables["keywords:keywords"])] == [
        ("any", "zz-term-parry")
    ]
    assert ("any", "zz-riposte-timing") in {
        (it.refers, it.target) for it in references(library.tables["tombstones:tombstones"])
    }


def test_every_reference_stands_where_it_says(library: Library) -> None:
    owners: list[Any] = [*library.records.values(), *library.tables.values()]
    assert [it for owner in owners for it in references(owner) if at(owner, it.where) != it.target] == []


def test_every_piece_is_met_once_outer_before_inner(library: Library) -> None:
    record = library.records["zz-parry-cost"]
    found = list(pieces(record))
    assert all(at(record, where) is piece for where, piece in found)
    order = {where: number for number, (where, _) in enumerate(found)}
    assert len(order) == len(found)
    assert [
        where
        for where in order
        for outer in order
        if outer == where[: len(outer)] and order[outer] > order[where]
    ] == []
    keys = [piece.key for _, piece in found if isinstance(piece, Dated)]
    assert keys == ["price", "price", "who", "1", "1a", "1a", "1b", "4.5", "ex-1"]
