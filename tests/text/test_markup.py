import html
from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st

from svod.text import markup
from svod.text.markup import OPAQUE, Link, links, plain, raw_html, render, running
from tests.hostile import hostile

PIECES = """
[[zz-one]] [[zz-one|shown]] [[ ]] | [ ]( ) ! * ** _ ` `` \\ < > <b> </a> <script> & &lt; &#x6a; # - " '
javascript:alert(1) data:text/html,x http://zz.example/ слово A
""".split()
MARKUP = st.lists(st.sampled_from([*PIECES, " ", "\n", "  \n", "\u202e", "\x00"])).map("".join)
TEXTS = MARKUP | st.text()
TAGS = {"a", "em", "strong", "code"}


class Outline(HTMLParser):
    """What a browser meets in a piece of HTML: the words, and every element, closed in its turn."""

    def __init__(self, source: str) -> None:
        super().__init__(convert_charrefs=True)
        self.words = ""
        self.open: list[str] = []
        self.hrefs: list[str] = []
        self.faults: list[str] = []
        self.feed(source)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in TAGS or (tag == "a" and "a" in self.open):
            self.faults.append(f"<{tag}> in {self.open}")
        self.open.append(tag)
        self.hrefs += [value or "" for name, value in attrs if name == "href"]
        self.faults += [name for name, _ in attrs if name not in ("href", "rel")]

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.faults.append(f"</{tag}>")

    def handle_data(self, data: str) -> None:
        self.words += data

    def handle_comment(self, data: str) -> None:
        self.faults.append(f"<!--{data}-->")

    def handle_decl(self, decl: str) -> None:
        self.faults.append(f"<!{decl}>")

    def handle_pi(self, data: str) -> None:
        self.faults.append(f"<?{data}>")


def record(link: Link) -> str:
    return f'<a href="#{html.escape(link.target)}">{html.escape(link.shown or link.target)}</a>'


@pytest.mark.parametrize(
    "text, shown",
    [
        ("*a* **b** `c*`", "<em>a</em> <strong>b</strong> <code>c*</code>"),
        ("1 < 2 & <b>x</b>", "1 &lt; 2 &amp; &lt;b&gt;x&lt;/b&gt;"),
        ("&lt;&#60;", "&amp;lt;&amp;#60;"),
        ("[[zz-one]]", '<a href="#zz-one">zz-one</a>'),
        ("[[status:zz-one|Ожога]]", '<a href="#status:zz-one">Ожога</a>'),
        ("*см. [[zz-one|a*b]]*", '<em>см. <a href="#zz-one">a*b</a></em>'),
        ("`[[zz-one]]`", "<code>[[zz-one]]</code>"),
        ("\\[[zz-one]]", "[[zz-one]]"),
        ("[[ZZ]] [[zz|]] [[a|b|c]] [[]]", "[[ZZ]] [[zz|]] [[a|b|c]] [[]]"),
        ("[x](http://zz.example/?a=1&b=2)", '<a href="http://zz.example/?a=1&amp;b=2" rel="noopener">x</a>'),
        ("[x](javascript:alert(1))", "[x](javascript:alert(1))"),
        ("[x](JaVaScRiPt:1)", "[x](JaVaScRiPt:1)"),
        ("![x](http://zz.example/x.png)", '!<a href="http://zz.example/x.png" rel="noopener">x</a>'),
        ("one\ntwo  \nthree", "one two three"),
        ("# no heading", "# no heading"),
        ("", ""),
    ],
)
def test_markup_is_shown(text: str, shown: str) -> None:
    assert render(text, record) == shown


def test_links_do_not_nest() -> None:
    def linked(text: str, _: int) -> str:
        return f"<a>{text}</a>"

    assert render("[a [[zz-one]] b](x)", record) == '[a <a href="#zz-one">zz-one</a> b](x)'
    assert render("a [b](x) c", record, linked) == '<a>a </a><a href="x" rel="noopener">b</a><a> c</a>'


def test_links_are_listed_in_order() -> None:
    text = "[[zz-one]] *[[card:zz-two|две]]* `[[zz-three]]` [[ability:zz-hero.parry]]"
    assert list(links(text)) == [
        Link("zz-one", None),
        Link("card:zz-two", "две"),
        Link("ability:zz-hero.parry", None),
    ]


def test_plain_words() -> None:
    names = {"zz-one": "Первое"}
    assert (
        plain("*См.* [[zz-one]], [[zz-two|другое]]\n`x` [y](z)", names.__getitem__)
        == "См. Первое, другое x y"
    )


@pytest.mark.parametrize(
    "text, words, runs",
    [
        ("без знаков, a < b & c", "без знаков, a < b & c", ["без знаков, a < b & c"]),
        ("*Слепота* снята", "Слепота снята", ["Слепота", " снята"]),
        ("см. [[zz-one|Тени]] и `код`.", f"см. {OPAQUE} и {OPAQUE}.", ["см. ", " и ", "."]),
        ("[[zz-one]]", OPAQUE, []),
        ("a [b *c* [[zz-one]] `d`](x) e", "a [b c \ufffc \ufffc](x) e", ["a [b ", "c", " ", " ", "](x) e"]),
        ("a [b *c* `d`](x) e", f"a {OPAQUE} e", ["a ", " e"]),
        ("one\ntwo", "one two", ["one", "two"]),
        ("\\*a", "*a", ["*a"]),
        ("", "", [""]),
    ],
)
def test_running_words(text: str, words: str, runs: list[str]) -> None:
    shown = running(text)
    assert shown.words == words
    assert [shown.words[start:end] for start, end in shown.runs] == runs


def test_what_lies_within_one_run() -> None:
    shown = running("ab*cd*ef")
    inside = [(start, end) for start in range(7) for end in range(start + 1, 7) if shown.within(start, end)]
    assert inside == [(0, 1), (0, 2), (1, 2), (2, 3), (2, 4), (3, 4), (4, 5), (4, 6), (5, 6)]


@hostile
@given(TEXTS)
def test_prose_is_told_where_its_words_run(text: str) -> None:
    shown = running(text)
    told: list[tuple[int, int]] = []

    def prose(words: str, start: int) -> str:
        assert shown.words[start : start + len(words)] == words
        told.append((start, start + len(words)))
        return html.escape(words)

    assert render(text, record, prose) == render(text, record)
    assert told == [run for run in shown.runs if run != (0, 0)]


@hostile
@given(st.text(st.characters(exclude_characters="\\`*_[]\n\r\0")))
def test_a_text_without_signs_is_its_own_words(text: str) -> None:
    parsed = "".join(token.content for token in markup._inline(text))  # noqa: SLF001  # the long way round
    assert parsed == text == plain(text, str) == running(text).words


@hostile
@given(TEXTS)
def test_any_text_gives_safe_html(text: str) -> None:
    outline = Outline(render(text, record))
    assert outline.faults == []
    assert outline.open == []
    schemes = ("javascript:", "vbscript:", "file:", "data:")
    assert [href for href in outline.hrefs if href.strip().lower().startswith(schemes)] == []


@hostile
@given(TEXTS)
def test_html_and_plain_words_agree(text: str) -> None:
    assert Outline(render(text, record)).words == plain(text, str)


@hostile
@given(st.text(st.sampled_from("aя <>&\"'/=!?-")))
def test_text_without_markup_is_shown_as_it_is(text: str) -> None:
    assert render(text, record) == html.escape(text)


@pytest.mark.parametrize(
    "piece",
    [
        "[",
        "[[",
        "[[a",
        "[[a|",
        "*",
        "*a ",
        "**a",
        "_a",
        "`",
        "`a",
        "[a](",
        "](",
        "\\",
        "<a ",
        "&a",
        "<!--",
        "[x](y",
    ],
)
def test_a_long_run_of_markup_is_read_once(piece: str) -> None:
    text = piece * (60_000 // len(piece))  # with quadratic work minutes, not parts of a second
    assert Outline(render(text, record)).faults == []
    assert raw_html(text) in (None, "<!--")


@pytest.mark.parametrize(
    "text, found",
    [
        ("a <b>c</b>", "<b>"),
        ("</p>", "</p>"),
        ("<img\nsrc=x>", "<img\nsrc=x>"),
        ("<http://zz.example>", "<http://zz.example>"),
        ("x <!-- y", "<!--"),
        ("<!doctype html>", "<!d"),
        ("<![CDATA[x", "<!["),
        ("<?php", "<?"),
        ("R&amp;D", "&amp;"),
        ("&#8212;", "&#8212;"),
        ("&#x2014;", "&#x2014;"),
        ("1 < 2, 3 > 2", None),
        ("R&D; a & b", None),
        ("<3", None),
    ],
)
def test_html_in_a_text_is_noticed(text: str, found: str | None) -> None:
    assert raw_html(text) == found
