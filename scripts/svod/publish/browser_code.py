"""The code of the search: the modules of ``browser/`` as one file, and the loader that fetches it."""

from __future__ import annotations

import re
from collections import Counter
from importlib import resources

import minify

_MAIN, _FORMER = ("main", "startSearch"), ("former", "startFormer")
"""Module → what is called of the file with it and all that it needs; nothing else of that can be reached."""
_IMPORT = re.compile(r"^import \{[^}]*\} from \"\./(\w+)\.js\";\n", re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:async )?(?:function|class|const)\b)", re.MULTILINE)
_PRIVATE = re.compile(r"(?<![\w'\"`-])_[a-z]\w*")
"""By convention names of private members alone begin so."""
_JAVASCRIPT = "application/javascript"


def loader() -> bytes:
    """The script of every page, which stands alone."""
    return _small(_source("loader"))


def code() -> bytes:
    """The one module with all that a search needs, each piece after those that it imports."""
    return _closed(*_MAIN)


def former_code() -> bytes:
    """The same for a search in texts that no longer hold, which few ask for."""
    return _closed(*_FORMER)


def _closed(name: str, starts: str) -> bytes:
    return _small(f"export const {starts} = (() => {{\n{joined(name)}\nreturn {starts};\n}})();\n")


def joined(name: str) -> str:
    """The module with a name after all those that it needs, in one piece that exports nothing."""
    pieces: dict[str, str] = {}
    _gather(name, pieces)
    return "\n".join(_EXPORT.sub("", _IMPORT.sub("", piece)) for piece in pieces.values())


def _gather(name: str, pieces: dict[str, str]) -> None:
    source = _source(name)
    for imported in _IMPORT.findall(source):
        if imported not in pieces:
            _gather(imported, pieces)
    pieces[name] = source


def _source(name: str) -> str:
    return (resources.files("svod") / "browser" / f"{name}.js").read_text(encoding="utf-8")


def _small(source: str) -> bytes:
    """Without comments and spaces, with short names; those of members the library leaves alone."""
    members = Counter(_PRIVATE.findall(source))
    short = {name: f"_{number:x}" for number, (name, _) in enumerate(members.most_common())}
    renamed = _PRIVATE.sub(lambda found: short[found[0]], source)
    return f"{minify.string(_JAVASCRIPT, renamed)}\n".encode()
