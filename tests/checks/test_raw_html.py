import pytest

from tests.checks.small_base import SmallBase

RULE = "raw-html"


@pytest.mark.parametrize("html", ["<b>", "</b>", "<img src=x>", "&nbsp;", "&#8212;", "<!-- x -->"])
def test_html_in_a_text(base: SmallBase, html: str) -> None:
    base.ruling(f"points:\n  - key: a\n    text: 'It goes {html} at once'")
    assert base.found(RULE) == [("rulings/zz-one.yml", 9, 11)]


def test_html_in_russian(base: SmallBase) -> None:
    base.ruling()
    base.write("rulings/zz-one.ru.yml", "id: zz-one\nunits:\n  title: {ru: '<i>Дело</i>', from: A case}\n")
    problem = base.only(RULE)
    assert (problem.path, problem.line, problem.column) == ("rulings/zz-one.ru.yml", 3, 15)
    assert problem.message == "HTML in the text: <i>"


def test_signs_of_arithmetic_are_not(base: SmallBase) -> None:
    base.ruling("points:\n  - {key: a, text: '1 < 2 & 3 > 2, *so* `x`'}")
    assert base.found(RULE) == []
