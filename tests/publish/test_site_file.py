from pathlib import Path

import pytest

from svod.publish.site_file import Link, site_file


@pytest.mark.parametrize(
    "name, text, links",
    [
        ("a.html", '<a href="x/">', [Link("href", "x/")]),
        ("a.html", '<img src="x.png">', [Link("src", "x.png", loads=True)]),
        ("a.html", '<img srcset="x 2x, y">', [Link("srcset", each, loads=True) for each in "xy"]),
        ("a.html", '<link rel="stylesheet" href="x.css">', [Link("href", "x.css", loads=True)]),
        ("a.html", '<link rel="canonical" href="x">', [Link("canonical", "x")]),
        ("a.html", '<object data="x.pdf"><p data="no">', [Link("data", "x.pdf", loads=True)]),
        ("a.xml", '<loc>x&amp;y</loc> <a href="z"/>', [Link("address", "x&y"), Link("address", "z")]),
        (
            "a.json",
            '["https://x.example/", "see https://y.example/"]',
            [Link("address", "https://x.example/")],
        ),
        ("a.json", '["https://x.example/{id}.json"]', []),
        ("a.css", "a{b:url(x)} c{d:url( 'y' )}", [Link("url", each, loads=True) for each in "xy"]),
    ],
)
def test_the_addresses_of_a_file(tmp_path: Path, name: str, text: str, links: list[Link]) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8")
    found = site_file(tmp_path / name)
    assert found
    assert found.links == links


def test_the_anchors_and_languages_of_a_page(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        '<html lang="en"><p id="one"><a name="two"></a><input name="three">'
        '<link rel="alternate" hreflang="ru" href="x"><link rel="alternate" type="x" href="y">'
    )
    found = site_file(tmp_path / "a.html")
    assert found
    assert (found.lang, found.anchors, found.alternates) == ("en", {"one", "two"}, {"ru": "x"})


def test_other_files_have_none(tmp_path: Path) -> None:
    (tmp_path / "a.png").write_bytes(b"\xff")
    assert site_file(tmp_path / "a.png") is None
