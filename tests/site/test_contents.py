import pytest

from svod.pages.page import Heading, Page
from svod.site.contents import TITLE_ANCHOR, body, contents


def page(html: str, *headings: Heading) -> Page:
    return Page("x/", "ru", "ruling", "A & B", "", html, headings=headings)


@pytest.mark.parametrize(
    "html, anchored, anchor",
    [
        ("<h1>x</h1>", f'<h1 id="{TITLE_ANCHOR}">x</h1>', TITLE_ANCHOR),
        ('<h1 lang="en">x</h1>', f'<h1 id="{TITLE_ANCHOR}" lang="en">x</h1>', TITLE_ANCHOR),
        ('<h1 lang="en" id="own">x</h1>', '<h1 lang="en" id="own">x</h1>', "own"),
        ('<h1 data-id="no">x</h1>', f'<h1 id="{TITLE_ANCHOR}" data-id="no">x</h1>', TITLE_ANCHOR),
        ("<p>no title</p>", "<p>no title</p>", TITLE_ANCHOR),
    ],
)
def test_the_title_has_an_anchor_to_skip_to(html: str, anchored: str, anchor: str) -> None:
    assert body(page(html)) == anchored
    (title,) = contents(page(html))
    assert (title.id, title.title) == (anchor, "A &amp; B")


def test_headings_stand_below_the_title_and_deeper_ones_below_those() -> None:
    headings = (
        Heading(3, "early", "E"),
        Heading(2, "one", "<1>"),
        Heading(3, "inner", "I"),
        Heading(2, "two", "2"),
    )
    (title,) = contents(page("<h1>x</h1>", *headings))
    assert [(item.id, [inner.id for inner in item.children]) for item in title.children] == [
        ("early", []),
        ("one", ["inner"]),
        ("two", []),
    ]
    assert title.children[1].title == "&lt;1&gt;"
