"""One broken link of each sort, planted where a site is made: no command builds it."""

from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import Abort

from svod.publish import outputs
from svod.site import shell
from svod.site.build import build_site
from svod.site.language import BuildError

Change = Callable[[Any], Any]


def in_place_of(old: bytes, new: bytes) -> Callable[[Callable[..., bytes]], Callable[..., bytes]]:
    """Makes a function that gives a file give it with something changed."""

    def changed(write: Callable[..., bytes]) -> Callable[..., bytes]:
        def wrapped(*given: object) -> bytes:
            content = write(*given)
            assert old in content
            return content.replace(old, new, 1)

        return wrapped

    return changed


def to_a_page_that_is_not_there(alternates: Callable[..., Any]) -> Callable[..., Any]:
    return lambda address, root: [*alternates(address, root), ("de", f"{root.url}de/{address}")]


PLANTED: dict[str, tuple[ModuleType, str, Change, str]] = {
    "href": (
        outputs,
        "redirects",
        lambda write: lambda *given: {**write(*given), "old/index.html": b'<a href="../gone/">'},
        "old/index.html: href '../gone/': no such page or file",
    ),
    "src": (
        outputs,
        "redirects",
        lambda write: lambda *given: {**write(*given), "old/index.html": b'<img src="gone.png">'},
        "old/index.html: src 'gone.png': no such page or file",
    ),
    "anchor": (
        outputs,
        "redirects",
        lambda write: lambda *given: {**write(*given), "old/index.html": b'<a href="../errata/#gone">'},
        "old/index.html: href '../errata/#gone': no #gone on that page",
    ),
    "feed entry": (
        outputs,
        "feed",
        in_place_of(b"rulings/zz-parry-cost/", b"rulings/gone/"),
        "rulings/gone/': no such page or file",
    ),
    "sitemap entry": (
        outputs,
        "sitemap",
        in_place_of(b"<loc>https://h.example/sub/rulings/", b"<loc>https://h.example/sub/gone/"),
        "sitemap.xml: address 'https://h.example/sub/gone/",
    ),
    "hreflang": (
        shell,
        "alternates",
        to_a_page_that_is_not_there,
        "index.html: hreflang 'https://h.example/sub/de/': no such page or file",
    ),
}


@pytest.fixture(params=PLANTED, ids=str)
def told(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Plants a broken link, and is what must be said of it."""
    module, name, change, said = PLANTED[request.param]
    monkeypatch.setattr(module, name, change(getattr(module, name)))
    return said


def test_svod_build_fails(base: Path, told: str) -> None:
    with pytest.raises(BuildError) as caught:
        build_site(base, base / "site")
    assert told in str(caught.value)
    assert not (base / "site").exists()


def test_mkdocs_build_strict_fails(base: Path, told: str, caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(Abort):
        build(load_config(str(base / "mkdocs.yml"), strict=True))
    assert told in caplog.text
