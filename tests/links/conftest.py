import pytest

from svod.links.lexicon import Lexicon
from svod.links.naming import lexicon
from svod.records.library import Library
from tests.links.small_library import small_library


@pytest.fixture(scope="session")
def things() -> Library:
    """A library of things whose names are hard to tell apart."""
    return small_library()


@pytest.fixture(scope="session")
def small(things: Library) -> Lexicon:
    """Its lexicon."""
    return lexicon(things)
