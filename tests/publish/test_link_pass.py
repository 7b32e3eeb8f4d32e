from collections.abc import Callable
from pathlib import Path

import pytest

from svod.links.site_root import SiteRoot
from svod.publish.link_pass import Elsewhere, broken_links

ROOT = SiteRoot("https://h.example/sub/")
Site = Callable[..., Path]


@pytest.fixture
def site(tmp_path: Path) -> Site:
    """Makes a sound site of a few files, with the files given in place of its own."""

    def made(**files: str) -> Path:
        sound = {
            "index.html": '<html lang="ru"><body><h1 id="top">x</h1><a href="page/#there">y</a>',
            "page/index.html": '<html lang="ru"><p id="there"><a name="old"></a><a href="..">up</a>',
            "assets/picture.svg": "<svg/>",
            "assets/style.css": "a{background:url(picture.svg)} b{background:url('data:image/png,')}",
            "feed.xml": '<feed><link href="https://h.example/sub/page/#there"/></feed>',
            "sitemap.xml": "<urlset><url><loc>https://h.example/sub/page/</loc></url></urlset>",
            "api/v1/index.json": '{"endpoints": {"ruling": "https://h.example/sub/api/{id}.json"}}',
        }
        for name, text in {
            **sound,
            **{name.replace("__", "/"): text for name, text in files.items()},
        }.items():
            target = tmp_path / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8")
        return tmp_path

    return made


def faults(folder: Path, elsewhere: Elsewhere | None = None) -> list[tuple[str, str, str]]:
    return [(link.sort, link.target, link.fault) for link in broken_links(folder, ROOT, elsewhere)]


def page(body: str) -> dict[str, str]:
    return {"page/index.html": f'<html lang="ru"><p id="there"><a name="old"></a>{body}'}


def test_a_sound_site_has_no_broken_link(site: Site) -> None:
    assert broken_links(site(), ROOT) == []


@pytest.mark.parametrize(
    "body",
    [
        '<a href="../page/#there">',
        '<a href="#old">',
        '<a href="#">',
        '<a href="?q=1">',
        '<a href="/sub/">',
        '<a href="https://h.example/sub/page/">',
        '<a href="https://other.example/gone">',
        '<a href="mailto:x@y.example">',
        '<a href="javascript:void(0)">',
        '<a href="../page/#%74here">',
        '<img src="../assets/picture.svg" srcset="../assets/picture.svg 1x, /sub/assets/picture.svg 2x">',
        '<img src="data:image/png;base64,xx">',
        '<script>"<a href=gone>"</script>',
        '<link rel="alternate" type="application/atom+xml" href="../feed.xml">',
    ],
)
def test_links_that_lead_somewhere(site: Site, body: str) -> None:
    assert faults(site(**page(body))) == []


HERE = "https://h.example/sub/"
GONE = f"{HERE}gone/"
MISSING = "no such page or file"
FOREIGN = "is fetched from another host"


@pytest.mark.parametrize(
    "body, sort, target, fault",
    [
        ('<a href="gone/">', "href", "gone/", MISSING),
        ('<a href="../page">', "href", "../page", "lacks the / at its end"),
        ('<a href="#gone">', "href", "#gone", "no #gone on that page"),
        ('<a href="../#there">', "href", "../#there", "no #there on that page"),
        ('<a href="../../">', "href", "../../", "lies outside the site"),
        ('<a href="/page/">', "href", "/page/", "lies outside the site"),
        (f'<a href="{GONE}">', "href", GONE, MISSING),
        ('<a href="http://[">', "href", "http://[", "is no address"),
        ('<img src="gone.png">', "src", "gone.png", MISSING),
        ('<img srcset="../assets/picture.svg 1x, gone.svg 2x">', "srcset", "gone.svg", MISSING),
        ('<img src="https://x.example/x.png">', "src", "https://x.example/x.png", FOREIGN),
        ('<link rel="stylesheet" href="//x.example/x.css">', "href", "//x.example/x.css", FOREIGN),
        ('<form action="gone/">', "action", "gone/", MISSING),
        (f'<link rel="canonical" href="{GONE}">', "canonical", GONE, MISSING),
        (f'<link rel="alternate" hreflang="en" href="{GONE}">', "hreflang", GONE, MISSING),
        ('<meta http-equiv="refresh" content="0; url=gone/">', "refresh", "gone/", MISSING),
        (f'<meta property="og:url" content="{GONE}">', "og:url", GONE, MISSING),
    ],
)
def test_one_broken_link_of_each_sort_in_a_page(
    site: Site, body: str, sort: str, target: str, fault: str
) -> None:
    assert faults(site(**page(body))) == [(sort, target, fault)]


@pytest.mark.parametrize(
    "name, text, target",
    [
        ("feed.xml", f'<feed><entry><link rel="alternate" href="{GONE}"/></entry></feed>', GONE),
        ("feed.xml", f'<feed><link href="{HERE}page/#gone"/></feed>', f"{HERE}page/#gone"),
        ("sitemap.xml", f"<urlset><loc>{HERE}a&amp;b/</loc></urlset>", f"{HERE}a&b/"),
        ("sitemap.xml", f'<urlset><xhtml:link rel="alternate" href="{HERE}en/"/></urlset>', f"{HERE}en/"),
        ("api/v1/index.json", f'{{"a": {{"url": "{GONE}"}}}}', GONE),
        ("assets/style.css", "a{background:url('gone.svg')}", "gone.svg"),
        ("404.html", '<a href="/sub/gone/">', "/sub/gone/"),
    ],
)
def test_a_broken_link_in_every_other_sort_of_file(site: Site, name: str, text: str, target: str) -> None:
    (broken,) = broken_links(site(**{name: text}), ROOT)
    assert (broken.file, broken.target) == (name, target)
    assert str(broken).startswith(f"{name}: ")


def alternates(*pairs: tuple[str, str]) -> str:
    return "".join(
        f'<link rel="alternate" hreflang="{lang}" href="https://h.example/sub/{place}">'
        for lang, place in pairs
    )


BOTH = (("ru", "page/"), ("en", "en/page/"), ("x-default", "en/page/"))


def test_pages_in_two_languages_name_each_other(site: Site) -> None:
    english = f'<html lang="en">{alternates(*BOTH)}'
    assert faults(site(**page(alternates(*BOTH)), **{"en/page/index.html": english})) == []


def test_a_page_that_does_not_lead_back_is_found(site: Site) -> None:
    english = f'<html lang="en">{alternates(("en", "en/page/"))}'
    made = site(**page(alternates(*BOTH)), **{"en/page/index.html": english})
    assert faults(made) == [
        ("hreflang", "https://h.example/sub/en/page/", "the page there does not lead back")
    ]


def test_a_page_in_another_language_than_promised_is_found(site: Site) -> None:
    english = f'<html lang="ru">{alternates(*BOTH)}'
    made = site(**page(alternates(*BOTH)), **{"en/page/index.html": english})
    assert ("hreflang", "https://h.example/sub/en/page/", "the page there is in 'ru', not 'en'") in faults(
        made
    )


def test_pages_of_another_build_count_as_there_if_they_are_in_the_table(site: Site) -> None:
    made = site(
        **page('<a href="../en/page/#any"></a><a href="../en/gone/"></a><a href="../en/feed.xml"></a>')
    )
    assert faults(made, Elsewhere("en/", frozenset({"page/"}))) == [("href", "../en/gone/", "no such page")]


def test_an_english_site_asks_for_what_lies_above_it(site: Site) -> None:
    made = site(
        **page('<a href="../en/x/"></a>'), **{"en/x/index.html": '<img src="../../assets/picture.svg">'}
    )
    assert faults(made) == []
