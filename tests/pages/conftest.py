import shutil
from pathlib import Path

import pytest

from svod.records.library import Library
from svod.records.store import load
from tests.conftest import BASE
from tests.interface import with_interface
from tests.pages.desk import Desk


@pytest.fixture(scope="session")
def library(tmp_path_factory: pytest.TempPathFactory) -> Library:
    """The library of the small whole base, with the strings of the interface."""
    root = tmp_path_factory.mktemp("library") / "base"
    return load(with_interface(shutil.copytree(BASE, root, ignore=shutil.ignore_patterns(".svod"))))


@pytest.fixture(scope="session")
def desk(library: Library) -> Desk:
    """Pages of the small whole base."""
    return Desk(library)


@pytest.fixture
def own_desk(base: Path) -> Desk:
    """Pages of a base that the test may change: `own_desk.write(path, text)`."""
    return Desk.of(with_interface(base))
