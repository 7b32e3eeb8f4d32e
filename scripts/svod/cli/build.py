"""``svod build``."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from svod.cli.base import Unusable, base_root

_NAMES = {"ru": "Russian", "en": "English"}


@click.command()
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    help="The folder for the site; without it, site in the base. A site that is there is replaced whole.",
)
def command(out: Path | None) -> None:
    """Build the site, both languages, into a folder.

    Records are checked first and links last; a site that was there stays until the new one is whole.

    \b
    The site's address is taken from SVOD_SITE_URL.
    Exit codes: 0 built, 1 errors in records or links, 2 unusable input.

    \b
    Examples:
      svod build
      svod build --out /var/www/svod
      SVOD_SITE_URL=https://host.example/svod/ svod build
    """
    from svod.publish.swap import ForeignFolderError
    from svod.site.build import build_site
    from svod.site.language import BuildError, UnusableConfigError

    root = base_root()
    try:
        build_site(root, out or root / "site", _progress if sys.stderr.isatty() else None)
    except BuildError as error:
        raise click.ClickException(str(error)) from error
    except (ForeignFolderError, UnusableConfigError, OSError) as error:
        raise Unusable(str(error)) from error


def _progress(lang: str, done: int, total: int) -> None:
    end = "\n" if done == total else ""
    click.echo(f"\r{_NAMES[lang]}: page {done} of {total}{end}", nl=False, err=True)
