from collections.abc import Iterator

import pytest

from tests.modules.node import Node


@pytest.fixture(scope="session")
def node() -> Iterator[Node]:
    """A Node that runs the modules of the browser."""
    with Node() as running:
        yield running
