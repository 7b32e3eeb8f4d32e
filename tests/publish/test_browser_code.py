import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from svod.publish import browser_code
from svod.publish.browser_code import code, former_code, joined, loader

BROWSER = Path("scripts/svod/browser")
_TOP = re.compile(r"^(?:export )?(?:async )?(?:function|class|const|let) (\w+)", re.MULTILINE)


def test_every_module_is_in_a_file_once() -> None:
    files = [_TOP.findall(joined(name)) for name in ("main", "former")]
    for file in files:
        assert len(file) == len(set(file))
    for module in BROWSER.glob("*.js"):
        if module.stem != "loader":
            names = set(_TOP.findall(module.read_text(encoding="utf-8")))
            assert names, module
            assert [file for file in files if names <= set(file)]


def test_what_few_ask_for_is_not_in_the_file_for_all() -> None:
    assert "class FormerRanking " not in joined("main")
    assert "class Engine " not in joined("former")


def test_a_module_stands_after_those_that_it_needs() -> None:
    whole = joined("main")
    assert whole.index("class Bundle ") < whole.index("class Finder ") < whole.index("function startSearch")
    assert "import " not in whole
    assert "export " not in whole


@pytest.mark.parametrize("made, starts", [(code, "startSearch"), (former_code, "startFormer")])
def test_a_file_gives_what_is_called_of_it(tmp_path: Path, made: Callable[[], bytes], starts: str) -> None:
    path = tmp_path / "code.mjs"
    path.write_bytes(made())
    script = f"import({str(path)!r}).then((all) => console.log(Object.keys(all).join()))"
    outcome = subprocess.run(
        [shutil.which("node") or "node", "-e", script], capture_output=True, text=True, check=True
    )
    assert outcome.stdout == f"{starts}\n"


def test_the_code_is_made_small() -> None:
    assert len(code()) < len(joined("main")) * 0.6
    assert b"/**" not in code() + loader()


def test_a_fault_in_a_module_stops_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser_code, "_source", lambda _: "export function startSearch( {")
    with pytest.raises(ValueError, match="expected"):
        code()
