import xml.etree.ElementTree as ET

import pytest

from svod.links.site_root import SiteRoot
from svod.pages.strings import Strings
from svod.publish.opensearch import opensearch
from svod.records.library import Library

NAMES = {"o": "http://a9.com/-/spec/opensearch/1.1/"}
LONGEST_NAME = 16


@pytest.mark.parametrize("lang, folder, name", [("ru", "", "Свод"), ("en", "en/", "Svod")])
def test_it_leads_to_the_results_of_its_language(library: Library, lang: str, folder: str, name: str) -> None:
    root = SiteRoot("https://h.example/sub/")
    tree = ET.fromstring(opensearch(Strings(library, lang), root))  # noqa: S314  # our own file
    assert tree.findtext("o:ShortName", namespaces=NAMES) == name
    assert len(name) <= LONGEST_NAME
    assert tree.findtext("o:Language", namespaces=NAMES) == lang
    results, own = tree.findall("o:Url", NAMES)
    assert results.attrib == {
        "type": "text/html",
        "method": "get",
        "template": f"https://h.example/sub/{folder}search/?q={{searchTerms}}",
    }
    assert own.get("template") == f"https://h.example/sub/{folder}opensearch.xml"
    assert tree.findtext("o:Image", namespaces=NAMES) == "https://h.example/sub/assets/images/favicon.png"


def test_the_description_is_no_longer_than_the_standard_allows(library: Library) -> None:
    for lang in ("ru", "en"):
        assert 10 < len(Strings(library, lang)("search.description")) <= 1024
