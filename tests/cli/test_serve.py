import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.site.sound_base import sound_base


@pytest.fixture
def base(tmp_path: Path) -> Path:
    """A base to preview."""
    return sound_base(tmp_path / "base")


def serve(base: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The command, in a process of its own: MkDocs leaves a socket open where a preview cannot begin."""
    command = [sys.executable, "-m", "svod", "serve", *arguments]
    return subprocess.run(command, cwd=base, capture_output=True, text=True, check=False)


def test_a_port_that_is_taken_gives_2(base: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        outcome = serve(base, "--port", str(taken.getsockname()[1]))
    assert outcome.returncode == 2
    assert "in use" in outcome.stderr


def test_errors_in_records_at_the_start_give_1(base: Path) -> None:
    (base / "rulings/zz-bad.yml").write_text("id: zz-bad\nkind: ruling\ncode: R999\ntitl: x\n")
    outcome = serve(base)
    assert outcome.returncode == 1
    assert "rulings/zz-bad.yml:4:1: error:" in outcome.stderr


def test_help_has_examples(base: Path) -> None:
    assert "svod serve --port 8080" in serve(base, "--help").stdout
