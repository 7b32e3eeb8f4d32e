"""A text has no HTML: it would be shown, not obeyed.

Russian: В тексте нет HTML: теги показались бы читателю как есть.

Fails:

    text: "The keg explodes <b>at once</b>."

Passes:

    text: "The keg explodes *at once*."
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from svod.records.problem import Level
from svod.text.markup import raw_html

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.checks.spoken import Spoken

LEVEL = Level.ERROR


def check(spoken: Spoken) -> Iterator[tuple[str, str]]:
    """What looks like HTML first."""
    found = raw_html(spoken.words)
    if found:
        hint = "Write *emphasis*, [[id]] for a link, the character itself for an entity."
        yield f"HTML in the text: {found}", hint
