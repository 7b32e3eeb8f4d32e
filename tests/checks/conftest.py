from pathlib import Path

import pytest

from tests.checks.small_base import SmallBase


@pytest.fixture
def base(tmp_path: Path) -> SmallBase:
    """An empty base."""
    return SmallBase(tmp_path)
