import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.site_server import serving
from tests.browser.windows import Windows

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--no-proxy-server",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]


@pytest.fixture(scope="session")
def site_dir(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site: the folder in SVOD_BUILT_SITE, or one built here."""
    if built := os.environ.get("SVOD_BUILT_SITE"):
        if not Path(built, "index.html").is_file():
            pytest.fail(f"SVOD_BUILT_SITE is {built}, where there is no index.html", pytrace=False)
        return Path(built).absolute()
    folder = tmp_path_factory.mktemp("built") / "site"
    command = [sys.executable, "-m", "svod", "build", "--out", str(folder)]
    outcome = subprocess.run(command, capture_output=True, text=True, check=False)
    if outcome.returncode != 0:
        pytest.fail(f"svod build failed:\n{outcome.stdout}{outcome.stderr}", pytrace=False)
    return folder


@pytest.fixture(scope="session")
def base_url(site_dir: Path) -> Iterator[str]:
    with serving(site_dir) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = shutil.which(os.environ.get("SVOD_CHROMIUM", "chromium"))
    if chromium is None:
        pytest.fail("There is no chromium: `sh tests/browser/setup.sh` says what to install", pytrace=False)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def open_page(browser: Browser, base_url: str) -> Iterator[Windows]:
    """`open_page("/rulings/x/", width=390, lang="en")`; a page that asks another host fails the test."""
    windows = Windows(browser, base_url)
    yield windows
    windows.close()
    assert windows.faults == []
