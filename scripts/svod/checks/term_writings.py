"""From the records to the term base. Slow: the morphological dictionary is asked about every word."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from svod.checks.term_base import GAME, Term, TermBase
from svod.records.record import Thing
from svod.records.tables import KeywordRow
from svod.text.english import english_phrase
from svod.text.folding import fold
from svod.text.inflection import declined, inflected, lexemes, part_of_speech
from svod.text.phrases import phrases, words_of
from svod.text.sharded import sharded
from svod.text.spelling import is_word
from svod.text.transliteration import skeletons

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from svod.records.fragments import Also
    from svod.records.library import Library
    from svod.records.russian import Names

_NO_TERMS = frozenset(
    "the and for with from not any all your you its this that each one two more out".split()
)
"""Words of English names that are no terms by themselves."""
_SHORTEST = 3


class _Entry(msgspec.Struct, frozen=True):
    term_id: str
    term: Term
    forbidden: tuple[str, ...] = ()
    heard: tuple[str, ...] = ()


def term_base(library: Library) -> TermBase:
    """The term base of a library."""
    entries = list(_entries(library))
    things = [entry for entry in entries if not _is_word(entry.term_id)]
    glossary = [entry for entry in entries if _is_word(entry.term_id)]
    english = [*_each(glossary, lambda entry: entry.term.english), (GAME, "Dice Throne")]
    return TermBase(
        terms={entry.term_id: entry.term for entry in entries},
        english_names=phrases(_each(things, lambda entry: entry.term.english), english_phrase, _always),
        english_words=phrases(english, english_phrase, _capital),
        russian_names=phrases(_each(things, lambda entry: entry.term.russian), inflected, _always),
        russian_words=phrases(
            _each(glossary, lambda entry: entry.term.russian), inflected, sort=part_of_speech
        ),
        forbidden=phrases(_each(entries, lambda entry: entry.forbidden), inflected),
        heard=phrases(_each(entries, lambda entry: entry.heard), inflected),
        sounds=_sounds(entries),
        yo=_with_yo(entries),
        own_words=sharded(_own_words(entries)),
    )


def _is_word(term_id: str) -> bool:
    return term_id.startswith(("keyword:", "step:"))


def _always(_text: str) -> bool:
    return True


def _capital(text: str) -> bool:
    """Whether an English term counts only with a capital letter: Heal, not the stack limit."""
    return text[0].isupper() and " " not in text


def _each(
    entries: Iterable[_Entry], writings: Callable[[_Entry], tuple[str, ...]]
) -> Iterator[tuple[str, str]]:
    return ((entry.term_id, text) for entry in entries for text in writings(entry))


def _entries(library: Library) -> Iterator[_Entry]:
    """Everything that has a Russian name."""
    for thing in library.of(Thing):
        yield from _entry(thing.hit_id, (thing.name, *_short(thing.also)), library.names(thing.hit_id))
    for key, (_, ability) in library.abilities.items():
        if ability.named:
            yield from _entry(f"ability:{key}", (ability.name,), library.names(f"ability:{key}"))
    names = {key: each for russian in library.russian.values() for key, each in russian.keywords.items()}
    for row in library.rows("keywords").values():
        if isinstance(row, KeywordRow):
            yield from _entry(f"keyword:{row.key}", (row.text, *row.forms), names.get(row.key), row)


def _entry(
    term_id: str, english: tuple[str, ...], names: Names | None, row: KeywordRow | None = None
) -> Iterator[_Entry]:
    if names:
        russian = (names.preferred, *names.accepted, *names.forms, *_short(names.also))
        term = Term(
            english,
            tuple(dict.fromkeys(russian)),
            tuple(form for form in names.forms if form != names.preferred) or declined(names.preferred),
            everyday=row is not None and row.everyday,
            record=row.term if row else None,
        )
        heard = tuple(entry.text for entry in names.also if entry.sort == "sound")
        yield _Entry(term_id, term, names.forbidden, heard)


def _short(also: Iterable[Also]) -> tuple[str, ...]:
    """Abbreviations: of all other names they alone are used in texts."""
    return tuple(entry.text for entry in also if entry.sort == "abbreviation")


def _sounds(entries: Iterable[_Entry]) -> dict[str, tuple[str, ...]]:
    """Consonants of a transliteration → the English words that it may be, but for those that stay English."""
    found: dict[str, dict[str, None]] = {}
    for entry in entries:
        kept = {word.folded for text in entry.term.russian for word in words_of(text)}
        for word in entry.term.english[0].replace("-", " ").split():
            bare = "".join(letter for letter in fold(word) if "a" <= letter <= "z")
            if len(bare) >= _SHORTEST and bare not in _NO_TERMS and bare not in kept:
                for sound in skeletons(bare):
                    found.setdefault(sound, {})[bare] = None
    return {sound: tuple(words) for sound, words in found.items()}


def _words(entries: Iterable[_Entry]) -> set[str]:
    """The words of all Russian names, in small letters."""
    texts = (text for entry in entries for text in entry.term.russian)
    return {word.written.casefold() for text in texts for word in words_of(text) if not word.folded.isascii()}


def _with_yo(entries: Iterable[_Entry]) -> dict[str, str]:
    words = sorted(word for word in _words(entries) if "ё" in word)
    return {fold(word): word for word in words if not is_word(fold(word))}


def _own_words(entries: Iterable[_Entry]) -> dict[str, bool]:
    return {form: True for word in sorted(_words(entries)) for form in sorted(lexemes(word))}
