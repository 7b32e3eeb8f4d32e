"""What shows that a name is meant where its words could be everyday words, or a term of the rules.

A capital letter shows nothing at the beginning of a sentence or a quotation. There, or where a term looks
alike, a name is taken only if something else shows it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from svod.links.step_codes import is_counted

if TYPE_CHECKING:
    from collections.abc import Callable

    from svod.links.context import Context
    from svod.links.standing import Names, Standing

    Heard = Callable[[int], tuple[str, ...]]
    """The hit ids of the mention that begins with a word; empty if none does."""

_AND = frozenset({"and", "or", "nor", "и", "или", "либо", "ни"})
_PREDICATES = frozenset(
    "is was has had does did can cannot may must might will would should could"
    " resolves says reads gives lets takes goes stays leaves remains counts works applies triggers happens"
    " lasts deals heals prevents avoids halves affects makes means needs adds ends occurs"
    " exists comes".split()
)
_SAID_OF_STATUSES = tuple(
    "снима снят наклад налож разреша разрешит срабат сработ взрыва взорв лежит лежат уходит уходят".split()
)
_BETWEEN = frozenset({"не", "уже", "всё", "все", "сразу", "тогда", "тоже"})
_CLOSING = frozenset("»“”’\"'")
_QUOTES = str.maketrans(dict.fromkeys("«»„“”\"'‘’"))


def is_meant(names: Names, standing: Standing, context: Context, heard: Heard) -> bool:
    """Whether a name that stands in a text is meant there. ``heard`` asks about the words after it."""
    name, word = standing.name, names.words[standing.first]
    if len(name.words) == 1 and word.text.isupper() and len(word.text) > 1 and not name.exact:
        return False  # capital letters throughout are emphasis
    if not name.terms and not (name.everyday and (word.opens or word.quoted)):
        return True
    return (
        _named(standing, context, russian=not word.text.isascii())
        or standing.signed
        or standing.possessive
        or _alone_in_quotes(names, standing)
        or _owner_follows(names, standing, heard)
        or (not name.terms and _speaks_of_it(names, standing, heard))
    )


def _named(standing: Standing, context: Context, *, russian: bool) -> bool:
    """The record's fields name it, or the record is its hero's.

    They decide no quarrel with a keyword that they name too; nor any in Russian, which has quotes for that.
    """
    name = standing.name
    if name.terms and (russian or not context.keywords.isdisjoint(name.terms)):
        return False
    return name.hit_id in context.named or any(f"hero:{owner}" in context.own for owner in name.owners)


def _alone_in_quotes(names: Names, standing: Standing) -> bool:
    return names.words[standing.first].quoted and names.text[standing.end : standing.end + 1] in _CLOSING


def _owner_follows(names: Names, standing: Standing, heard: Heard) -> bool:
    """Its hero comes next: «Укус Крампуса», Stun of the Pyromancer."""
    after = standing.after
    for article in ("of", "the"):
        after += _spaced(names, after) and names.words[after].text == article
    following = _spaced(names, after) and heard(after)
    return following in [(f"hero:{owner}",) for owner in standing.name.owners]


def _speaks_of_it(names: Names, standing: Standing, heard: Heard) -> bool:
    """The rest of the text shows it; of a term it could say the same."""
    return (
        len(names.words) == standing.after - standing.first
        or _numbered(names, standing)
        or _predicate_follows(names, standing)
        or _name_follows(names, standing, heard)
    )


def _numbered(names: Names, standing: Standing) -> bool:
    """The number or letter of a copy comes next: Bounty 1 resolves, «Бочка А», not «Защити 2 игроков»."""
    if not _spaced(names, standing.after):
        return False
    copy, following = names.words[standing.after], standing.after + 1
    if not copy.text.isdecimal() and not (len(copy.text) == 1 and copy.text.isupper() and copy.text != "I"):
        return False
    if not _spaced(names, following) or names.words[following].text in _PREDICATES:
        return True
    return not names.words[standing.first].text.isascii() and not is_counted(names.text, copy.end)


def _predicate_follows(names: Names, standing: Standing) -> bool:
    """A verb follows of which the name can only be the subject: Stun is, «Слепота снимается»."""
    after = standing.after
    if not _spaced(names, after):
        return False
    word, verb = names.words[standing.first].text, names.words[after].text
    if word.isascii():
        singular = verb.endswith("s") or not word.endswith("s")  # any plural may begin a sentence
        return singular and verb in _PREDICATES
    after += verb in _BETWEEN
    return (
        standing.name.hit_id.startswith("status:")
        and _spaced(names, after)
        and names.words[after].text.startswith(_SAID_OF_STATUSES)
    )


def _name_follows(names: Names, standing: Standing, heard: Heard) -> bool:
    """Another name is coordinated with it: «Слепота, Яд и Горение»."""
    after = standing.after
    if after >= len(names.words):
        return False
    gap = names.gap(after).translate(_QUOTES)
    joined = gap in (", ", "/")
    if names.words[after].text in _AND and gap in (" ", ", "):
        joined, after = True, after + 1
    return joined and bool(heard(after))


def _spaced(names: Names, index: int) -> bool:
    """Whether there is a word, and nothing but a space before it."""
    return index < len(names.words) and names.gap(index) == " "
