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

from svod.checks.pair import pairs, side_by_side
from svod.checks.rule import Finding, Scope
from svod.records.problem import Level
from svod.text.folding import fold

if TYPE_CHECKING:
    from collections.abc import Iterator

    from svod.checks.subject import Subject

ID = "negation-lost"
LEVEL = Level.WARNING
SCOPE = Scope.RECORD

_QUOTED = re.compile(r"\"[^\"]{0,60}\"|(?<!\w)'[^']{0,60}'(?!\w)")
_SENTENCE = re.compile(r"[.;:?!](?:\s|$)")
_DENIES = re.compile(
    r"\b(not|cannot|no|never|neither|without|none|nothing|nobody|nowhere|can't|don't|doesn't|won't|isn't|aren't|non)\b"
)
_SAYS_MORE = re.compile(r"\b(?:no (?:more than|less than|sooner)|or not|not only|whether or not)\b")
_EXCUSES = re.compile(
    r"\b(?!under|undefend|unique)(?:un[a-z]{3,}|in(?:valid|correct|consistent|dependent)\w*|im(?:possible|mun)\w*|\w+less|nor"
    r"|fail\w*|unless|until|till|before|against|declin\w*|refus\w*|instead|rather|(?:an)?other|otherwise|else"
    r"|whatever|whichever|whoever|however|forbid\w*|forbad\w*|gone|lack\w*|disregard\w*|ignor\w*|out of reach"
    r"|optional|only|except\w*|exclud\w*|apart|stop\w*|prevent\w*|avoid\w*|block\w*|at most|at least|up to"
    r"|miss\w*|differ\w*|anyone|anybody|immun\w*"
    r"|zero|hardly|barely|deni\w*|deny\w*|leave)\b"
)
_RUSSIAN_DENIES = re.compile(
    r"\b(?:не|ни|нет|нельзя|без|безо|ник(?:то|ого|ому|ем|ом|огда|уда|ак\w*)|нич(?:то|его|ему|ем|ей|ья|ье\w*)|нигде"
    r"|неч(?:его|ему)|некому|негде|незачем)\b"
)
_IDIOMS = re.compile(
    r"\b(?:не (?:больше|более|меньше|менее|позже|позднее|раньше|только|то же|так|иначе|все|уда\w+|сум\w+)"
    r"|если (?:только )?не|(?:пока|покуда)\b[^.;:?!]{0,60}?\bне"
    r"|(?:что|кто|как\w*|где|куда|сколько|чь\w+|чей|какого|какому|каким|каком)\b[^.;:?!]{0,40}?\bбы\b[^.;:?!]{0,40}?\bни"
    r"|уже нет|больше нет|или нет|нет ли|не ли)\b"
)
_RUSSIAN_EXCUSES = re.compile(
    r"\b(?!неблокир|немедл|нескольк|некотор|нельзя|некому|негде|незачем|нечего|нечему|только что)(?:не[а-я]{3,}|бе[сз][а-я]{4,}|лишь|только|иначе|кроме|отказ\w+|отсутств\w+|перестал\w+"
    r"|запре[тщ]\w*|избе[гж]\w*|пропа\w+|ложн\w+|лишен\w*|лиша\w+)\b"
)


def check(subject: Subject) -> Iterator[Finding]:
    """A finding for each text that lost or gained one."""
    for pair in pairs(subject):
        if said := lost(pair.english, pair.russian):
            hint = "Deny it in the Russian too: не, ни, нет, нельзя, без."
            yield Finding(pair.where, f"the negation of the English is lost: {said}", hint, russian=True)
        elif said := added(pair.english, pair.russian):
            yield Finding(
                pair.where, f"the English does not deny: {said}", "Take the negation out.", russian=True
            )


def lost(english: str, russian: str) -> str:
    """The negations of the English that outnumber those of the Russian; empty if none is lost.

    A word that stands twice in a sentence («no card and no CP») counts once.
    """
    for said, there in side_by_side(english, russian):
        denied = [
            word
            for sentence in _SENTENCE.split(_SAYS_MORE.sub(" ", _QUOTED.sub(" ", said)))
            for word in dict.fromkeys(_DENIES.findall(sentence))
        ]
        kept = len(_RUSSIAN_DENIES.findall(there)) + len(_RUSSIAN_EXCUSES.findall(there))
        if len(denied) > kept:
            return ", ".join(denied)
    return ""


def added(english: str, russian: str) -> str:
    """The first negation of the Russian where the English has none at all; empty if it has."""
    for said, there in side_by_side(english, russian):
        if not _DENIES.search(said) and not _EXCUSES.search(said):
            found = _RUSSIAN_DENIES.search(_IDIOMS.sub(" ", there))
            if found:
                return found[0]
    return ""
