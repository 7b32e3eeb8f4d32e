"""The files that pages need beside their HTML."""

from __future__ import annotations

from importlib import resources


def assets() -> dict[str, bytes]:
    """Path from the root of the site → content; the shell links them on every page."""
    folder = resources.files("svod.pages") / "static"
    return {
        f"assets/{file.name}": file.read_bytes()
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
    }
