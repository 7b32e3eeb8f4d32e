"""Building the site of one language by MkDocs."""

from __future__ import annotations

import logging
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import Abort, MkDocsException

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from mkdocs.config.defaults import MkDocsConfig


class BuildError(Exception):
    """The site cannot be built; the message says why, a line for each reason."""


class UnusableConfigError(Exception):
    """There is no mkdocs.yml in the base, or it is not one that MkDocs understands."""


def build_language(
    base: Path,
    lang: str,
    folder: Path,
    *,
    url: str | None = None,
    report: Callable[[int, int], None] | None = None,
) -> None:
    """Builds one language into ``folder``; records and links are not checked.

    ``url`` is the address of the whole site, if not that of mkdocs.yml; ``report`` is told how many pages
    are done and how many there are. A warning of MkDocs counts as an error. Raises BuildError,
    UnusableConfigError.
    """
    config = site_config(base, folder)
    config.site_url = url or config.site_url
    plugin: Any = config.plugins["svod"]
    plugin.config["lang"] = lang
    plugin.checks = False
    plugin.report = report or plugin.report
    with _listening() as heard:
        try:
            build(config)
        except (MkDocsException, Abort) as error:
            raise BuildError("\n".join(heard) or str(error)) from error
    if heard:
        raise BuildError("\n".join(heard))


def site_config(base: Path, folder: Path) -> MkDocsConfig:
    """The settings in the base's mkdocs.yml, for a site in ``folder``. Raises UnusableConfigError."""
    with _listening() as heard:
        try:
            return load_config(str(base / "mkdocs.yml"), site_dir=str(folder))
        except (MkDocsException, Abort) as error:
            raise UnusableConfigError("\n".join(heard) or str(error)) from error


@contextmanager
def _listening() -> Iterator[list[str]]:
    """The warnings and errors of MkDocs while the block runs."""
    heard = _Heard()
    log = logging.getLogger("mkdocs")
    log.addHandler(heard)
    try:
        yield heard.messages
    finally:
        log.removeHandler(heard)


class _Heard(logging.Handler):
    """Keeps messages."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.messages.append(record.getMessage())
