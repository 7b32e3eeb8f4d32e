import datetime as dt
from pathlib import Path

from svod.records.library import Library
from svod.records.store import load
from svod.search.former import FormerText, former_texts
from tests.search.conftest import TODAY

Known = tuple[str, str, str, str]


def known(texts: list[FormerText]) -> list[Known]:
    return [(text.id, text.key, text.since, text.until) for text in texts]


def test_every_text_that_no_longer_holds_with_its_days(library: Library) -> None:
    assert known(former_texts(library, "en", TODAY)) == [
        ("status:zz-burn", "1", "unknown", "2025-01-10"),
        ("zz-duel-fees", "main", "2024-05-28", "2025-05-01"),
        ("zz-list-swords", "burn", "unknown", "2025-06-01"),
        ("zz-parry-cost", "price", "2024-10-29", "2025-03-01"),
        ("zz-parry-cost", "1a", "2024-10-29", "2025-03-01"),
        ("zz-riposte-timing", "1", "2024-12-13", "unknown"),
    ]


def test_a_text_is_former_from_the_day_on_which_it_no_longer_holds(library: Library) -> None:
    before, on = (former_texts(library, "en", dt.date(2025, 1, day)) for day in (9, 10))
    assert known(before) == []
    assert known(on) == [("status:zz-burn", "1", "unknown", "2025-01-10")]


def test_what_may_still_hold_is_not_former(library: Library) -> None:
    """The change of the riposte is first seen in the edition of 15 January 2026."""
    before, on = (former_texts(library, "en", dt.date(2026, 1, day)) for day in (14, 15))
    assert [text.id for text in on if text not in before] == ["zz-riposte-timing"]


def test_it_says_what_the_text_said_in_the_language_and_what_it_is_about(library: Library) -> None:
    english, russian = (
        {(text.id, text.key): text for text in former_texts(library, lang, TODAY)} for lang in ("en", "ru")
    )
    price = english["zz-parry-cost", "price"]
    assert price.text == "Each Parry of the Fencer costs 1 CP."
    assert (price.sort, price.part) == ("part", "price")
    assert {"hero:zz-fencer", "zz-term-parry"} <= set(price.named)
    assert {"zz-parry-cost", "hero:zz-rival", "keywords:zz-paying"} <= set(price.about)
    assert russian["zz-parry-cost", "price"].text == "Каждое Парирование Фехтовальщицы стоит 1 БС."
    assert english["zz-list-swords", "burn"].text == "Burn\nBurn is a sword."
    inner = english["zz-parry-cost", "1a"]
    assert (inner.sort, inner.part) == ("point", "price")


def test_examples_points_inside_points_and_abilities(base: Path) -> None:
    (base / "rulings/zz-old.yml").write_text(
        "id: zz-old\nkind: ruling\ncode: R301\ntitle: Old\nissued: 2024-01-01\n"
        "parts: [{key: main, answer: no, decision: No.}]\n"
        "points:\n  - key: a\n    until: 2024-06-01\n    text: Outer.\n"
        "    points: [{key: a1, text: Inner.}, {key: a2, since: 2024-03-01, text: Later.}]\n"
        "  - {key: b, since: 2024-05-01, until: 2024-05-01, text: Never.}\n"
        "  - {key: c, since: 2099-01-01, until: 2100-01-01, text: Not yet.}\n"
        "examples:\n  - key: e\n    title: Two\n    part: main\n    until: 2024-06-01\n"
        "    steps: [{key: s1, text: One.}]\n    outcome: Done.\n",
        encoding="utf-8",
    )
    fencer = base / "heroes/zz-fencer.yml"
    lunge, points = "{key: lunge,", "points: [{key: l1, until: 2025-02-01, text: It was long.}],"
    text = fencer.read_text(encoding="utf-8")
    assert lunge in text
    fencer.write_text(text.replace(lunge, f"{lunge} {points}"), encoding="utf-8")
    found = {
        (text.id, text.key): text
        for text in former_texts(load(base), "en", TODAY)
        if text.id in ("zz-old", "ability:zz-fencer.lunge")
    }
    assert known(list(found.values())) == [
        ("ability:zz-fencer.lunge", "l1", "unknown", "2025-02-01"),
        ("zz-old", "a", "2024-01-01", "2024-06-01"),
        ("zz-old", "a1", "2024-01-01", "2024-06-01"),
        ("zz-old", "a2", "2024-03-01", "2024-06-01"),
        ("zz-old", "e", "2024-01-01", "2024-06-01"),
    ]
    assert found["zz-old", "e"].text == "Two\nOne.\nDone."
    assert found["zz-old", "e"].part == "main"
    assert found["ability:zz-fencer.lunge", "l1"].about == ("ability:zz-fencer.lunge", "hero:zz-fencer")
