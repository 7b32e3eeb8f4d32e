"""A text has no HTML: it would be shown, not obeyed.

Russian: В тексте нет HTML: теги показались бы читателю как есть.

Fails:

    text: "The keg explodes <b>at once</b>."

Passes:

    text: "The keg explodes *at once*."
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from svod.checks.rule import Finding, Scope
from svod.records.problem import Level
from svod.text.markup import raw_html

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.checks.subject import Subject

ID = "raw-html"
LEVEL = Level.ERROR
SCOPE = Scope.RECORD


def check(subject: Subject) -> Iterator[Finding]:
    """A finding for each text with something that looks like HTML."""
    for written in subject.written:
        found = raw_html(written.words)
        if found:
            hint = "Write *emphasis*, [[id]] for a link, the character itself for an entity."
            yield Finding(written.where, f"HTML in the text: {found}", hint, russian=written.russian)
