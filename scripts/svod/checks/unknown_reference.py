"""An id in a field and a `[[link]]` in a text lead to something that exists.

Russian: Id в поле и ссылка `[[…]]` в тексте ведут к тому, что есть в своде.

Fails:

    statuses: [powder-kegg]
    points:
      - {key: "1", text: "It goes as [[Powder Keg]] says."}

Passes:

    statuses: [powder-keg]
    points:
      - {key: "1", text: "It goes as [[status:powder-keg]] says."}
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from svod.checks.rule import Finding
from svod.links.lookup import exists, find, resolve, suggestion
from svod.records.problem import Level
from svod.records.tables import Tombstones
from svod.records.walk import references
from svod.text.markup import links

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.checks.subject import Subject, Written
    from svod.records.library import Library
    from svod.records.walk import Reference

LEVEL = Level.ERROR

_NOUNS = {
    "any": "record",
    "channels": "channel",
    "editions": "edition",
    "sections": "section",
    "keywords": "keyword",
}
_CODE_MARKS = re.compile(r"`[^`]*`")
_LINK_LIKE = re.compile(r"\[\[([^\[\]|]*)[^\[\]]*\]\]")


def check(subject: Subject) -> Iterator[Finding]:
    """A finding for each id or link that leads nowhere; what leads to an unreadable file is left alone."""
    library = subject.library
    for reference in references(subject.body):
        if isinstance(subject.body, Tombstones) and (
            reference.where[-1] == "key" or find(library, reference.target)
        ):
            continue  # what is gone may have gone to what is gone too, if that leads on
        if not resolve(library, reference.refers, reference.target) and not _unreadable(library, reference):
            yield Finding(reference.where, *_said(library, reference.refers, reference.target))
    for written in subject.written:
        if "[[" in written.words:
            yield from _links(library, written)


def _links(library: Library, written: Written) -> Iterator[Finding]:
    understood = {link.target for link in links(written.words)}
    for found in _LINK_LIKE.finditer(_CODE_MARKS.sub("", written.words)):
        target = found[1].strip()
        if target not in understood:
            message, hint = (
                f"{found[0]} is not a link",
                _meant(library, "any", target) or "Write [[id]] or [[id|text]].",
            )
        elif exists(library, target) or _bare(target) in library.broken:
            continue
        else:
            message, hint = _said(library, "any", target)
        yield Finding(written.where, message, hint, russian=written.russian)


def _unreadable(library: Library, reference: Reference) -> bool:
    """Whether the record or table meant has a file too faulty to be read."""
    return not library.broken.isdisjoint((_bare(reference.target), reference.refers))


def _bare(target: str) -> str:
    """The stem of the file that holds a record, thing or ability."""
    return target.rpartition(":")[2].partition(".")[0]


def _said(library: Library, refers: str, target: str) -> tuple[str, str]:
    """What is wrong with an id, and what to do."""
    kind = _NOUNS.get(refers, refers)
    former = next((hit for hit in (target, f"{refers}:{target}") if hit in library.tombstones), None)
    if former:
        now = " and ".join(repr(hit.removeprefix(f"{refers}:")) for hit in find(library, former))
        return f"{target!r} is no more", f"It went to {now}." if now else "Delete it."
    return f"there is no {kind} {target!r}", _meant(library, refers, target) or "Write it, or correct the id."


def _meant(library: Library, refers: str, target: str) -> str:
    """The question whether the nearest known id was meant."""
    named = find(library, target) if refers == "any" else ()
    meant = named[0] if named else suggestion(library, refers, target)
    return f"Did you mean {meant!r}?" if meant else ""
