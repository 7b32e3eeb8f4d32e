"""``svod serve``."""

from __future__ import annotations

import click

from svod.cli.base import Unusable, base_root


@click.command()
@click.option(
    "--port", type=click.IntRange(1, 65535), default=8000, show_default=True, help="The port to serve on."
)
def command(port: int) -> None:
    """Preview the site, both languages; it follows your edits of records and pages.

    The browser reloads by itself. An error in a record is printed here, and the last good site stays.

    \b
    Exit codes: 0 interrupted, 1 errors in records at the start, 2 unusable input or port taken.

    \b
    Examples:
      svod serve
      svod serve --port 8080
    """
    from svod.site.language import BuildError, UnusableConfigError
    from svod.site.preview import preview

    try:
        preview(base_root(), port)
    except BuildError as error:
        raise click.ClickException(str(error)) from error
    except (UnusableConfigError, OSError) as error:
        raise Unusable(str(error)) from error
