"""A negation of the English is kept in the Russian, and none is added.

English is searched for not, no, never, without and the like, Russian for не, ни, нет, нельзя, без; words
that deny in another way (fails, unless, лишь, иначе) excuse, as do idioms (пока не, не больше, что бы ни).

Russian: Отрицание английского текста есть и в русском, а лишнего отрицания в русском нет.

Fails:

    # the English: "Stun is not removed."
    part/main/decision: {ru: "Оглушение снимается.", …}

Passes:

    part/main/decision: {ru: "Оглушение не снимается.", …}
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from svod.checks.side_by_side import side_by_side
from svod.records.problem import Level
from svod.text.wordlist import Wordlist

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.checks.compared import Compared

LEVEL = Level.WARNING

_QUOTED = re.compile(r"\"[^\"]{0,60}\"|(?<!\w)'[^']{0,60}'(?!\w)")
_SENTENCE = re.compile(r"[.;:?!](?:\s|$)")
_SAYS_MORE = re.compile(r"\b(?:no (?:more|less|sooner) than|or not|not only)\b")
_DENIES = Wordlist(
    "not cannot no never neither without none nothing nobody nowhere non can't don't doesn't won't isn't"
    " aren't",
    starting="non-",
)
_EXCUSES = Wordlist(
    "nor unless until till before against instead rather other another otherwise else whatever"
    " whichever whoever however gone optional only apart anyone anybody zero hardly barely leave alone moot"
    " invalid incorrect inconsistent independent",
    starting="un impossib immun fail declin refus forbid forbad lack disregard ignor except exclud stop"
    " prevent avoid block miss differ deni deny keep",
    ending="less",
    phrases="out of reach, at most, at least, up to",
    but="under undefend unique",
)
_RUSSIAN_DENIES = Wordlist(
    "не ни нет нельзя без безо нигде нечего нечему некому негде незачем никто никого никому никем никогда"
    " никуда ничто ничего ничему ничем ничей ничья",
    starting="никак ничье",
)
_RUSSIAN_EXCUSES = Wordlist(
    "лишь только иначе кроме",
    starting="не бес без отказ отсутств перестал запрет запрещ избег избеж пропа ложн лишен лиша",
    but="неблокир немедл нескольк некотор нельзя некому негде незачем нечего нечему нее него нему ней нем",
)
_JUST_NOW = re.compile(r"\bтолько что\b")
_IDIOMS = re.compile(
    r"\bне (?:больше|более|меньше|менее|позже|позднее|раньше|только|то же|так|иначе|все|уда\w+|сум\w+)"
    r"|\bне [^,.;:]{1,40}, а\b|\bесли (?:только )?не\b|\bпока\b[^.;:?!]{0,60}?\bне\b"
    r"|\bбы\b[^.;:?!]{0,40}?\bни\b|\b(?:уже|больше|или) нет\b"
)


def check(compared: Compared) -> Iterator[tuple[str, str]]:
    """What is lost, else what is added."""
    english, russian = compared.english.text, compared.russian.text
    if said := lost(english, russian):
        hint = "Deny it in the Russian too: не, ни, нет, нельзя, без."
        yield f"the negation of the English is lost: {said}", hint
    elif said := added(english, russian):
        yield f"the English does not deny: {said}", "Take the negation out."


def lost(english: str, russian: str) -> str:
    """The negations of the English that outnumber those of the Russian; empty if none is lost.

    A word that stands twice in a sentence («no card and no CP») counts once.
    """
    for said, there in side_by_side(english, russian):
        denied = [
            word
            for sentence in _SENTENCE.split(_SAYS_MORE.sub(" ", _QUOTED.sub(" ", said)))
            for word in dict.fromkeys(_DENIES.stand(sentence))
        ]
        if len(denied) > len(
            [*_RUSSIAN_DENIES.stand(there), *_RUSSIAN_EXCUSES.stand(_JUST_NOW.sub(" ", there))]
        ):
            return ", ".join(denied)
    return ""


def added(english: str, russian: str) -> str:
    """The first negation of the Russian where the English has none at all; empty if it has."""
    for said, there in side_by_side(english, russian):
        if not _DENIES.first(said) and not _EXCUSES.first(said):
            found = _RUSSIAN_DENIES.first(_IDIOMS.sub(" ", there))
            if found:
                return found
    return ""
