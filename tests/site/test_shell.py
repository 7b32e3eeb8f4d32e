from pathlib import Path

import pytest

from svod.links.site_root import SiteRoot
from svod.records.store import load
from svod.site.shell import Shell
from tests.site.sound_base import URL


@pytest.mark.parametrize(
    "lang, address, way",
    [
        ("ru", "", "en/"),
        ("en", "", "../"),
        ("ru", "rulings/x/", "../../en/rulings/x/"),
        ("en", "rulings/x/", "../../../rulings/x/"),
    ],
)
def test_the_way_to_the_same_page_in_the_other_language(
    base: Path, lang: str, address: str, way: str
) -> None:
    shell = Shell(load(base), lang, SiteRoot(URL), [])
    assert shell.place(address)["other_url"] == way


def test_the_edition_is_named_by_its_date(base: Path) -> None:
    assert "15 January 2026" in Shell(load(base), "en", SiteRoot(URL), []).edition
    assert "15 января 2026" in Shell(load(base), "ru", SiteRoot(URL), []).edition


def test_a_base_without_editions_says_so(base: Path) -> None:
    for path in (base / "rulings").glob("editions*"):
        path.unlink()
    assert "not given" in Shell(load(base), "en", SiteRoot(URL), []).edition


def test_assets_are_told_apart(base: Path) -> None:
    shell = Shell(
        load(base), "en", SiteRoot(URL), ["assets/b.css", "assets/a.css", "assets/c.js", "assets/d.svg"]
    )
    assert (shell.styles, shell.scripts) == (["assets/a.css", "assets/b.css"], ["assets/c.js"])
    assert shell.search == {}


def test_the_files_of_the_search_are_known_by_name_and_not_linked(base: Path) -> None:
    names = ["assets/search/code.ab12.js", "search/index.cd34.json"]
    shell = Shell(load(base), "en", SiteRoot(URL), names)
    assert shell.search == {"code": "assets/search/code.ab12.js", "index": "search/index.cd34.json"}
    assert (shell.styles, shell.scripts) == ([], [])


@pytest.mark.parametrize("lang, name", [("ru", "Поиск по решениям"), ("en", "Search the rulings")])
def test_the_field_of_the_header_speaks_the_language(base: Path, lang: str, name: str) -> None:
    box = Shell(load(base), lang, SiteRoot(URL), []).search_box("../search/")
    assert f'aria-label="{name}"' in box
    assert 'action="../search/"' in box
