import re
import shutil
import subprocess
from pathlib import Path

import pytest

from svod.publish import browser_code
from svod.publish.browser_code import code, joined, loader

BROWSER = Path("scripts/svod/browser")
_TOP = re.compile(r"^(?:export )?(?:async )?(?:function|class|const|let) (\w+)", re.MULTILINE)


def test_every_module_is_in_the_one_file_once() -> None:
    whole = joined("main")
    for module in BROWSER.glob("*.js"):
        if module.stem != "loader":
            names = _TOP.findall(module.read_text(encoding="utf-8"))
            assert names, module
            for name in names:
                assert _TOP.findall(whole).count(name) == 1


def test_a_module_stands_after_those_that_it_needs() -> None:
    whole = joined("main")
    assert whole.index("class Bundle ") < whole.index("class Finder ") < whole.index("function startSearch")
    assert "import " not in whole
    assert "export " not in whole


def test_the_file_gives_the_loader_what_it_calls(tmp_path: Path) -> None:
    path = tmp_path / "code.mjs"
    path.write_bytes(code())
    script = f"import({str(path)!r}).then((all) => console.log(Object.keys(all).join()))"
    outcome = subprocess.run(
        [shutil.which("node") or "node", "-e", script], capture_output=True, text=True, check=True
    )
    assert outcome.stdout == "startSearch\n"


def test_the_code_is_made_small() -> None:
    assert len(code()) < len(joined("main")) * 0.6
    assert b"/**" not in code() + loader()


def test_a_fault_in_a_module_stops_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser_code, "_source", lambda _: "export function startSearch( {")
    with pytest.raises(ValueError, match="expected"):
        code()
