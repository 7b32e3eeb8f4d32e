import pytest
from hypothesis import given
from hypothesis import strategies as st

from svod.links.finder import Finder
from svod.records.library import Library
from svod.text.markup import running
from tests.hostile import hostile
from tests.text.test_markup import TEXTS


@pytest.fixture(scope="module")
def finder(things: Library) -> Finder:
    return Finder(things)


def linked(finder: Finder, text: str, owner: str = "") -> list[tuple[str, str]]:
    words = running(text).words
    return [(words[each.start : each.end], each.hit_ids[0]) for each in finder.links(owner, text)]


def test_the_first_mention_of_each_is_linked(finder: Finder) -> None:
    text = "Монах и ещё Монах, два Источника, один Источник"
    assert linked(finder, text) == [("Монах", "hero:monk"), ("Источника", "status:source")]


@pytest.mark.parametrize(
    "text, expected",
    [
        ("*Монах* и `Монаху`", [("Монах", "hero:monk")]),
        ("`Монаху` и [Монаха](http://zz.example/)", []),
        ("бил Монаха, [[hero:monk|Монаха]]", []),
        ("[[hero:monk|Монаха]] бил [[status:blind]]", []),
        ("не с *Связь* с Нирой", []),
        ("снята *Связь с Нирой*", [("Связь с Нирой", "status:bond")]),
        ("Слепота *снимается*", [("Слепота", "status:blind")]),
        ("сказано *так*. Источник урона", []),
        ("по [[status:blind]] Источник", [("Источник", "status:source")]),
    ],
)
def test_names_do_not_cross_markup_and_code_and_links_have_none(
    text: str, expected: list[tuple[str, str]], finder: Finder
) -> None:
    assert linked(finder, text) == expected


def test_a_page_does_not_link_itself_nor_what_stands_on_it(finder: Finder) -> None:
    text = "у Монаха «Дуэль», на нём Слепота"
    assert linked(finder, text, "hero:monk") == [("Слепота", "status:blind")]
    assert linked(finder, "from Nyra: Nyra's Bond", "status:nyra") == [("Nyra's Bond", "status:bond")]


def test_what_is_ambiguous_is_found_and_not_linked(finder: Finder) -> None:
    assert [mention.hit_ids for mention in finder.mentions("", "a Wing")] == [("card:wing", "component:wing")]
    assert linked(finder, "a Wing") == []
    assert linked(finder, "a Wing", "card:wing") == []


@hostile
@given(
    text=TEXTS
    | st.lists(
        st.sampled_from(["Монах", " ", "*", "[[hero:monk]]", "`", "Связь с Нирой", "_", "[x](y)"])
    ).map("".join)
)
def test_mentions_lie_within_one_run_of_any_text(text: str, finder: Finder) -> None:
    shown = running(text)
    for mention in finder.mentions("hero:monk", text):
        assert any(start <= mention.start < mention.end <= end for start, end in shown.runs)
