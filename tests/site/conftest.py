from pathlib import Path

import pytest

from svod.site.build import build_site
from tests.site.sound_base import URL, sound_base


@pytest.fixture
def base(tmp_path: Path) -> Path:
    """A base that a site can be built from, free to change."""
    return sound_base(tmp_path / "base")


@pytest.fixture(autouse=True)
def site_url(monkeypatch: pytest.MonkeyPatch) -> None:
    """The site stands in a folder of its host."""
    monkeypatch.setenv("SVOD_SITE_URL", URL)


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site built from the base; not to be changed."""
    folder = tmp_path_factory.mktemp("built")
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setenv("SVOD_SITE_URL", URL)
        build_site(sound_base(folder / "base"), folder / "site")
    return folder / "site"
