from svod.links.site_root import SiteRoot
from svod.publish.robots import robots


def test_robots_may_read_everything_and_are_told_of_the_sitemap() -> None:
    lines = robots(SiteRoot("https://host.example/sub/")).decode().splitlines()
    assert lines == ["User-agent: *", "Allow: /", "", "Sitemap: https://host.example/sub/sitemap.xml"]
