import dataclasses
import datetime as dt
import itertools
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from svod.records.fragments import Dated, Part
from svod.records.held import Held, HeldText, Standing, days_of_change, held_on, last_changed
from svod.records.kinds import Hero, Ruling
from svod.records.library import Library
from svod.records.record import Record
from svod.records.shape import build
from svod.records.store import load
from svod.records.walk import pieces

ROOT = Path(__file__).parents[2]
Editions = Mapping[str, dt.date]
EDITIONS = {"2025-06-16": dt.date(2025, 6, 16), "2026-01-15": dt.date(2026, 1, 15)}
ONE_DAY, NO_DAY = dt.timedelta(1), dt.timedelta(0)


def day(written: str) -> dt.date:
    return dt.date.fromisoformat(written)


def shown(texts: tuple[HeldText[Any], ...]) -> Iterator[HeldText[Any]]:
    """Texts that held, with those inside them."""
    for text in texts:
        yield text
        yield from shown(text.inner)


def all_shown(held: Held) -> list[HeldText[Any]]:
    groups: tuple[tuple[HeldText[Any], ...], ...] = (
        held.parts,
        held.points,
        held.examples,
        held.items,
        *held.abilities.values(),
    )
    return [text for group in groups for text in shown(group)]


def labels(held: Held) -> dict[str, bool]:
    """``key`` or ``key@since`` of every text that held, and whether that is sure."""
    pieces_shown = [(text.piece, text.sure) for text in all_shown(held)]
    return {f"{it.key}@{it.since}" if it.since else it.key: sure for it, sure in pieces_shown}


def ruling(**fields: Any) -> Ruling:  # noqa: ANN401  # data of any shape
    main = {"key": "main", "situation": "Who?", "answer": "which", "decision": "The Rival."}
    data = {"kind": "ruling", "id": "zz-one", "code": "R1", "title": "One", "parts": [main], **fields}
    return build(data, Ruling)


def change(key: str, date: str, sort: str, *touches: str, edition: str | None = None) -> dict[str, Any]:
    return {
        "key": key,
        "date": date,
        "edition": edition,
        "change": sort,
        "touches": list(touches),
        "note": "…",
    }


# Record, day, standing, the texts that surely held, the texts that may have held.
TABLE = """
zz-parry-cost      2024-10-28  not-yet-ruled               -
zz-parry-cost      2024-10-29  holds                       price,who,1,1a,1b,ex-1
zz-parry-cost      2025-02-28  holds                       price,who,1,1a,1b,ex-1
zz-parry-cost      2025-03-01  holds                       price@2025-03-01,who,1,1a@2025-03-01,1b,ex-1
zz-parry-cost      2025-07-07  holds                       price@2025-03-01,who,1,1a@2025-03-01,1b,ex-1
zz-parry-cost      2025-07-08  holds  price@2025-03-01,who,1,1a@2025-03-01,1b,4.5@2025-07-08,ex-1
zz-riposte-timing  2024-12-12  not-yet-ruled               -
zz-riposte-timing  2024-12-13  changed-on-unknown-day      main  1,1@unknown,2@unknown
zz-riposte-timing  2026-01-14  changed-on-unknown-day      main  1,1@unknown,2@unknown
zz-riposte-timing  2026-01-15  holds                       main,1@unknown,2@unknown
zz-duel-fees       2024-05-27  not-yet-ruled               -
zz-duel-fees       2025-04-30  holds                       main
zz-duel-fees       2025-05-01  withdrawn                   -
zz-duel-fees       2030-01-01  withdrawn                   -
zz-burn-reworded   2024-07-31  not-yet-ruled               -
zz-burn-reworded   2025-01-31  earlier-text-not-preserved  -
zz-burn-reworded   2025-02-01  holds                       main@2025-02-01
zz-undated         1999-01-01  holds                       main
zz-undated         2025-04-01  holds                       main,late@2025-04-01
zz-golden-rule     1999-01-01  holds                       main
zz-list-swords     2025-05-31  holds                       main,feint,parry,burn
zz-list-swords     2025-06-01  holds                       main,feint,parry
status:zz-burn     2025-01-09  holds                       1
status:zz-burn     2025-01-10  holds                       1@2025-01-10
hero:zz-fencer     1999-01-01  holds                       parry-1
"""


def keys(written: str) -> set[str]:
    return {key for key in written.split(",") if key != "-"}


@pytest.mark.parametrize("row", TABLE.strip().splitlines())
def test_what_held(library: Library, row: str) -> None:
    hit_id, on, standing, sure, *unsure = row.split()
    held = held_on(library.records[hit_id], day(on), library.editions)
    assert (held.record, held.day, held.standing) == (library.records[hit_id], day(on), standing)
    expected = dict.fromkeys(keys(sure), True) | dict.fromkeys(keys("".join(unsure) or "-"), False)
    assert labels(held) == expected


@pytest.mark.parametrize(
    "on, decision",
    [
        ("2025-02-28", "Each Parry of the Fencer costs 1 CP."),
        ("2025-03-01", "The Fencer pays 1 CP for the first Parry of a turn and nothing for further ones."),
    ],
)
def test_a_reversed_part_shows_the_answer_of_the_day(library: Library, on: str, decision: str) -> None:
    held = held_on(library.records["zz-parry-cost"], day(on), library.editions)
    assert [text.piece.decision for text in held.parts if text.piece.key == "price"] == [decision]


def test_a_part_that_came_later_is_not_shown_before(library: Library) -> None:
    record = library.records["zz-undated"]
    assert [text.piece.key for text in held_on(record, day("2025-03-31")).parts] == ["main"]
    assert [text.piece.key for text in held_on(record, day("2025-04-01")).parts] == ["main", "late"]


def test_without_editions_an_unknown_day_stays_unknown(library: Library) -> None:
    held = held_on(library.records["zz-riposte-timing"], day("2099-01-01"))
    assert held.standing == Standing.UNSURE


def test_keys_whose_earlier_text_is_lost_are_named(library: Library) -> None:
    assert held_on(library.records["zz-burn-reworded"], day("2025-01-31"), library.editions).lost == ("main",)
    assert held_on(library.records["zz-burn-reworded"], day("2025-02-01"), library.editions).lost == ()


@pytest.mark.parametrize(
    "sort, standing",
    [
        ("reversed", "earlier-text-not-preserved"),
        ("amended", "earlier-text-not-preserved"),
        ("clarified", "holds"),
    ],
)
def test_a_text_that_a_change_added_had_no_earlier_one(sort: str, standing: str) -> None:
    point = {"key": "1", "text": "new", "since": "2025-01-01"}
    record = ruling(issued="2024-01-01", points=[point], history=[change("h", "2025-01-01", sort, "1")])
    assert held_on(record, day("2024-12-31")).standing == standing
    assert held_on(record, day("2025-01-01")).standing == "holds"


@pytest.mark.parametrize(
    "since, until, before, between, after",
    [
        ("2025-01-01", "2025-02-01", "not-yet-ruled", "holds", "withdrawn"),
        ("2025-01-01", None, "not-yet-ruled", "holds", "holds"),
        (None, "2025-02-01", "holds", "holds", "withdrawn"),
        ("unknown", None, *["changed-on-unknown-day"] * 3),
    ],
)
def test_a_record_none_of_whose_parts_hold(
    since: str | None, until: str | None, before: str, between: str, after: str
) -> None:
    part = {"key": "main", "answer": "no", "since": since, "until": until}
    record = ruling(parts=[part])
    days = (day("2024-12-31"), day("2025-01-15"), day("2025-02-01"))
    assert [held_on(record, on).standing for on in days] == [before, between, after]


def test_a_withdrawal_on_an_unknown_day_is_sure_from_the_edition_that_shows_it() -> None:
    record = ruling(issued="2024-01-01", history=[change("h", "unknown", "withdrawn", edition="2025-06-16")])
    before, on = (held_on(record, day(it), EDITIONS) for it in ("2025-06-15", "2025-06-16"))
    assert (before.standing, len(before.parts)) == (Standing.UNSURE, 1)
    assert (on.standing, on.parts) == (Standing.WITHDRAWN, ())


def test_the_withdrawal_of_one_part_leaves_the_others() -> None:
    parts = [{"key": "a", "answer": "no", "until": "2025-01-01"}, {"key": "b", "answer": "yes"}]
    record = ruling(parts=parts, history=[change("h", "2025-01-01", "withdrawn", "a")])
    held = held_on(record, day("2025-01-01"))
    assert (held.standing, [text.piece.key for text in held.parts]) == (Standing.HOLDS, ["b"])


def test_an_unsure_inner_point_makes_the_record_unsure() -> None:
    inner = {"key": "1a", "text": "inner", "until": "unknown"}
    held = held_on(ruling(points=[{"key": "1", "text": "outer", "points": [inner]}]), day("2025-01-01"))
    assert held.standing == Standing.UNSURE
    assert labels(held) == {"main": True, "1": True, "1a": False}


def test_the_points_of_abilities_have_versions_too() -> None:
    points = [
        {"key": "1", "text": "old", "until": "2025-01-01"},
        {"key": "1", "text": "new", "since": "2025-01-01"},
    ]
    ability = {"key": "strike", "name": "Strike", "points": points}
    data = {"kind": "hero", "id": "zz-one", "code": "R1", "name": "One", "abilities": [ability]}
    hero = build(data, Hero)
    assert labels(held_on(hero, day("2024-12-31"))) == {"1": True}
    assert labels(held_on(hero, day("2025-01-01"))) == {"1@2025-01-01": True}


def test_the_days_of_change(library: Library) -> None:
    days = days_of_change(library.records["zz-parry-cost"], library.editions)
    assert days == [day("2024-10-29"), day("2025-03-01"), day("2025-07-08")]
    assert days_of_change(library.records["zz-riposte-timing"], library.editions) == [
        day("2024-12-13"),
        day("2026-01-15"),
    ]
    assert days_of_change(library.records["zz-riposte-timing"]) == [day("2024-12-13")]
    assert days_of_change(library.records["zz-golden-rule"]) == []


@pytest.mark.parametrize(
    "hit_id, changed",
    [
        ("zz-parry-cost", "2025-07-08"),
        ("zz-riposte-timing", "2024-12-13"),
        ("status:zz-burn", "2025-01-10"),
        ("zz-golden-rule", None),
    ],
)
def test_when_a_record_last_changed(library: Library, hit_id: str, changed: str | None) -> None:
    assert last_changed(library.records[hit_id]) == changed


# The law a second time, in the plainest way, to compare `held_on` with.

Span = tuple[dt.date, dt.date]
"""The first day on which something may have happened, and the first on which it surely has."""
ALWAYS, NEVER = (dt.date.min,) * 2, (dt.date.max,) * 2
REWRITES = ("amended", "reversed", "reworded")


def moment(written: str, edition: str | None, editions: Editions) -> Span:
    if written == "unknown":
        return dt.date.min, editions.get(edition or "", dt.date.max)
    return day(written), day(written)


def life(piece: Dated, record: Record, editions: Editions) -> tuple[Span, Span]:
    """When a piece begins and ends."""
    changes = [it for it in record.history if it.date == "unknown" and piece.key in it.touches]
    edition = changes[0].edition if changes else None
    return (
        moment(piece.since, edition, editions) if piece.since else ALWAYS,
        moment(piece.until, edition, editions) if piece.until else NEVER,
    )


def dated(record: Record) -> list[tuple[Dated, Dated | None]]:
    """Every piece that may change, with the one around it."""
    found = [piece for _, piece in pieces(record) if isinstance(piece, Dated)]
    around = {id(inner): outer for outer in found for inner in getattr(outer, "points", ())}
    return [(piece, around.get(id(piece))) for piece in found]


def expected_texts(record: Record, on: dt.date, editions: Editions) -> dict[int, bool]:
    """The pieces (by identity) that held on a day, and whether that is sure."""
    held: dict[int, bool] = {}
    for piece, outer in dated(record):
        begins, ends = life(piece, record, editions)
        if begins[0] <= on < ends[1] and (outer is None or id(outer) in held):
            held[id(piece)] = begins[1] <= on < ends[0]
    return held


def expected_lost(record: Record, on: dt.date, editions: Editions) -> set[str]:
    rewritten = {
        key
        for it in record.history
        if it.change in REWRITES and it.date != "unknown" and on < day(it.date)
        for key in it.touches
    }
    lives = [(piece.key, *life(piece, record, editions)) for piece, _ in dated(record)]
    known = {key for key, _, _ in lives}
    return rewritten & known - {key for key, begins, ends in lives if begins[0] <= on < ends[1]}


def assert_held_follows_the_history(record: Record, on: dt.date, editions: Editions) -> None:
    held = held_on(record, on, editions)
    texts = {id(text.piece): text.sure for text in all_shown(held)}
    withdrawals = [
        moment(it.date, it.edition, editions)
        for it in record.history
        if it.change == "withdrawn" and not it.touches
    ]
    if record.issued and on < day(record.issued):
        assert (held.standing, texts) == (Standing.NOT_YET, {})
        return
    if any(surely <= on for _, surely in withdrawals):
        assert (held.standing, texts) == (Standing.WITHDRAWN, {})
        return
    assert texts == expected_texts(record, on, editions)
    assert set(held.lost) == expected_lost(record, on, editions)
    parts: tuple[Part, ...] = getattr(record, "parts", ())
    if held.lost:
        assert held.standing == Standing.LOST
    elif any(may <= on for may, _ in withdrawals) or not all(texts.values()):
        assert held.standing == Standing.UNSURE
    elif parts and not held.parts:
        ended = any(life(part, record, editions)[0][0] <= on for part in parts)
        assert held.standing == (Standing.WITHDRAWN if ended else Standing.NOT_YET)
    else:
        assert held.standing == Standing.HOLDS


def days_around(record: Record, editions: Editions) -> list[dt.date]:
    return sorted(
        {on + shift for on in days_of_change(record, editions) for shift in (-ONE_DAY, NO_DAY, ONE_DAY)}
    )


def test_every_record_of_the_base_agrees_with_its_history() -> None:
    library = load(ROOT)
    tried = [
        (record, on) for record in library.records.values() for on in days_around(record, library.editions)
    ]
    assert tried
    for record, on in tried:
        assert_held_follows_the_history(record, on, library.editions)


DAYS = st.dates(dt.date(2024, 1, 1), dt.date(2024, 1, 12)).map(str)
EDITION_KEYS = st.sampled_from([None, "one", "two", "zz-none"])
SOME_EDITIONS = {"one": dt.date(2024, 1, 4), "two": dt.date(2024, 1, 9)}


@st.composite
def versions(draw: st.DrawFn, /, key: str, **fields: Any) -> list[dict[str, Any]]:  # noqa: ANN401  # any shape
    """The versions of one text, each beginning when the one before it ends."""
    cuts: list[str | None] = [
        *sorted(draw(st.sets(DAYS, max_size=3))),
        *draw(st.sampled_from([[], ["unknown"]])),
    ]
    bounds = [*draw(st.sampled_from([[None], []])), *cuts, *draw(st.sampled_from([[None], []]))]
    spans = list(itertools.pairwise(bounds)) or [(None, None)]
    return [{"key": key, **fields, "since": since, "until": until} for since, until in spans]


@st.composite
def records(draw: st.DrawFn) -> Ruling:
    """A ruling with any history, whether or not its texts fit it."""
    inner = draw(versions("1a", text="inner"))
    point = draw(versions("1", text="outer", points=inner))
    parts = [*draw(versions("a", answer="yes")), *draw(st.just([]) | versions("b", answer="no"))]
    touches = st.lists(st.sampled_from(["a", "b", "1", "1a", "zz"]), max_size=2, unique=True)
    history = draw(
        st.lists(
            st.builds(
                lambda date, sort, touched, edition: change("h", date, sort, *touched, edition=edition),
                DAYS | st.just("unknown"),
                st.sampled_from(["clarified", "amended", "reversed", "withdrawn", "reworded"]),
                touches,
                EDITION_KEYS,
            ),
            max_size=3,
        )
    )
    return ruling(issued=draw(st.none() | DAYS), parts=parts, points=point, history=history)


@given(records(), st.sampled_from([{}, SOME_EDITIONS]))
def test_what_held_follows_from_any_history(record: Ruling, editions: dict[str, dt.date]) -> None:
    for on in days_around(record, editions) or [dt.date(2024, 1, 1)]:
        assert_held_follows_the_history(record, on, editions)


@given(records())
def test_nothing_changes_between_the_days_of_change(record: Ruling) -> None:
    days = days_of_change(record, SOME_EDITIONS)
    for number in range(20):
        on = dt.date(2023, 12, 28) + dt.timedelta(number)
        if on not in days:
            before, after = (held_on(record, it, SOME_EDITIONS) for it in (on - ONE_DAY, on))
            assert dataclasses.replace(after, day=before.day) == before
