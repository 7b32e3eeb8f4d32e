import xml.etree.ElementTree as ET

from svod.links.site_root import SiteRoot
from svod.publish.sitemap import sitemap

NAMES = {"s": "http://www.sitemaps.org/schemas/sitemap/0.9", "x": "http://www.w3.org/1999/xhtml"}


def test_every_page_stands_once_in_each_language_with_all_its_languages() -> None:
    made = sitemap({"": None, "rulings/x/": "2025-07-08"}, SiteRoot("https://h.example/sub/"))
    urls = ET.fromstring(made).findall("s:url", NAMES)  # noqa: S314  # our own file
    assert [
        (url.findtext("s:loc", namespaces=NAMES), url.findtext("s:lastmod", namespaces=NAMES)) for url in urls
    ] == [
        ("https://h.example/sub/", None),
        ("https://h.example/sub/en/", None),
        ("https://h.example/sub/rulings/x/", "2025-07-08"),
        ("https://h.example/sub/en/rulings/x/", "2025-07-08"),
    ]
    for url in urls[2:]:
        assert [(link.get("hreflang"), link.get("href")) for link in url.findall("x:link", NAMES)] == [
            ("ru", "https://h.example/sub/rulings/x/"),
            ("en", "https://h.example/sub/en/rulings/x/"),
            ("x-default", "https://h.example/sub/en/rulings/x/"),
        ]
