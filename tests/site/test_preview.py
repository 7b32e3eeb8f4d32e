import contextlib
import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from svod.publish.tags import tags

PATIENCE = 60
"""Seconds within which a preview must have done what is asked for."""


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
    return port


def get(address: str) -> str:
    with urllib.request.urlopen(address, timeout=10) as answer:
        return str(answer.read().decode())


def wait_for(address: str, text: str) -> None:
    """Until the page at the address has the text."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with contextlib.suppress(OSError):
            if text in get(address):
                return
        time.sleep(0.2)
    pytest.fail(f"{text!r} did not come to {address}")


@pytest.fixture
def preview(base: Path) -> Iterator[str]:
    """The address of a preview of the base; it shows its site below the path that it will have."""
    port = free_port()
    with subprocess.Popen(
        [sys.executable, "-m", "svod", "serve", "--port", str(port)],
        cwd=base,
        env=os.environ | {"SVOD_SITE_URL": "https://h.example/sub/"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    ) as process:
        try:
            yield f"http://127.0.0.1:{port}/sub/"
        finally:
            process.terminate()
            process.communicate()


def test_a_preview_shows_both_languages_and_follows_edits(base: Path, preview: str) -> None:
    english = f"{preview}en/rulings/zz-duel-fees/"
    wait_for(f"{preview}rulings/zz-parry-cost/", "<h1")
    wait_for(english, "A duel costs 1 CP.")
    canonical = [
        link["href"] for name, link in tags(get(english)) if name == "link" and link["rel"] == "canonical"
    ]
    assert canonical == [english]

    fees = base / "rulings/zz-hero/zz-duel-fees.yml"
    text = fees.read_text(encoding="utf-8")
    fees.write_text(text.replace("A duel costs 1 CP.", "A duel costs 7 CP."), encoding="utf-8")
    wait_for(english, "A duel costs 7 CP.")

    with pytest.raises(urllib.error.HTTPError) as caught:
        get(f"{preview}gone/")
    with caught.value as answer:
        assert "<section lang=" in answer.read().decode()
