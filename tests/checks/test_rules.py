from pathlib import Path

import svod.checks
from svod.checks.rules import RULES


def test_every_rule_module_is_in_the_table() -> None:
    (folder,) = svod.checks.__path__
    modules = {
        path.stem for path in Path(folder).glob("*.py") if "\nLEVEL = " in path.read_text(encoding="utf-8")
    }
    assert {rule.id.replace("-", "_") for rule in RULES} == modules
