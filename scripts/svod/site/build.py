"""Building the whole site: the records checked, each language made, all links followed, then the swap."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from svod.links.site_root import FOLDERS, SiteRoot
from svod.publish.link_pass import broken_links
from svod.publish.swap import replacing
from svod.site.base import Base, errors
from svod.site.language import BuildError, UnusableConfigError, build_language, site_config

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    Report = Callable[[str, int, int], None]


def build_site(base: Path, target: Path, report: Report | None = None) -> None:
    """Builds the site of the base into the folder ``target``.

    ``report`` is told the language, how many of its pages are done, and how many there are. The old site
    stays until the new one is whole. Raises BuildError, UnusableConfigError, ForeignFolderError.
    """
    try:
        root = SiteRoot(site_config(base, target).site_url or "")
    except ValueError as error:
        raise UnusableConfigError(f"{error}; set SVOD_SITE_URL") from error
    with replacing(target) as folder:
        if wrong := errors(Base(base, "ru")):
            raise BuildError(wrong)
        for lang, below in FOLDERS.items():
            build_language(base, lang, folder / below, report=partial(report, lang) if report else None)
        if broken := broken_links(folder, root):
            raise BuildError("\n".join(map(str, broken)))
