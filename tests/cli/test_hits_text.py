import datetime as dt
from pathlib import Path

import pytest

from svod.cli.hits_text import print_hits
from svod.cli.printing import Printer
from svod.records.library import Library
from svod.records.store import load
from svod.search.engine import Engine
from svod.search.facets import Filters
from tests.interface import with_interface
from tests.search.conftest import TODAY

THEN = Filters(as_of="2024-11-01")


@pytest.fixture
def worded(base: Path) -> Library:
    """The small base with the strings of the interface."""
    return load(with_interface(base))


NO_FILTERS = Filters()


def printed(  # noqa: PLR0913  # as many as a search has
    library: Library,
    capsys: pytest.CaptureFixture[str],
    query: str,
    filters: Filters = NO_FILTERS,
    *,
    lang: str = "en",
    outdated: tuple[str, ...] = (),
    former: bool = False,
) -> list[str]:
    day = dt.date.fromisoformat(filters.as_of) if filters.as_of else TODAY
    results = Engine(library, None, lang, day).search(query, filters, 1, former=former)
    print_hits(Printer(library, lang), results, outdated)
    return capsys.readouterr().out.splitlines()


def test_a_hit_shows_badge_title_decision_and_where_it_stands(
    library: Library, capsys: pytest.CaptureFixture[str]
) -> None:
    assert printed(library, capsys, "R102") == [
        "",
        "1. [DRP 1] When Riposte is played",
        "   Riposte is played in DRP 1.",
        "   R102 · zz-riposte-timing · /en/rulings/zz-riposte-timing/",
    ]


def test_what_no_longer_holds_says_so(library: Library, capsys: pytest.CaptureFixture[str]) -> None:
    assert "   withdrawn" in printed(library, capsys, "fees of a duel")


def test_what_was_understood_and_what_is_not_sure(
    worded: Library, capsys: pytest.CaptureFixture[str]
) -> None:
    assert printed(worded, capsys, "burn kubernetes cluster deployment")[:5] == [
        "Understood as: Burn",
        "Nothing sure.",
        "The nearest names: Burn, Burn and the Feint",
        "How to rule where no ruling fits: /en/how-to-rule/",
        "",
    ]
    assert printed(worded, capsys, "кубернетес", lang="ru") == [
        "Ничего не найдено.",
        "Как судить, если решения нет: /how-to-rule/",
    ]


@pytest.mark.parametrize(
    "lang, query, told",
    [
        (
            "ru",
            "j;ju",
            [
                "Понято как: Ожог",
                "Прочитано не так, как набрано: «j;ju → ожог» (с --as-typed слова берутся как есть)",
            ],
        ),
        (
            "en",
            "fencerr",
            [
                "Understood as: Fencer",
                "Read otherwise than typed: «fencerr → Fencer» (--as-typed takes words as they stand)",
            ],
        ),
        (
            "en",
            "feintt",
            [
                "Understood as: Feint",
                "Read otherwise than typed: «feintt → финт…, feint…» (--as-typed takes words as they stand)",
            ],
        ),
        ("ru", "ожог июнь 2026", ["Понято как: Ожог", "Решено или изменено: июнь 2026"]),
        ("ru", "ожог 8.07.2025", ["Понято как: Ожог", "Решено или изменено: 8 июля 2025"]),
        ("en", "burn 2025", ["Understood as: Burn", "Ruled or changed: 2025"]),
    ],
)
def test_what_was_read_otherwise_than_typed_and_the_period(
    worded: Library, capsys: pytest.CaptureFixture[str], lang: str, query: str, told: list[str]
) -> None:
    lines = printed(worded, capsys, query, lang=lang)
    assert lines[: len(told)] == told


def test_what_only_a_filter_keeps_out(worded: Library, capsys: pytest.CaptureFixture[str]) -> None:
    filters = Filters(values={"kind": ("term",)})
    assert printed(worded, capsys, "Riposte", filters) == [
        "Nothing found.",
        "",
        "1 more without the filters.",
    ]
    assert printed(worded, capsys, "Рипост", filters, lang="ru")[-1] == "Без фильтров — ещё 1."


def test_texts_of_another_day_say_so(worded: Library, capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(worded, capsys, "R101", THEN, outdated=("zz-parry-cost",))
    assert lines[0] == "As of 1 November 2024: these texts held"
    assert "   this text does not hold today" in lines
    assert "   this text does not hold today" not in printed(worded, capsys, "R101", THEN)
    assert printed(worded, capsys, "R101", THEN, lang="ru")[0] == "На 1 ноября 2024: действовали эти тексты"


def test_former_texts_with_the_days_they_held(worded: Library, capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(worded, capsys, "price is paid each time", former=True)
    assert lines[-5:] == [
        "Texts that do not hold today",
        "",
        "  Parrying a second Attack: what it costs (held 29 October 2024 – 28 February 2025)",
        "    The price is paid each time.",
        "    R101 · zz-parry-cost · /en/rulings/zz-parry-cost/#p-1a",
    ]
    assert printed(worded, capsys, "сколько стоит второе парирование", lang="ru", former=True)[-3] == (
        "  Парирование второй Атаки: сколько оно стоит (действовал 29 октября 2024 — 28 февраля 2025)"
    )


@pytest.mark.parametrize(
    "query, days",
    [
        ("burn deals damage", "(held to 9 January 2025, from a day that is not known)"),
        ("played before the dice are rolled", "(held from 13 December 2024 to a day that is not known)"),
    ],
)
def test_days_that_are_not_known_say_so(
    worded: Library, capsys: pytest.CaptureFixture[str], query: str, days: str
) -> None:
    assert printed(worded, capsys, query, former=True)[-3].endswith(days)


def test_of_a_text_nothing_may_be_known(base: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = base / "heroes/statuses/zz-burn.yml"
    text = path.read_text(encoding="utf-8")
    undated = text.replace("until: 2025-01-10", "until: unknown").replace(
        "since: 2025-01-10", "since: unknown"
    )
    path.write_text(
        undated.replace("date: 2025-01-10,", 'date: unknown, edition: "2026-01-15",'), encoding="utf-8"
    )
    lines = printed(load(with_interface(base)), capsys, "burn deals damage", former=True)
    assert lines[-3] == "  Burn (held on days that are not known)"


def test_that_there_are_no_former_texts_is_told(worded: Library, capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(worded, capsys, "R105", former=True)
    assert lines[-2:] == ["Texts that do not hold today", "  Nothing found."]
    then = printed(worded, capsys, "R105", THEN, former=True)
    assert then[-2:] == ["Texts that did not hold that day", "  Nothing found."]
