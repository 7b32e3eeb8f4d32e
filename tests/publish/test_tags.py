from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st

from svod.publish.tags import tags


@pytest.mark.parametrize(
    "html, found",
    [
        ('<a href="x">y</a>', [("a", {"href": "x"})]),
        ("<a href='x' ID=y disabled>", [("a", {"href": "x", "id": "y", "disabled": ""})]),
        ('<a title="a > b" href="?a=1&amp;b=2">', [("a", {"title": "a > b", "href": "?a=1&b=2"})]),
        ("<br/><img src=x />", [("br", {}), ("img", {"src": "x"})]),
        ('<!-- <a href="no"> --><p>', [("p", {})]),
        ('<script>"<a href=no>"</script><p>', [("script", {}), ("p", {})]),
        ("<style>a<b</style ><p>", [("style", {}), ("p", {})]),
        ('<p>1 < 2 and "quoted"</p><b>', [("p", {}), ("b", {})]),
        ('<a href="first" href="second">', [("a", {"href": "first"})]),
        ("<a\nhref\n=\n'x\ny'>", [("a", {"href": "x\ny"})]),
        ('<a href="unfinished>', []),
        ("<!doctype html></p>", []),
    ],
)
def test_start_tags_with_their_attributes(html: str, found: list[tuple[str, dict[str, str]]]) -> None:
    assert list(tags(html)) == found


class Reference(HTMLParser):
    """Python's own parser, which is right and slow."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        first: dict[str, str] = {}
        for name, value in attrs:
            first.setdefault(name, value or "")
        self.found.append((tag, first))


words = st.text(
    st.characters(codec="utf-8", exclude_characters="<>\"'&=/`", exclude_categories=["C", "Z"]),
    min_size=1,
    max_size=5,
)
names = st.text("abcdefghij-", min_size=1, max_size=5).filter(lambda name: name[0] != "-")
values = st.text(st.characters(codec="utf-8", exclude_characters='"&', exclude_categories=["C"]), max_size=8)
elements = st.tuples(names, st.dictionaries(names, values, max_size=3), st.sampled_from([">", "/>", " >"]))


def written(piece: tuple[str, dict[str, str], str] | str) -> str:
    if isinstance(piece, str):
        return piece
    name, attributes, end = piece
    return f"<{name}" + "".join(f' {key}="{value}"' for key, value in attributes.items()) + end


@given(st.lists(st.one_of(elements, words), max_size=8))
def test_it_agrees_with_the_parser_of_python(pieces: list[tuple[str, dict[str, str], str] | str]) -> None:
    html = "".join(map(written, pieces))
    reference = Reference()
    reference.feed(html)
    reference.close()
    assert list(tags(html)) == reference.found
