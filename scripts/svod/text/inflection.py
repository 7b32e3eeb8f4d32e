"""The forms that the words of Russian names and terms take.

Needed only while tables are made: the dictionary is slow to load.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

from svod.text.folding import fold
from svod.text.morphology import analyser
from svod.text.phrases import words_of

if TYPE_CHECKING:
    from collections.abc import Callable

_DECLINED = ("NOUN", "ADJF", "PRTF", "NUMR", "NPRO")
_SHORT = ("ADJF", "ADJS", "PRTF", "PRTS")
_CONJUGATED = ("INFN", "VERB", "GRND", "PRTF", "PRTS")
_MARKS = "«»!?"


@functools.cache
def inflections(word: str) -> frozenset[str]:
    """Every form, folded, of a word that stands in its dictionary form.

    A verb gives its persons, participles and gerunds, a participle its own forms alone, an adjective its
    short forms too. A word in another form («за головами») has only that form.
    """
    found = {fold(word)}
    for reading in analyser().parse(word.casefold()):
        kept = _kept_with(reading.tag)
        found |= {fold(form.word) for form in reading.lexeme if kept(form.tag)}
    return frozenset(found)


@functools.cache
def lexemes(word: str) -> frozenset[str]:
    """Every form, folded, of every dictionary word that a word may be a form of."""
    return frozenset(
        fold(form.word) for reading in analyser().parse(word.casefold()) for form in reading.lexeme
    )


_BOOKISH = ("COMP", "Supr", "incl", "GRND", "impr")
"""Comparatives and superlatives, gerunds and commands, as the analyser marks them."""


def forms_in_use(word: str) -> frozenset[str]:
    """The same, without those that nobody writes in a question («поактивнее», «сбросимте», «сбросив»)."""
    return frozenset(
        fold(form.word)
        for reading in analyser().parse(word.casefold())
        for form in reading.lexeme
        if not any(bookish in form.tag for bookish in _BOOKISH)
    )


def inflected(phrase: str) -> list[frozenset[str]]:
    """The forms of each word of a phrase; what depends on its first noun («фаза броска») has only its own."""
    found = []
    after_noun = False
    for word in words_of(phrase):
        tags = [reading.tag for reading in analyser().parse(word.written.casefold())]
        depends = after_noun and any("gent" in tag for tag in tags)
        found.append(frozenset({word.folded}) if depends else inflections(word.written))
        after_noun = after_noun or any(tag.POS == "NOUN" and "nomn" in tag for tag in tags[:1])
    return found


def _kept_with(tag: Any) -> Callable[[Any], bool]:  # noqa: ANN401  # the analyser has no types
    """Which forms of its lexeme belong to a reading with this tag."""
    if tag.POS == "INFN":
        return lambda form: form.POS in _CONJUGATED
    if tag.POS in ("PRTF", "PRTS") and (tag.POS == "PRTS" or "nomn" in tag):
        return lambda form: (
            form.POS in ("PRTF", "PRTS") and (form.voice, form.tense) == (tag.voice, tag.tense)
        )
    if tag.POS in ("ADJF", "ADJS") and (tag.POS == "ADJS" or "nomn" in tag):
        return lambda form: form.POS in _SHORT
    if tag.POS in _DECLINED and ("nomn" in tag or "Fixd" in tag):
        return lambda form: form.POS in _DECLINED
    return lambda _form: False


def declined(name: str) -> tuple[str, ...]:
    """A name in the genitive, dative, accusative, instrumental and prepositional, without doubles.

    Adjectives before the first noun agree with it; what follows it stays. Empty for what does not decline.

    >>> declined("Пороховая бочка")
    ('Пороховой бочки', 'Пороховой бочке', 'Пороховую бочку', 'Пороховой бочкой')
    """
    words = name.split(" ")
    readings = [_nominative(word) for word in words]
    nouns = [at for at, reading in enumerate(readings) if reading and reading.tag.POS == "NOUN"]
    heads = nouns or [at for at, reading in enumerate(readings) if reading]
    if not heads:
        return ()
    head = heads[0]
    found = []
    for case in ("gent", "datv", "accs", "ablt", "loct"):
        led = [
            _in_case(word, reading, case, readings[head].tag) if at <= head and reading else word
            for at, (word, reading) in enumerate(zip(words, readings, strict=True))
        ]
        found.append(" ".join(led))
    return tuple(dict.fromkeys(form for form in found if form != name))


def _nominative(word: str) -> Any:  # noqa: ANN401  # the analyser has no types
    """The likeliest reading of a word as a noun or adjective in the nominative; None if there is none."""
    for reading in analyser().parse(word.strip(_MARKS).casefold()):
        if reading.tag.POS in _DECLINED and "nomn" in reading.tag:
            return reading
    return None


def _in_case(word: str, reading: Any, case: str, leader: Any) -> str:  # noqa: ANN401  # the analyser has no types
    plural = leader.number == "plur"
    wanted = {case, "plur" if plural else "sing"}
    if reading.tag.POS != "NOUN":
        if leader.gender and not plural:
            wanted.add(leader.gender)
        if case == "accs" and (plural or leader.gender != "femn"):
            wanted.add(leader.animacy or "inan")
    form = reading.inflect(wanted)
    if not form:
        return word
    bare = word.strip(_MARKS)
    return word.replace(bare, form.word.capitalize() if bare[0].isupper() else form.word)


def part_of_speech(phrase: str) -> str:
    """noun, verb or adjective, by the first word of a phrase that decides it; other if none does."""
    words = [analyser().parse(word.strip(_MARKS).casefold())[0].tag for word in phrase.split(" ")]
    if words[0].POS in ("INFN", "VERB", "GRND", "PRTS"):
        return "verb"
    if any(tag.POS == "NOUN" for tag in words):
        return "noun"
    return "adjective" if words[0].POS in ("ADJF", "ADJS", "PRTF") else "other"
