"""What was worked out and is kept in ``.svod``: written beside and swapped in, sealed, never trusted."""

from __future__ import annotations

import hashlib
import os
import time
from importlib import resources
from pathlib import Path

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
    return content if digest(content) == raw[:_SEAL] else None


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
        beside.unlink(missing_ok=True)


def digest(content: bytes) -> bytes:
    """A fingerprint; what has the same one is the same."""
    return hashlib.blake2b(content, digest_size=_SEAL).digest()


def code(*packages: str) -> bytes:
    """A fingerprint of the modules directly in some packages: ``svod.text``, ``pymorphy3_dicts_ru``."""
    found = hashlib.blake2b(digest_size=_SEAL)
    for package in packages:
        for module in sorted(resources.files(package).iterdir(), key=lambda entry: entry.name):
            if module.name.endswith(".py"):
                found.update(module.read_bytes())
    return found.digest()
