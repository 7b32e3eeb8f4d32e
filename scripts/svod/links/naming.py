"""From the records to the lexicon: which names there are, and in what forms texts may write them."""

from __future__ import annotations

import itertools
import re
from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from svod.links.context import owners
from svod.links.lexicon import Lexicon, Name, Numbering
from svod.links.running_words import WORD
from svod.records.kinds import Step, Term
from svod.records.record import Thing
from svod.records.tables import KeywordRow
from svod.text.english import english_forms, plural
from svod.text.folding import fold
from svod.text.morphology import russian_word

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from svod.records.fragments import Ability, Also
    from svod.records.library import Library
    from svod.records.russian import Names
    from svod.text.morphology import RussianWord

    Dictionary = Callable[[str], RussianWord]

_ARTICLE = re.compile(r"The (?=\S)")


def lexicon(library: Library, dictionary: Dictionary = russian_word) -> Lexicon:
    """The lexicon of a library. ``dictionary`` tells what is known of a Russian word."""
    numbering = Numbering()
    naming = _Naming(numbering, dictionary, _terms(library, dictionary))
    names = tuple(dict.fromkeys(naming.names(library)))
    return Lexicon(numbering.table(), names, frozenset(step.id for step in library.of(Step)))


def _terms(library: Library, dictionary: Dictionary) -> Mapping[str, tuple[str, ...]]:
    """Form of a one-word term or keyword → its keys; a keyword that is itself a thing is none."""
    things = {
        fold(_without_article(text))
        for thing in library.of(Thing)
        for text in (thing.name, *_in_texts(thing.also))
    }
    found: dict[str, list[str]] = defaultdict(list)
    names = {key: each for russian in library.russian.values() for key, each in russian.keywords.items()}
    for row in library.rows("keywords").values():
        if fold(_without_article(row.text)) in things:
            continue
        russian = names.get(row.key)
        texts = [row.text, library.row_name("keywords", row.key, "ru").text]
        texts += row.forms if isinstance(row, KeywordRow) else ()
        texts += (russian.preferred, *russian.accepted) if russian else ()
        for text in filter(WORD.fullmatch, texts):
            for form in _forms(text, dictionary):
                found[form].append(row.key)
    for term in library.of(Term):
        for text in filter(WORD.fullmatch, (term.title, library.name(term.id, "ru").text)):
            for form in _forms(text, dictionary):
                found[form].append(term.id)
    return {form: tuple(dict.fromkeys(keys)) for form, keys in found.items()}


def _without_article(text: str) -> str:
    return _ARTICLE.sub("", text, count=1) if text.startswith("The ") else text


def _in_texts(also: Iterable[Also]) -> tuple[str, ...]:
    """Of a thing's other names texts use the short ones alone; the rest is for search."""
    return tuple(entry.text for entry in also if entry.sort == "abbreviation")


def _forms(word: str, dictionary: Dictionary) -> frozenset[str]:
    return frozenset({fold(word), plural(fold(word))} if word.isascii() else dictionary(word).forms)


@dataclass(frozen=True)
class _Naming:
    numbering: Numbering
    dictionary: Dictionary
    terms: Mapping[str, tuple[str, ...]]

    def names(self, library: Library) -> Iterator[Name]:
        """Every name of every thing and named ability; steps have codes instead."""
        for record in library.of(Thing):
            if not isinstance(record, Step):
                yield from self._of(record.hit_id, owners(record), record, library.names(record.hit_id))
        for key, (hero, ability) in library.abilities.items():
            if ability.named:
                hit_id = f"ability:{key}"
                yield from self._of(hit_id, (hero.id,), ability, library.names(hit_id))

    def _of(
        self, hit_id: str, heroes: tuple[str, ...], thing: Thing | Ability, russian: Names | None
    ) -> Iterator[Name]:
        full, short = [thing.name], [*_in_texts(thing.also)]
        if russian:
            full += (russian.preferred, *russian.accepted, *russian.forms)
            short += _in_texts(russian.also)
        for text in (*full, *short):
            places = list(WORD.finditer(_without_article(text)))
            if places:
                exact = text in short and all(_all_capitals(place[0]) for place in places)
                yield self._name(hit_id, heroes, places, exact=exact)

    def _name(
        self, hit_id: str, heroes: tuple[str, ...], places: list[re.Match[str]], *, exact: bool
    ) -> Name:
        """The name whose words stand at ``places`` of its text."""
        words = [place[0] for place in places]
        forms = [self._forms(*pair) for pair in itertools.pairwise((*words, ""))]
        if len(words) == 1 and hit_id.startswith("status:") and words[0].isascii():
            forms = [english_forms(words[0])]
        terms = (key for form in sorted(forms[0]) for key in self.terms.get(form, ()) if len(words) == 1)
        text = places[0].string
        return Name(
            hit_id,
            tuple(self.numbering.of(each) for each in forms),
            tuple(text[a.end() : b.start()] for a, b in itertools.pairwise(places)),
            tuple(word.isascii() and not word[0].islower() for word in words),
            text[places[-1].end() :].strip(),
            exact=exact,
            everyday=not exact and not hit_id.startswith("hero:") and self._everyday(words),
            owners=heroes,
            terms=tuple(dict.fromkeys(terms)),
        )

    def _forms(self, word: str, following: str) -> frozenset[str]:
        """The forms of a word of a name; in English the last one has a plural, and that before an "of"."""
        if word.isascii() and following not in ("", "of"):
            return frozenset({fold(word)})
        return _forms(word, self.dictionary)

    def _everyday(self, words: list[str]) -> bool:
        """Whether the words may begin a sentence without being meant as a name.

        There is no English dictionary here: every plain English word may, and a phrase of small letters.
        In Russian a word that the dictionary has, and a phrase that begins with neither noun nor adjective.
        """
        first = words[0]
        if first.isascii():
            return first.isalpha() and sum(not word[0].islower() for word in words) == 1
        known = self.dictionary(first)
        return known.known if len(words) == 1 else not known.naming


def _all_capitals(word: str) -> bool:
    """Whether a word is an abbreviation by its letters: NTT, BoD, ФБЗ."""
    return word.isalpha() and sum(letter.isupper() for letter in word) > 1
