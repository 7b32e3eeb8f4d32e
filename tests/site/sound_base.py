"""A small base with everything that a site is built from."""

import shutil
from pathlib import Path

from tests.conftest import BASE
from tests.interface import with_interface

ROOT = Path(__file__).parents[2]
URL = "https://h.example/sub/"


def sound_base(folder: Path) -> Path:
    """The small whole base in `folder`, without what the checks refuse, with the settings and pages."""
    base = shutil.copytree(BASE, folder, ignore=shutil.ignore_patterns(".svod", "interface*", "zz-undated*"))
    shutil.copy(ROOT / "mkdocs.yml", base)
    for lang in ("ru", "en"):
        shutil.copytree(ROOT / "docs" / lang, base / "docs" / lang)
    cost = base / "rulings/zz-hero/zz-parry-cost.yml"
    lines = cost.read_text(encoding="utf-8").splitlines(keepends=True)
    cost.write_text("".join(line for line in lines if not line.startswith("accept:")), encoding="utf-8")
    return with_interface(base)
