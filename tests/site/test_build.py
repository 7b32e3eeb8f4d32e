import filecmp
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from svod.links.address import OWN_PAGE, SHARED_PAGE
from svod.publish.swap import ForeignFolderError, is_ours
from svod.publish.tags import tags
from svod.site.build import build_site
from svod.site.language import BuildError, UnusableConfigError
from tests.publish.test_tags import Reference


def files(site: Path) -> dict[str, Path]:
    return {str(path.relative_to(site)): path for path in site.rglob("*") if path.is_file()}


def inside(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_both_languages_have_every_page_at_the_same_address(built: Path) -> None:
    found = files(built)
    russian = {name for name in found if name.endswith("index.html") and not name.startswith("en/")}
    english = {
        name.removeprefix("en/") for name in found if name.endswith("index.html") and name.startswith("en/")
    }
    assert russian == english
    folders = {f"{folder}/index.html" for folder in (*OWN_PAGE.values(), *SHARED_PAGE.values())}
    assert {"index.html", "api/index.html", "rulings/zz-parry-cost/index.html", *folders} <= russian


def test_the_site_has_everything_that_is_not_a_page(built: Path) -> None:
    expected = {
        "404.html",
        "robots.txt",
        "sitemap.xml",
        "feed.xml",
        "en/feed.xml",
        "api/v1/index.json",
        "api/v1/rulings/zz-parry-cost.json",
        "schema/ruling.schema.json",
        "r/101/index.html",
        "en/r/101/index.html",
        "rulings/zz-parry-price/index.html",
        "search/index.html",
        "en/search/index.html",
        "opensearch.xml",
        "en/opensearch.xml",
    }
    found = files(built)
    assert expected <= found.keys()
    twice = {
        "en/404.html",
        "en/sitemap.xml",
        "en/robots.txt",
        "en/api/v1/index.json",
        "en/schema/ruling.schema.json",
    }
    assert not (twice | {"sitemap.xml.gz"}) & found.keys()


def test_there_is_one_copy_of_the_theme(built: Path) -> None:
    assert (built / "assets").is_dir()
    assert not (built / "en/assets").exists()
    english = (built / "en/rulings/zz-parry-cost/index.html").read_text(encoding="utf-8")
    loaded = [attributes.get("href", "") for name, attributes in tags(english) if name == "link"]
    loaded += [
        attributes["src"] for name, attributes in tags(english) if name == "script" and "src" in attributes
    ]
    assets = [address for address in loaded if "assets/" in address]
    assert len(assets) > 3
    assert {address.partition("assets/")[0] for address in assets} == {"../../../"}
    settings = json.loads(
        english.partition('<script id="__config" type="application/json">')[2].partition("<")[0]
    )
    assert settings["base"] == "../.."


def test_each_language_has_its_own_search_and_none_is_the_themes(built: Path) -> None:
    for folder, lang in (("", "ru"), ("en/", "en")):
        (index,) = (built / folder / "search").glob("index.*.json")
        packed = json.loads(index.read_bytes())
        assert packed["lang"] == lang
        assert "zz-parry-cost" in packed["ids"].split("\n")
    assert not [
        name for name in files(built) if "search_index" in name or "workers/" in name or "lunr" in name
    ]


def test_two_builds_are_alike_byte_for_byte(built: Path, base: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "Asia/Kamchatka")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    build_site(base, base / "site")
    first, second = files(built), files(base / "site")
    assert first.keys() == second.keys()
    assert [name for name in first if not filecmp.cmp(first[name], second[name], shallow=False)] == []


def test_progress_is_told_page_by_page_in_both_languages(base: Path) -> None:
    told: list[tuple[str, int, int]] = []
    build_site(base, base / "site", lambda *progress: told.append(progress))
    for lang in ("ru", "en"):
        counts = [(done, total) for said, done, total in told if said == lang]
        assert [done for done, _ in counts] == list(range(1, len(counts) + 1))
        assert {total for _, total in counts} == {len(counts)}
    assert told[0][0] == "ru"
    assert told[-1][0] == "en"


def break_a_record(base: Path) -> None:
    (base / "rulings/zz-bad.yml").write_text("id: zz-bad\nkind: ruling\ncode: R999\ntitl: x\n")


def break_a_page(base: Path) -> None:
    with (base / "docs/en/api.md").open("a") as page:
        page.write("\n[gone](gone.md)\n")


def break_an_address(base: Path) -> None:
    with (base / "docs/en/api.md").open("a") as page:
        page.write('\n<a href="../gone/">gone</a>\n')


@pytest.mark.parametrize(
    "harm, told",
    [
        (break_a_record, ["rulings/zz-bad.yml:4:1: error:", "rulings/zz-bad.yml:1:1: error:"]),
        (break_a_page, ["api.md", "gone.md"]),
        (break_an_address, ["en/api/index.html: href '../gone/': no such page or file"]),
    ],
)
def test_a_failure_is_told_and_leaves_the_old_site_and_no_litter(
    base: Path, harm: Callable[[Path], None], told: list[str]
) -> None:
    build_site(base, base / "site")
    marked = base / "site/old.txt"
    marked.touch()
    before = inside(base)
    harm(base)
    with pytest.raises(BuildError) as caught:
        build_site(base, base / "site")
    assert [part for part in told if part not in str(caught.value)] == []
    assert marked.exists()
    assert inside(base) == before


def test_a_folder_of_somebody_else_is_refused_before_anything_is_built(base: Path, tmp_path: Path) -> None:
    (tmp_path / "home").mkdir()
    (tmp_path / "home/letter.txt").touch()
    with pytest.raises(ForeignFolderError):
        build_site(base, tmp_path / "home")
    assert inside(tmp_path / "home") == ["letter.txt"]


@pytest.mark.parametrize("url", ["h.example", "/sub/", "https://h.example/?x"])
def test_an_address_of_the_site_that_is_none_is_refused(
    base: Path, monkeypatch: pytest.MonkeyPatch, url: str
) -> None:
    monkeypatch.setenv("SVOD_SITE_URL", url)
    with pytest.raises(UnusableConfigError, match=r"SVOD_SITE_URL|site_url"):
        build_site(base, base / "site")
    assert not (base / "site").exists()


def test_a_base_without_settings_is_refused(base: Path) -> None:
    (base / "mkdocs.yml").unlink()
    with pytest.raises(UnusableConfigError, match=r"mkdocs\.yml"):
        build_site(base, base / "site")


def test_what_is_built_is_known_as_ours(built: Path) -> None:
    assert is_ours(built)


@pytest.mark.parametrize("page", ["index.html", "en/rulings/zz-parry-cost/index.html", "404.html"])
def test_the_quick_reader_of_tags_finds_in_real_pages_what_the_parser_of_python_finds(
    built: Path, page: str
) -> None:
    html = (built / page).read_text(encoding="utf-8")
    reference = Reference()
    reference.feed(html)
    reference.close()
    assert len(reference.found) > 100
    assert list(tags(html)) == reference.found
