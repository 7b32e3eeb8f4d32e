"""Golden files: the text that a piece of code made when a person last looked at it."""

from pathlib import Path

import pytest

GOLDEN = Path(__file__).parent / "golden"


class GoldenFiles:
    """Compares texts with the files of one test module, tests/golden/<layer>/<module>/<name>.

    With `update` (`make golden`) the files are written instead, and the diff is what a person looks at.
    """

    def __init__(self, folder: Path, *, update: bool) -> None:
        self._folder = folder
        self._update = update

    def __call__(self, name: str, actual: str) -> None:
        """Fail unless `actual` is what stands in the file `name`."""
        path = self._folder / name
        if self._update:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(actual, encoding="utf-8", newline="\n")
        elif not path.is_file():
            pytest.fail(f"{path} is missing: `make golden` writes it", pytrace=False)
        else:
            expected = path.read_text(encoding="utf-8")
            assert actual == expected, f"differs from {path}; when the change is meant: `make golden`"


def folder_for(test_module: Path) -> Path:
    """The golden files of tests/text/test_dates.py are in tests/golden/text/dates/."""
    relative = test_module.relative_to(GOLDEN.parent)
    return GOLDEN / relative.parent / relative.stem.removeprefix("test_")
