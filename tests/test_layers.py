"""The contracts of [tool.importlinter] hold, and each of them can break."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).parents[1]


def lint_imports(folder: Path) -> subprocess.CompletedProcess[str]:
    """Run import-linter on folder/scripts/svod with the contracts of folder/pyproject.toml."""
    command = Path(sys.executable).with_name("lint-imports")
    return subprocess.run(
        [command, "--no-cache", "--no-logo"],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(folder / "scripts")},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_layers_are_kept() -> None:
    outcome = lint_imports(ROOT)
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr
    assert " 0 broken" in outcome.stdout


def test_a_planted_import_of_each_sort_breaks_them(tmp_path: Path) -> None:
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    package = shutil.copytree(ROOT / "scripts/svod", tmp_path / "scripts/svod")
    planted = {
        "svod.text.zz -> svod.records": "import svod.records",
        "svod.checks.zz -> svod.pages": "import svod.pages",
        "svod.pages.zz -> mkdocs": "import mkdocs",
        "svod.site.zz -> material": "import material",
        "svod.checks.zz2 -> whoosh": "import whoosh",
        "svod.links.zz -> pymorphy3": "import pymorphy3",
        "svod.api.zz -> markdown_it": "import markdown_it",
        "svod.cli.zz -> yaml": "import yaml",
    }
    for edge, code in planted.items():
        module = edge.split(" ")[0].removeprefix("svod.")
        (package / module.replace(".", "/")).with_suffix(".py").write_text(code)
    (package / "zzz").mkdir()
    (package / "zzz/__init__.py").touch()

    outcome = lint_imports(tmp_path)

    assert outcome.returncode == 1, outcome.stderr
    assert [edge for edge in planted if f" {edge} (l.1)" not in outcome.stdout] == []
    assert "- svod.zzz" in outcome.stdout


@pytest.mark.parametrize("library", ["whoosh", "pymorphy3", "markdown_it"])
def test_one_module_alone_knows(library: str) -> None:
    graph = grimp.build_graph("svod", include_external_packages=True, cache_dir=None)
    assert len(graph.find_modules_that_directly_import(library)) == 1
