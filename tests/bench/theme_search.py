"""The same site with the search of the theme in the place of ours, for benches that compare the two."""

import re
import shutil
from importlib import resources
from pathlib import Path

from tests.bench.made_base import COPIED

ROOT = Path(__file__).parents[2]
_THEME = ROOT / "scripts/svod/site/theme"
_OURS = "extrahead", "config"
"""Blocks of our shell that bring our search and leave out the theme's."""
_HEADER = "header.html"
"""The partial of the theme in which our shell has its own field."""
_HOOK = '''"""Puts back what our plugin takes out of the theme: the files of its search."""

from importlib import resources

from mkdocs.plugins import event_priority
from mkdocs.structure.files import File, InclusionLevel

FOLDER = resources.files("material") / "templates"


@event_priority(-100)
def on_files(files, config):
    if config.theme["language"] == "ru":
        for name in ("workers", "lunr/min"):
            for entry in (FOLDER / "assets/javascripts" / name).iterdir():
                if entry.name.endswith(".js"):
                    path = f"assets/javascripts/{name}/{entry.name}"
                    files.append(File.generated(config, path, content=entry.read_bytes()))
    return files
'''


def theme_base(folder: Path) -> None:
    """Makes in ``folder`` a base of our records whose site has the theme's search with its own settings."""
    for name in COPIED:
        there = ROOT / name
        if there.is_dir():
            shutil.copytree(there, folder / name)
    settings = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    settings = _replaced("  name: svod\n", "  name: svod\n  custom_dir: overrides\n", settings)
    settings = _replaced("      lang: ru\n", "      lang: ru\n  - material/search\n", settings)
    (folder / "mkdocs.yml").write_text(f"{settings}hooks: [theme_search.py]\n", encoding="utf-8")
    (folder / "theme_search.py").write_text(_HOOK, encoding="utf-8")
    partials = folder / "overrides" / "partials"
    partials.mkdir(parents=True)
    header = resources.files("material") / "templates" / "partials" / _HEADER
    (partials / _HEADER).write_text(header.read_text(encoding="utf-8"), encoding="utf-8")
    shell = (_THEME / "main.html").read_text(encoding="utf-8")
    for block in _OURS:
        shell, found = re.subn(rf"{{% block {block} %}}.*?{{% endblock %}}\n", "", shell, flags=re.DOTALL)
        assert found == 1, f"main.html has no block {block}"
    styles = "{% for style in shell.styles"
    shell = _replaced(f"{styles} %}}", f"{styles} if 'search.' not in style %}}", shell)
    (folder / "overrides" / "main.html").write_text(shell, encoding="utf-8")


def _replaced(old: str, new: str, text: str) -> str:
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times"
    return text.replace(old, new)
