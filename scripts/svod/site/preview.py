"""The preview: a server on this machine that builds anew when a file changes, and tells the browser."""

from __future__ import annotations

import logging
import signal
import socket
from typing import TYPE_CHECKING

from mkdocs.commands.serve import serve
from mkdocs.exceptions import MkDocsException

from svod.site.language import BuildError, site_config

if TYPE_CHECKING:
    from pathlib import Path

_HOST = "127.0.0.1"


def preview(base: Path, port: int) -> None:
    """Serves both languages on ``port`` until it is interrupted or ended.

    Raises BuildError, UnusableConfigError, and OSError where the port is taken.
    """
    _try(port)
    site_config(base, base / "site")
    signal.signal(
        signal.SIGTERM, signal.default_int_handler
    )  # so that MkDocs clears its temporary folder away
    log = logging.getLogger("mkdocs")
    spoken = logging.StreamHandler()
    spoken.setFormatter(logging.Formatter("%(message)s"))
    log.addHandler(spoken)
    log.setLevel(logging.INFO)
    try:
        serve(str(base / "mkdocs.yml"), dev_addr=f"{_HOST}:{port}")
    except MkDocsException as error:
        raise BuildError(str(error)) from error


def _try(port: int) -> None:
    """Finds out before the building that the port is free."""
    with socket.socket() as tried:
        tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind((_HOST, port))
        except OSError as error:
            raise OSError(f"port {port}: {error.strerror}") from error
