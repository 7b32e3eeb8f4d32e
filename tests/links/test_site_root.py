import pytest

from svod.links.address import Address
from svod.links.site_root import SiteRoot


def test_each_language_has_its_folder() -> None:
    root = SiteRoot("https://host.example/")
    assert root.at("ru", "rulings/x/") == "https://host.example/rulings/x/"
    assert root.at("en", Address("errata/", "x")) == "https://host.example/en/errata/#x"
    assert root.at("en") == "https://host.example/en/"


def test_a_site_may_stand_in_a_folder_of_its_host() -> None:
    root = SiteRoot("http://host.example:8080/a/b")
    assert (root.url, root.path) == ("http://host.example:8080/a/b/", "/a/b/")


@pytest.mark.parametrize(
    "url", ["", "host.example", "/a/", "ftp://x/", "https://x/?a", "https://x/#a", "https:///a"]
)
def test_another_address_is_refused_with_the_form_that_it_must_have(url: str) -> None:
    with pytest.raises(ValueError, match="not of the form https://host/"):
        SiteRoot(url)
