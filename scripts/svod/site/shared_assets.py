"""The theme's files and our own: the English site uses those of the Russian one."""

from __future__ import annotations

import hashlib
from importlib import resources
from pathlib import PurePosixPath
from typing import TYPE_CHECKING

from jinja2 import pass_context
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File

from svod.publish.browser_code import code, former_code, loader

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from jinja2.runtime import Context
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files

FOLDER = "assets/"
SEARCH = f"{FOLDER}search/"
"""The folder of the code of the search."""
_THEMES_SEARCH = ("assets/javascripts/workers/", "assets/javascripts/lunr/")
"""Folders of the theme's own search, which is not used."""
_BUNDLE = "assets/javascripts/bundle.*.min.js"
_ASKS_FOR_SITEMAPS = b'"link[rel=alternate]"'
_ASKS_FOR_NOTHING = b'"link[rel=x-none]"'


def drop(files: Files) -> None:
    """Takes the theme's files out of a site that uses those of another."""
    for file in [file for file in files if file.src_uri.startswith(FOLDER)]:
        files.remove(file)


def quieten(files: Files, config: MkDocsConfig) -> None:
    """Keeps the theme's script from asking for sitemaps, and leaves out its search.

    The script would ask, on every page, at each address that the page names for other languages: addresses
    of the published site, wherever the page itself is looked at. Raises PluginError where a newer theme does
    this in another way, so that nobody overlooks it.
    """
    for file in [file for file in files if file.src_uri.startswith(_THEMES_SEARCH)]:
        files.remove(file)
    bundles = [file for file in files if PurePosixPath(file.src_uri).match(_BUNDLE)]
    contents = [file.content_bytes for file in bundles]
    if [content.count(_ASKS_FOR_SITEMAPS) for content in contents] != [1]:
        raise PluginError(f"{_BUNDLE} of the theme is not the one that svod.site.shared_assets knows")
    files.remove(bundles[0])
    quiet = contents[0].replace(_ASKS_FOR_SITEMAPS, _ASKS_FOR_NOTHING)
    files.append(File.generated(config, bundles[0].src_uri, content=quiet))


def from_above(url: Callable[[Context, str], str]) -> Callable[[Context, str], str]:
    """Wraps MkDocs' filter ``url``, so that assets are looked for one folder above the site's own root."""

    @pass_context
    def above(context: Context, value: str) -> str:
        return url(context, f"../{value}" if str(value).startswith(FOLDER) else value)

    return above


def own_assets() -> dict[str, bytes]:
    """What the shell brings itself: path from the site's root → content."""
    styles = {f"{FOLDER}{name}": _style(name) for name in ("shell.css", "search.css")}
    scripts = {"loader.js": loader(), "code.js": code(), "former-code.js": former_code()}
    return {**styles, **{f"{SEARCH}{name}": content for name, content in scripts.items()}}


def _style(name: str) -> bytes:
    return resources.files("svod.site").joinpath(name).read_bytes()


def named_by_content(assets: Mapping[str, bytes]) -> dict[str, bytes]:
    """The assets with a checksum in the names of styles, scripts and data: no browser keeps an old one."""
    return {_named(name, content): content for name, content in assets.items()}


def _named(name: str, content: bytes) -> str:
    path = PurePosixPath(name)
    if path.suffix not in (".css", ".js", ".json"):
        return name
    return str(path.with_suffix(f".{hashlib.sha256(content).hexdigest()[:8]}{path.suffix}"))
