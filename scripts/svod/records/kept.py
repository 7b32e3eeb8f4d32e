"""What was worked out and is kept in ``.svod``: written beside and swapped in, sealed, never trusted."""

from __future__ import annotations

import contextlib
import os
import time
from importlib import import_module
from pathlib import Path
from zlib import adler32, crc32

FOLDER = ".svod"
_SEAL = 16


def read(root: Path | None, name: str) -> bytes | None:
    """What is kept under a name; None if nothing is, if it is damaged, or if the base has no folder."""
    if root is None:
        return None
    try:
        raw = (root / FOLDER / name).read_bytes()
    except OSError:
        return None
    content = raw[_SEAL:]
    return content if _matches(raw[:_SEAL], content) else None


def _matches(seal: bytes, content: bytes) -> bool:
    """Whether a seal is the digest of a content, as far as length and one of both sums tell."""
    return seal[8:] == len(content).to_bytes(8) and seal[:4] == crc32(content).to_bytes(4)


def write(root: Path | None, name: str, content: bytes) -> None:
    """Keeps something under a name; a place that cannot be written to costs only time."""
    if root is None:
        return
    target = root / FOLDER / name
    beside = target.with_name(f"{name}.{os.getpid()}-{time.monotonic_ns()}")
    try:
        target.parent.mkdir(exist_ok=True)
        beside.write_bytes(digest(content) + content)
        beside.replace(target)
    except OSError:
        with contextlib.suppress(OSError):
            beside.unlink()


def digest(content: bytes) -> bytes:
    """A fingerprint of 16 bytes: against accidents, not malice (hashlib takes longer to load)."""
    sums = (crc32(content), adler32(content), len(content))
    return sums[0].to_bytes(4) + sums[1].to_bytes(4) + sums[2].to_bytes(8)


def code(*packages: str) -> bytes:
    """A fingerprint of the modules directly in some packages, such as ``svod.text``.

    Told by name, size and time of change, for reading them all would take longer than most commands run.
    """
    modules = [
        (package, entry.name, stat.st_size, stat.st_mtime_ns)
        for package in packages
        for folder in import_module(package).__path__
        for entry in os.scandir(folder)
        if entry.name.endswith(".py")
        for stat in (entry.stat(),)
    ]
    return digest(repr(sorted(modules)).encode())
