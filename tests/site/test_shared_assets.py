import hashlib
from pathlib import Path

import pytest
from mkdocs.config import load_config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files

from svod.site.shared_assets import named_by_content, quieten

BUNDLE = "assets/javascripts/bundle.abc.min.js"


@pytest.fixture
def config(base: Path) -> MkDocsConfig:
    """MkDocs' settings, with the plugins ready to add files."""
    made = load_config(str(base / "mkdocs.yml"))
    made.plugins.run_event("pre_build", config=made)
    return made


def bundle(config: MkDocsConfig, script: str) -> Files:
    return Files([File.generated(config, BUNDLE, content=script)])


def test_the_script_of_the_theme_asks_for_no_sitemaps(config: MkDocsConfig) -> None:
    files = bundle(config, 'a(M("link[rel=alternate]"))')
    quieten(files, config)
    assert files.src_uris[BUNDLE].content_string == 'a(M("link[rel=x-none]"))'


@pytest.mark.parametrize("script", ["a()", 'M("link[rel=alternate]");M("link[rel=alternate]")'])
def test_a_theme_that_does_it_in_another_way_is_noticed(config: MkDocsConfig, script: str) -> None:
    with pytest.raises(PluginError, match="not the one that"):
        quieten(bundle(config, script), config)


def test_a_theme_without_the_script_is_noticed(config: MkDocsConfig) -> None:
    with pytest.raises(PluginError, match="not the one that"):
        quieten(Files([]), config)


@pytest.mark.parametrize("file", ["workers/search.abc.min.js", "lunr/min/lunr.ru.min.js"])
def test_the_search_of_the_theme_is_left_out(config: MkDocsConfig, file: str) -> None:
    files = bundle(config, 'M("link[rel=alternate]")')
    files.append(File.generated(config, f"assets/javascripts/{file}", content="1"))
    quieten(files, config)
    assert set(files.src_uris) == {BUNDLE}


def test_nothing_of_it_is_in_the_built_site(built: Path) -> None:
    names = {str(path.relative_to(built)) for path in built.rglob("*")}
    assert [name for name in names if "lunr" in name or "workers" in name or "search_index" in name] == []
    assert "md-search" not in (built / "index.html").read_text(encoding="utf-8")


def test_the_built_script_is_quiet(built: Path) -> None:
    (script,) = (built / "assets/javascripts").glob("bundle.*.min.js")
    assert "link[rel=alternate]" not in script.read_text(encoding="utf-8")


def test_styles_and_scripts_carry_a_checksum_of_their_content() -> None:
    given = {"assets/a.css": b"a{}", "assets/b.js": b"1", "search/c.json": b"{}", "assets/c.svg": b"<svg/>"}
    made = named_by_content(given)
    for name, content in (("assets/a.%s.css", b"a{}"), ("search/c.%s.json", b"{}")):
        assert made[name % hashlib.sha256(content).hexdigest()[:8]] == content
    assert made["assets/c.svg"] == b"<svg/>"
    assert len(made) == 4
    assert (
        made.keys()
        != named_by_content({"assets/a.css": b"b{}", "assets/b.js": b"1", "assets/c.svg": b""}).keys()
    )
