from svod.pages.headings import headings
from svod.pages.page import Heading


def test_headings_with_anchors_make_the_contents() -> None:
    body = (
        "<h1>Title</h1><h2 id=a>One <a href=x>two</a> <small>aside</small>\n three &amp; four</h2>"
        "<h2>no anchor</h2><h3 id=b data-minor>left out</h3><h3 id=c>Deep</h3><h4 id=d>too deep</h4>"
    )
    assert headings(body) == (Heading(2, "a", "One two three & four"), Heading(3, "c", "Deep"))
