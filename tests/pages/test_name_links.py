import pytest

from svod.links.finder import Finder
from svod.pages.name_links import name_links
from svod.text.markup import render
from tests.pages.desk import Desk


@pytest.fixture
def finder(desk: Desk) -> Finder:
    return Finder(desk.library)


def written(finder: Finder, text: str, owner: str = "") -> str:
    return render(
        text, lambda link: f"[{link.target}]", name_links(finder, owner, text, lambda hit_id: f"#{hit_id}")
    )


def link(hit_id: str, words: str) -> str:
    return f'<a class="svod-name" href="#{hit_id}">{words}</a>'


def test_the_first_mention_of_each_thing_leads_to_it(finder: Finder) -> None:
    feint, burn = link("card:zz-feint", "Финта"), link("status:zz-burn", "Ожога")
    assert written(finder, "Без «Финта» и Ожога нет Финта") == f"Без «{feint}» и {burn} нет Финта"


@pytest.mark.parametrize(
    "text, html",
    [
        ("`Ожог` и <b>", "<code>Ожог</code> и &lt;b&gt;"),
        (
            "см. [об Ожоге](http://zz.example/)",
            'см. <a href="http://zz.example/" rel="noopener">об Ожоге</a>',
        ),
        ("[[status:zz-burn|Ожога]] нет, есть Ожог", "[status:zz-burn] нет, есть Ожог"),
        ("на *Ожог*", f"на <em>{link('status:zz-burn', 'Ожог')}</em>"),
        (
            "5 < 6, *да*, на Ожог & *нет*",
            f"5 &lt; 6, <em>да</em>, на {link('status:zz-burn', 'Ожог')} &amp; <em>нет</em>",
        ),
        ('"it\'s"', "&quot;it&#x27;s&quot;"),
        ("", ""),
    ],
)
def test_code_and_links_are_left_alone(text: str, html: str, finder: Finder) -> None:
    assert written(finder, text) == html


def test_where_no_way_leads_there_is_no_link(finder: Finder) -> None:
    prose = name_links(finder, "", "на Ожог", lambda _: None)
    assert prose("на Ожог", 0) == "на Ожог"
    assert "<a" not in written(finder, "на Ожог", "status:zz-burn")
