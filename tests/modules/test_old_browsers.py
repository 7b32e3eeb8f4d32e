"""The modules are read by browsers of the last four years; tsc sees to the methods, this to the syntax."""

from pathlib import Path

import pytest

MODULES = sorted((Path(__file__).parents[2] / "scripts/svod/browser").glob("*.js"))
NEWER = {"(?<=": "looking back, 2023", "(?<!": "looking back, 2023", "static {": "static blocks, 2023"}


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.name)
def test_no_syntax_newer_than_they(module: Path) -> None:
    code = module.read_text(encoding="utf-8")
    assert [why for sign, why in NEWER.items() if sign in code] == []
