import datetime as dt

import pytest

from svod.records.library import Library
from svod.search.engine import Engine
from svod.search.lexicon import Lexicon
from svod.search.terms import Terms

TODAY = dt.date(2026, 3, 1)
PLAIN = Terms(Library({}, {}, {}, {}), Lexicon({}, 1))
"""Terms of a base without names."""


@pytest.fixture(scope="session")
def russian(library: Library) -> Engine:
    """The Russian search of the small whole base."""
    return Engine(library, None, "ru", TODAY)


@pytest.fixture(scope="session")
def english(library: Library) -> Engine:
    """The English search of the small whole base."""
    return Engine(library, None, "en", TODAY)
