"""A name or term of the English stands in the Russian, in some form of its preferred or an accepted name.

Once is enough: the Russian may go on with a pronoun. A form is also one of the same stem, with other letters
capital, or turned round. An everyday word counts as a term only in quotes, in capitals or as a link.

Russian: Имя или термин английского текста стоит в русском — в любой форме предпочтительного или допустимого
имени.

Fails:

    # the English: "The Powder Keg explodes."
    part/main/decision: {ru: "Бомба взрывается.", …}

Passes:

    part/main/decision: {ru: "Пороховая бочка взрывается.", …}
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from svod.records.problem import Level

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.checks.compared import Compared
    from svod.checks.term_base import TermBase

LEVEL = Level.WARNING


def check(compared: Compared) -> Iterator[tuple[str, str]]:
    """Each term; where several may be meant, any of them will do."""
    for use in compared.missing():
        names = [term for term in sorted(use.terms) if term in compared.base.terms]
        wanted = " or ".join(f"«{compared.base.terms[name].russian[0]}»" for name in names)
        message = f"{use.written!r} of the English is not there; {wanted} is expected"
        yield message, " ".join(expected(compared.base, name) for name in names)


def expected(base: TermBase, name: str) -> str:
    """How a term is written and declined: «Пороховая бочка» — Пороховой бочки, …; also «Бочка»."""
    term = base.terms[name]
    main, *accepted = (text for text in term.russian if text not in term.declined)
    said = f"«{main}»"
    if term.declined:
        said += f" — {', '.join(term.declined)}"
    if accepted:
        said += "; also " + ", ".join(f"«{text}»" for text in accepted)
    return f"{said}."
