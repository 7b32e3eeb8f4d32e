"""English words in Cyrillic letters, as players write them by ear or letter by letter: демедж, апкип."""

from __future__ import annotations

import functools
import re
from typing import TYPE_CHECKING

from svod.text.folding import fold

if TYPE_CHECKING:
    from collections.abc import Iterator

_SOUNDS: dict[str, tuple[str, str]] = {
    # letters: (how they are mostly heard or read, how else)
    "tion": ("шн шен", "шон шин цион тион"),
    "sion": ("жн шн", "жен шен жон зион сион"),
    "cian": ("шн шиан", "шен циан"),
    "ture": ("чер чур", "туре тур"),
    "eigh": ("еи", "аи"),
    "ough": ("аф о", "оу у оуг"),
    "augh": ("аф о", "ауг"),
    "tch": ("ч", ""),
    "dge": ("дж", "дг дге"),
    "age$": ("идж едж", "аж аг адж еидж аге"),
    "igh": ("аи", "иг аиг"),
    "able$": ("еибл абл", "абле ебл ибл"),
    "ce$": ("с", "це се к"),
    "ge$": ("дж", "ж ге г"),
    "le$": ("л ел", "ле"),
    "ch": ("ч к", "х ш"),
    "sh": ("ш", "сх щ"),
    "ph": ("ф", "пх"),
    "th": ("т з с", "ф д в"),
    "wh": ("в у", "х"),
    "ck": ("к", "кк"),
    "qu": ("кв", "ку к"),
    "gh": ("г", "х"),
    "kn": ("н", "кн"),
    "wr": ("р", "вр"),
    "ee": ("и", "е ее ии"),
    "ea": ("и", "е еа еи"),
    "oo": ("у", "о оо"),
    "ou": ("ау", "у оу о а"),
    "ow": ("ау оу", "ов о"),
    "oa": ("о", "оу оа"),
    "ai": ("еи", "аи е"),
    "ay": ("еи", "аи"),
    "ei": ("еи и", "аи"),
    "ey": ("и еи", "аи"),
    "ie": ("и", "аи ие е"),
    "oi": ("ои", ""),
    "oy": ("ои", ""),
    "au": ("о", "ау а"),
    "aw": ("о", "ау ав"),
    "ew": ("ю у", "ев еу"),
    "ue": ("ю", "у уе"),
    "ier$": ("аер иер", "аиер ир"),
    "er$": ("ер", "р а"),
    "a": ("а е еи", "о и"),
    "b": ("б", ""),
    "c": ("к", "с ц"),
    "d": ("д", "т"),
    "e": ("е", "и"),
    "e$": ("", "е и"),
    "ed$": ("д т", "ед"),
    "f": ("ф", ""),
    "g": ("г", "дж ж"),
    "h": ("х", "г"),
    "i": ("и аи", "е"),
    "j": ("дж", "ж"),
    "k": ("к", ""),
    "l": ("л", "ль"),
    "m": ("м", ""),
    "n": ("н", "нь"),
    "o": ("о", "а оу у"),
    "p": ("п", ""),
    "q": ("к", ""),
    "r": ("р", ""),
    "s": ("с", "з"),
    "t": ("т", "ть"),
    "u": ("а у", "ю ью и е"),
    "v": ("в", "ф"),
    "w": ("в", "у"),
    "x": ("кс", "гз икс"),
    "y": ("и", "аи"),
    "z": ("з", "ц"),
}
"""Letters → Cyrillic; ``$`` marks those at the end of a word. й stands as и, э and ё as е."""

_LONGEST_GRAPHEME = 5
_NOUN = frozenset(" а у ом ем е и ы ов ев ам ами ах ои ею ю я ям ями ях".split(" "))
_ADJECTIVE = frozenset(f"н{ending}" for ending in "ыи ого ому ым ом ая ои ую ое ые ых ыми".split())
_VERB = frozenset(
    f"{suffix}{ending}{reflexive}"
    for suffix in ("", "н", "ов", "ир", "а", "и", "у", "е")
    for ending in "ть т л ла ло ли ет ит ют ят ешь ишь ует уют нул нуть".split()
    for reflexive in ("", "ся", "сь")
)
_ENDINGS = _NOUN | _ADJECTIVE | _VERB
_ALIKE = str.maketrans("йэёъ", "иее\0")
_VOWELS = "аеиоуыюя"
_DOUBLED = re.compile(r"(.)\1+")
_CONSONANTS = str.maketrans("зцшщчгх", "ссжжжкк", "аеёиоуыэюяйьъ")
_LONGEST_ENDING = 4
"""Consonants at the end of a word that may belong to its grammatical ending."""
_SHORTEST_HEARD, _SHORTEST_READ = 3, 4


def skeleton(russian: str) -> str:
    """The consonants of a Russian word, those that transliterations confuse made one: «демедж» → дмж."""
    bare = russian.casefold().replace("дж", "ж").translate(_CONSONANTS)
    return _DOUBLED.sub(r"\1", bare)


def skeletons(english: str) -> frozenset[str]:
    """The skeletons that the transliterations of an English word have, grammatical endings left out."""
    found = {""}
    for _, heard, otherwise in _graphemes(english):
        found = {start + skeleton(sound) for start in found for sound in {*heard, *otherwise}}
    return frozenset(_DOUBLED.sub(r"\1", whole) for whole in found)


def stems_of(russian: str) -> Iterator[str]:
    """The skeletons that a Russian word may have without its grammatical ending, the longest first."""
    whole = skeleton(russian)
    yield from (whole[:end] for end in range(len(whole), max(0, len(whole) - _LONGEST_ENDING - 1), -1))


def transliterates(russian: str, english: str, *, known: bool) -> bool:
    """Whether a Russian word, in any grammatical form, is an English word in Cyrillic letters.

    Of a word ``known`` to the dictionary a close likeness is asked, since it may be a word in its own right.

    >>> transliterates("демеджа", "damage", known=False), transliterates("деле", "deal", known=True)
    (True, False)
    """
    folded = russian.casefold().translate(_ALIKE).replace("\0", "")
    if len(folded) < (_SHORTEST_READ if known else _SHORTEST_HEARD):
        return False
    places = {0}
    for doubled, heard, otherwise in _graphemes(english):
        sounds = heard if known else (*heard, *otherwise)
        places = {
            end
            for at in places
            for sound in sounds
            for end in _ends(folded, at, sound, twice=doubled or not known)
        }
    return any(folded[at:] in (_NOUN if known else _ENDINGS) for at in places)


def _ends(folded: str, at: int, sound: str, *, twice: bool) -> Iterator[int]:
    """Where a sound that stands at a place ends; with ``twice`` its last consonant may be doubled."""
    if folded.startswith(sound, at):
        end = at + len(sound)
        yield end
        if twice and sound and sound[-1] not in _VOWELS and folded[end : end + 1] == sound[-1]:
            yield end + 1


@functools.lru_cache(maxsize=8192)
def _graphemes(english: str) -> tuple[tuple[bool, tuple[str, ...], tuple[str, ...]], ...]:
    """The letters of a word in groups that sound together: whether doubled, how heard, how else."""
    bare = re.sub("[^a-z]", "", fold(english))
    found = []
    at = 0
    while at < len(bare):
        doubled = bare[at : at + 1] == bare[at + 1 : at + 2] and bare[at] not in "eo"
        at += doubled
        key = _key(bare, at)
        heard, otherwise = _SOUNDS[key]
        found.append((doubled, tuple(heard.split() or [""]), tuple(otherwise.split())))
        at += len(key.removesuffix("$"))
    return tuple(found)


def _key(bare: str, at: int) -> str:
    """The longest group of letters at a place that has sounds of its own, marked where it ends the word."""
    for length in range(_LONGEST_GRAPHEME, 1, -1):
        letters = bare[at : at + length]
        if len(letters) == length:
            final = f"{letters}$"
            if at + length == len(bare) and final in _SOUNDS:
                return final
            if letters in _SOUNDS:
                return letters
    final = f"{bare[at]}$"
    return final if at + 1 == len(bare) and final in _SOUNDS else bare[at]
