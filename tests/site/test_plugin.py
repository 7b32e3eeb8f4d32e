import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from mkdocs.plugins import get_plugins

from svod.publish.tags import tags
from svod.site.plugin import SvodPlugin
from tests.site.sound_base import URL


def mkdocs(base: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """`mkdocs build --strict`, as a person runs it."""
    return subprocess.run(
        [Path(sys.executable).with_name("mkdocs"), "build", "--strict", *options],
        cwd=base,
        env=os.environ | {"PYTHONWARNINGS": "error"},
        capture_output=True,
        text=True,
        check=False,
    )


def page(site: Path, address: str) -> list[tuple[str, dict[str, str]]]:
    return list(tags((site / address / "index.html").read_text(encoding="utf-8")))


def values(found: list[tuple[str, dict[str, str]]], tag: str, **given: str) -> list[dict[str, str]]:
    return [
        attributes
        for name, attributes in found
        if name == tag and all(attributes.get(key) == value for key, value in given.items())
    ]


def test_mkdocs_alone_makes_the_russian_site_and_says_nothing_about_itself(base: Path, built: Path) -> None:
    outcome = mkdocs(base)
    assert outcome.returncode == 0, outcome.stderr
    assert [line for line in outcome.stderr.splitlines() if not line.startswith("INFO")] == []
    names = {str(path.relative_to(base / "site")) for path in (base / "site").rglob("*")}
    assert names == {
        name
        for path in built.rglob("*")
        if (name := str(path.relative_to(built))) != "en" and not name.startswith("en/")
    }


@pytest.mark.parametrize(
    "link, told",
    [
        ('<a href="../gone/">x</a>', "api/index.html: href '../gone/': no such page or file"),
        ('<a href="../en/gone/">x</a>', "api/index.html: href '../en/gone/': no such page"),
        ('<a href="../errata/#gone">x</a>', "api/index.html: href '../errata/#gone': no #gone on that page"),
        ('<img alt="" src="gone.png">', "api/index.html: src 'gone.png': no such page or file"),
    ],
)
def test_a_broken_link_of_each_sort_makes_mkdocs_alone_fail(base: Path, link: str, told: str) -> None:
    with (base / "docs/ru/api.md").open("a", encoding="utf-8") as written:
        written.write(f"\n\n{link}\n")
    outcome = mkdocs(base)
    assert outcome.returncode == 1
    assert told in outcome.stderr


def test_a_link_to_a_page_of_the_english_site_is_known_to_be_sound(base: Path) -> None:
    with (base / "docs/ru/api.md").open("a", encoding="utf-8") as written:
        written.write('\n\n<a href="../en/rulings/zz-parry-cost/#any">x</a> <a href="../en/r/101/">x</a>\n')
    outcome = mkdocs(base)
    assert outcome.returncode == 0, outcome.stderr


def test_errors_in_records_make_mkdocs_alone_fail_with_all_of_them(base: Path) -> None:
    (base / "rulings/zz-bad.yml").write_text("id: zz-bad\nkind: ruling\ncode: R999\ntitl: x\n")
    outcome = mkdocs(base)
    assert outcome.returncode == 1
    assert "rulings/zz-bad.yml:4:1: error:" in outcome.stderr
    assert "rulings/zz-bad.yml:1:1: error:" in outcome.stderr
    assert "Traceback" not in outcome.stderr


@pytest.mark.parametrize(
    "lang, folder, other, way",
    [
        ("ru", "", "en", "../../en/rulings/zz-parry-cost/"),
        ("en", "en/", "ru", "../../../rulings/zz-parry-cost/"),
    ],
)
def test_the_head_of_a_page(built: Path, lang: str, folder: str, other: str, way: str) -> None:
    found = page(built / folder, "rulings/zz-parry-cost")
    address = f"{URL}{folder}rulings/zz-parry-cost/"
    russian, english = f"{URL}rulings/zz-parry-cost/", f"{URL}en/rulings/zz-parry-cost/"
    assert values(found, "html")[0]["lang"] == lang
    assert values(found, "link", rel="canonical") == [{"rel": "canonical", "href": address}]
    assert [(link["hreflang"], link["href"]) for link in values(found, "link") if "hreflang" in link] == [
        ("ru", russian),
        ("en", english),
        ("x-default", english),
    ]
    properties = {meta["property"]: meta["content"] for meta in values(found, "meta") if "property" in meta}
    assert properties["og:url"] == address
    assert properties["og:locale"] == {"ru": "ru_RU", "en": "en_GB"}[lang]
    assert properties["og:locale:alternate"] == {"ru": "ru_RU", "en": "en_GB"}[other]
    assert properties["og:title"]
    assert values(found, "meta", name="description")[0]["content"] == properties["og:description"] != ""
    assert values(found, "meta", name="generator") == []
    assert [link["href"] for link in values(found, "a", hreflang=other)] == [way]
    (feed,) = values(found, "link", type="application/atom+xml")
    assert feed["href"] == "../../feed.xml"


@pytest.mark.parametrize("folder", ["", "en/"])
def test_every_page_knows_where_the_search_is(built: Path, folder: str) -> None:
    found = page(built / folder, "rulings/zz-parry-cost")
    (described,) = values(found, "link", rel="search")
    assert described["href"] == "../../opensearch.xml"
    (loader,) = [each for each in values(found, "script") if "data-index" in each]
    here = built / folder / "rulings/zz-parry-cost"
    for name in ("src", "data-code", "data-index", "data-texts", "data-words"):
        assert (here / loader[name]).is_file(), name
    assert (here / loader["data-root"]).resolve() == (built / folder).resolve()
    assert "async" in loader
    (form,) = values(found, "form", role="search")
    assert form["action"] == "../../search/"


def test_the_page_of_results_has_one_field_and_starts_the_search_at_once(built: Path) -> None:
    found = page(built, "search")
    (form,) = values(found, "form", role="search")
    assert form["action"] == "./"
    (loader,) = [each for each in values(found, "script") if "data-index" in each]
    assert loader["data-page"] == "1"
    assert "async" not in loader


def test_titles_are_escaped(base: Path) -> None:
    cost = base / "rulings/zz-hero/zz-duel-fees.yml"
    text = cost.read_text(encoding="utf-8").replace("title: Fees of a duel", "title: 'A & B: \"C\"'")
    cost.write_text(text, encoding="utf-8")
    (base / "rulings/zz-hero/zz-duel-fees.ru.yml").unlink()
    assert mkdocs(base).returncode == 0
    html = (base / "site/rulings/zz-duel-fees/index.html").read_text(encoding="utf-8")
    assert "A & B" not in html
    titles = [meta["content"] for meta in values(list(tags(html)), "meta", property="og:title")]
    assert titles == ['A & B: "C"']


def test_a_record_stands_below_its_index_and_only_indexes_in_the_menu(built: Path) -> None:
    html = (built / "rulings/zz-parry-cost/index.html").read_text(encoding="utf-8")
    path = html.partition('<nav class="md-path"')[2].partition("</nav>")[0]
    assert re.findall(r'href="([^"]*)"', path) == ["../..", "../"]
    menu = html.partition('<nav class="md-nav md-nav--primary"')[2].partition("</nav>")[0]
    places = re.findall(r'href="([^"]*)" class="md-nav__link', menu)
    assert "../" in places
    assert [place for place in places if "zz-" in place] == []


def test_the_skip_link_leads_to_the_title(built: Path) -> None:
    found = page(built, "rulings/zz-parry-cost")
    (skip,) = values(found, "a", **{"class": "md-skip"})
    (title,) = values(found, "h1")
    assert skip["href"] == f"#{title['id']}"


def test_the_page_for_missing_ones_is_in_both_languages_and_works_at_any_depth(built: Path) -> None:
    html = (built / "404.html").read_text(encoding="utf-8")
    found = list(tags(html))
    assert [section["lang"] for section in values(found, "section")] == ["ru", "en"]
    addresses = [
        attributes[name] for _, attributes in found for name in ("href", "src") if name in attributes
    ]
    relative = [address for address in addresses if not address.startswith(("/sub/", "#", "https://"))]
    assert relative == []
    assert {"/sub/", "/sub/en/"} <= set(addresses)
    assert values(found, "meta", name="robots") == [{"name": "robots", "content": "noindex"}]
    assert values(found, "link", rel="canonical") == []


def test_the_plugin_is_found_by_its_name() -> None:
    assert get_plugins()["svod"].load() is SvodPlugin
