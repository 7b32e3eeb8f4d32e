"""The real strings of the interface, put into a base made for tests."""

import shutil
from pathlib import Path

INTERFACE = Path(__file__).parents[1] / "rulings/reference/interface"


def with_interface(base: Path) -> Path:
    """The base itself, with the strings."""
    shutil.copytree(INTERFACE, base / "rulings/reference/interface")
    return base
