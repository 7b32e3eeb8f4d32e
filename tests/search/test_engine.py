import datetime as dt
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from svod.records.kinds import KINDS
from svod.records.library import Library
from svod.records.store import load
from svod.search.engine import Engine
from svod.search.facets import Filters
from tests.hostile import hostile
from tests.search.conftest import TODAY

AT_ONCE = 1.0
"""Seconds of work within which the strangest query is answered, however slow the machine."""


def ids(engine: Engine, query: str, filters: Filters | None = None) -> list[str]:
    return [hit.id for hit in engine.search(query, filters or Filters(), limit=50).hits]


@pytest.mark.parametrize(
    "query, first",
    [
        ("сколько стоит парировать две атаки", "zz-parry-cost"),
        ("ожог", "status:zz-burn"),
        ("ОЖОГИ", "status:zz-burn"),
        ("burn", "status:zz-burn"),
        ("фенсерша", "hero:zz-fencer"),
        ("когда играть рипост", "zz-riposte-timing"),
        ("р104", "zz-burn-reworded"),
        ("R104", "zz-burn-reworded"),
        ("zz-parry-price", "zz-parry-cost"),
        ("фбз 1", "step:drp-1"),
        ("drp-1", "step:drp-1"),
        ("фехтовальщ", "hero:zz-fencer"),
    ],
)
def test_what_comes_first(russian: Engine, query: str, first: str) -> None:
    assert ids(russian, query)[0] == first


def test_names_of_the_other_language_find_texts_about_the_thing(russian: Engine, english: Engine) -> None:
    for engine in (russian, english):
        assert {"zz-parry-cost", "zz-burn-reworded"} <= set(ids(engine, "ожог"))
        assert {"zz-parry-cost", "zz-burn-reworded"} <= set(ids(engine, "burn"))


def test_yo_and_ye_are_one(russian: Engine) -> None:
    found = ids(russian, "чьё решение ещё")
    assert found == ids(russian, "чье решение еще")


def test_an_unfinished_last_word_is_completed(english: Engine) -> None:
    assert "zz-riposte-timing" in ids(english, "when ripo")
    assert ids(english, "ri ") == []


def test_a_hit_names_the_part_and_point_that_match(russian: Engine) -> None:
    who = russian.search("кто может платить за парирование").hits[0]
    assert (who.id, who.part, who.answer, who.short) == ("zz-parry-cost", "who", "no", "Нет")
    failed = russian.search("плата за неудачное парирование не возвращается").hits[0]
    assert (failed.id, failed.point, failed.url) == (
        "zz-parry-cost",
        "4.5",
        "/rulings/zz-parry-cost/#p-4.5",
    )


def test_nothing_is_sure_where_little_of_the_query_is_known(english: Engine) -> None:
    assert english.search("parry cost").confident
    assert not english.search("parry kubernetes deployment cluster restarts").confident
    nothing = english.search("kubernetes")
    assert (nothing.hits, nothing.confident) == ((), False)


def test_the_nearest_names_where_nothing_is_sure(russian: Engine, english: Engine) -> None:
    def near(engine: Engine, query: str) -> list[dict[str, str]]:
        found: list[dict[str, str]] = engine.search(query).understood["nearest"]
        return found

    assert near(english, "lungeling") == [{"text": "Lunge", "id": "ability:zz-fencer.lunge"}]
    assert near(russian, "lungeling") == [{"text": "Выпад", "id": "ability:zz-fencer.lunge"}]
    assert {"text": "Parrying", "id": "keywords:zz-parry"} in near(english, "parry kubernetes deployments")
    assert near(english, "parry cost") == near(english, "kubernetes") == near(english, "") == []


def test_what_only_a_filter_keeps_out_is_counted(english: Engine) -> None:
    kept = english.search("Riposte", Filters(values={"kind": ("term",)}))
    assert (kept.hits, kept.confident, kept.understood["nearest"]) == ((), False, [])
    assert kept.hidden == 1
    assert english.search("Riposte").hidden == 0
    assert english.search("Riposte", Filters(values={"kind": ("ruling",)})).hidden == 0
    assert english.search("kubernetes", Filters(values={"kind": ("term",)})).hidden == 0
    assert english.search("R102", Filters(values={"kind": ("term",)})).hidden == 1
    quoted = english.search('"Riposte feint"', Filters(values={"kind": ("term",)}))
    assert quoted.hidden == 0


def test_former_texts_on_request(english: Engine, library: Library) -> None:
    def former(query: str, limit: int = 10, **values: tuple[str, ...]) -> list[tuple[str, str | None]]:
        found = english.search(query, Filters(values=values), limit, former=True).former
        assert found is not None
        return [(text.id, text.point or text.part) for text in found]

    assert english.search("price").former is None
    assert former("price is paid each time") == [("zz-parry-cost", "1a")]
    assert former("fees of a duel") == [("zz-duel-fees", "main")]
    assert former("burn") == [("status:zz-burn", "1"), ("zz-list-swords", "burn")]
    assert former("burn", 1) == [("status:zz-burn", "1")]
    assert former("burn", kind=("list",)) == [("zz-list-swords", "burn")]
    assert former("R101") == [("zz-parry-cost", "1a"), ("zz-parry-cost", "price")]
    assert former("kubernetes") == []
    assert former("") == []
    assert former("", kind=("list",)) == [("zz-list-swords", "burn")]
    then = Engine(library, None, "en", dt.date(2025, 2, 1)).search("burn", former=True)
    assert then.former is not None
    assert [text.id for text in then.former] == ["status:zz-burn"]


def test_a_long_message_may_be_mostly_noise(english: Engine) -> None:
    noise = " ".join(f"zzword{number}" for number in range(40))
    message = f"{noise} fencer parries two attacks in one turn pays each parry first further {noise}"
    found = english.search(message)
    assert found.hits[0].id == "zz-parry-cost"
    assert found.confident


@pytest.mark.parametrize(
    "values, inside, outside",
    [
        ({"hero": ("zz-rival",)}, "zz-parry-cost", "zz-duel-fees"),
        ({"hero": ("zz-rival", "zz-fencer")}, "zz-parry-cost", "zz-undated"),
        ({"status": ("zz-burn",)}, "status:zz-burn", "zz-undated"),
        ({"card": ("zz-feint",)}, "zz-erratum-feint", "zz-undated"),
        ({"step": ("drp-1",)}, "zz-riposte-timing", "zz-parry-cost"),
        ({"kind": ("ruling", "term")}, "zz-term-parry", "card:zz-feint"),
        ({"section": ("zz",)}, "zz-parry-cost", "zz-duel-fees"),
        ({"answer": ("when",)}, "zz-riposte-timing", "zz-parry-cost"),
        ({"channel": ("zz/questions",)}, "zz-parry-cost", "zz-duel-fees"),
    ],
)
def test_filters(english: Engine, values: dict[str, tuple[str, ...]], inside: str, outside: str) -> None:
    found = ids(english, "", Filters(values=values))
    assert inside in found
    assert outside not in found


def test_a_mode_hides_only_what_concerns_other_modes_alone(base: Path) -> None:
    ruling = "kind: ruling\ntitle: A wall\nparts: [{key: main, answer: no, decision: A wall stands.}]\n"
    for stem, text in (
        ("zz-siege", "kind: mode\ncode: R301\nname: Siege\n"),
        ("zz-wall", f"{ruling}code: R302\napplies: {{modes: [zz-siege]}}\n"),
        ("zz-gate", f"{ruling}code: R303\napplies: {{modes: [zz-siege, zz-duel]}}\n"),
    ):
        (base / f"rulings/{stem}.yml").write_text(f"id: {stem}\n{text}", encoding="utf-8")
    engine = Engine(load(base), None, "en", TODAY)

    def shown(**values: tuple[str, ...]) -> set[str]:
        return {engine.hit_id(score) for score in engine.rank("", Filters(values=values)).scores}

    everything = shown(kind=(*KINDS, "ability"))
    assert everything - shown(mode=("zz-duel",)) == {"zz-wall", "mode:zz-siege"}
    assert everything - shown(mode=("zz-siege",)) == {"zz-parry-cost", "mode:zz-duel"}
    assert shown(mode=("zz-duel", "zz-siege")) == shown(mode=("zz-duel",)) & shown(mode=("zz-siege",))
    assert {"zz-gate", "status:zz-burn", "ability:zz-fencer.lunge"} <= shown(mode=("zz-duel",))


def test_filters_narrow_a_search(english: Engine) -> None:
    filters = Filters(values={"kind": ("term",)})
    assert ids(english, "parry", filters) == ["zz-term-parry"]
    assert ids(english, "R101", filters) == []
    assert english.search("parry", filters).understood["filters"] == {"kind": ["term"]}


def test_days_of_ruling_and_of_change(english: Engine) -> None:
    assert ids(english, "", Filters(since="2025-07-01", until="2025-07-31")) == ["zz-parry-cost"]
    assert "zz-duel-fees" in ids(english, "duel", Filters(until="2024-06-01"))
    assert "zz-parry-cost" not in ids(english, "duel parry", Filters(until="2024-06-01"))


def test_filters_alone_list_the_newest_change_first(english: Engine) -> None:
    found = ids(english, "", Filters(values={"kind": ("ruling",), "hero": ("zz-fencer",)}))
    assert found.index("zz-parry-cost") < found.index("zz-duel-fees") < found.index("zz-riposte-timing")
    assert english.search("", Filters(values={"kind": ("ruling",)})).confident


def test_without_words_and_filters_nothing_is_found(english: Engine) -> None:
    assert english.search(" ?! ").hits == ()


def test_the_limit_is_kept(english: Engine) -> None:
    assert len(english.search("the fencer", limit=2).hits) == 2


def test_the_texts_of_an_earlier_day(library: Library) -> None:
    then = Engine(library, None, "en", dt.date(2024, 11, 1)).search("parry price each time").hits[0]
    assert (then.id, then.short, then.standing) == ("zz-parry-cost", "2 CP", "holds")
    assert Engine(library, None, "en", dt.date(2024, 1, 1)).search("R101").hits == ()


@pytest.mark.parametrize(
    "query",
    [
        "а" * 100_000,
        "parry " * 20_000,
        "\x00\x00",
        "parry*",
        '"parry',
        "parry AND (NOT OR",
        "names:parry hit_id:zz",
        "parry~9 ^5 [a TO b] {x} ?* \\",
        "\ud800parry",
        "\u202eyrrap",
        "ﷺ" * 5_000,
        "' OR 1=1 --",
        '"' * 10_000,
        "«" * 10_000,
        "«“" * 5_000,
        "".join(f"{chr(0x430 + number % 32) * 3}ыб{number % 7} " for number in range(20_000)),
        "фбз 1 " * 20_000,
        "01.02.2025 " * 10_000,
    ],
)
def test_nothing_typed_is_an_operator_breaks_it_or_takes_long(english: Engine, query: str) -> None:
    begun = time.process_time()
    found = english.search(query, former=True)
    assert time.process_time() - begun < AT_ONCE
    assert found.query == query
    assert all(hit.score >= 0 for hit in found.hits)


ODD = st.sampled_from(
    [*"\x00\x1b\x7f\ud800\udfff\u200f\u202e\u2066\u0301\ufeff\"'«»“”„", *"-*:()", "ﷺ", "😀"]
)
ANY = st.characters(exclude_categories=())
"""Every code point there is, lone surrogates too."""
TYPED = st.lists(st.one_of(st.text(ANY, max_size=8), ODD, st.sampled_from(["parry", "ожог", "R101", " "])))


@hostile
@given(TYPED.map("".join), st.sampled_from(["ru", "en"]))
def test_any_query_is_answered(russian: Engine, english: Engine, query: str, lang: str) -> None:
    engine = russian if lang == "ru" else english
    found = engine.search(
        query, Filters(values={"kind": ("ruling",)}) if "R" in query else Filters(), former=True
    )
    assert len(found.hits) <= 10
    assert found.hits or not found.confident
    near = found.understood["nearest"]
    assert len(near) <= 5
    assert not (near and found.confident)
    assert all(each["text"] for each in near)


PIECES = [*'parry "burn" ожог * AND NOT OR : ( ) ~ ^2 R101'.split(), "фбз 1"]
"""A step code is one piece: a mark inside divides it, as in "ФБЗ: 1 карта", where no step is meant."""


@given(st.lists(st.sampled_from(PIECES), max_size=12))
def test_marks_between_words_change_nothing(english: Engine, pieces: list[str]) -> None:
    letters = [piece for piece in pieces if any(letter.isalnum() for letter in piece)]
    assert ids(english, " ".join(pieces) + " ") == ids(english, " ".join(letters) + " ")


def test_a_code_that_no_record_has_is_never_sure(english: Engine) -> None:
    assert english.rank("R101").confident
    assert not english.rank("R9999").confident
    assert not english.rank("orp 9").confident
