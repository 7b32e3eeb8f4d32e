import shutil

import pytest

from svod.records.library import Library
from svod.records.store import load
from tests.conftest import BASE
from tests.interface import with_interface


@pytest.fixture(scope="session")
def library(tmp_path_factory: pytest.TempPathFactory) -> Library:
    """The library of the small whole base, with the strings of the interface."""
    root = tmp_path_factory.mktemp("library") / "base"
    return load(with_interface(shutil.copytree(BASE, root, ignore=shutil.ignore_patterns(".svod"))))
