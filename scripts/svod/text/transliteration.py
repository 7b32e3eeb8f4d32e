"""English words in Cyrillic letters, as players write them by ear or letter for letter: демедж, апкип, ролл."""

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

_GRAPHEME = re.compile("|".join(sorted((re.escape(key) for key in _SOUNDS), key=len, reverse=True)).replace(r"\$", "$"))
_NOUN = "а|у|ом|ем|е|и|ы|ов|ев|ам|ами|ах|ои|ею|ю|я|ям|ями|ях"
_ADJECTIVE = "н(?:ыи|ого|ому|ым|ом|ая|ои|ую|ое|ые|ых|ыми)"
_VERB = "(?:н|ов|ир|а|и|у|е)?(?:ть|т|л|ла|ло|ли|ет|ит|ют|ят|ешь|ишь|ует|уют|нул|нуть)(?:ся|сь)?"
_ALIKE = str.maketrans("йэёъ", "иее\0")
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
    heard, otherwise = _patterns(english)
    folded = russian.casefold().translate(_ALIKE).replace("\0", "")
    return bool(heard.fullmatch(folded) or (not known and otherwise.fullmatch(folded)))


@functools.lru_cache(maxsize=8192)
def _patterns(english: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """The close and the loose likeness; one letter for two and two for one are taken in both."""
    close, loose = "", ""
    for doubled, heard, otherwise in _graphemes(english):
        close += _choice(heard, doubled=doubled)
        loose += _choice((*heard, *otherwise), doubled=True)
    short = rf"(?=.{{{_SHORTEST_READ}}})"
    return (
        re.compile(rf"{short}{close}(?:{_NOUN})?"),
        re.compile(rf"(?=.{{{_SHORTEST_HEARD}}}){loose}(?:{_NOUN}|{_ADJECTIVE}|{_VERB})?"),
    )


def _choice(sounds: tuple[str, ...], *, doubled: bool) -> str:
    said = [re.sub("([бвгджзклмнпрстфхцчш])$", r"\1{1,2}", sound) if doubled else sound for sound in sounds]
    return f"(?:{'|'.join(sorted(set(said), key=len, reverse=True))})"


@functools.lru_cache(maxsize=8192)
def _graphemes(english: str) -> tuple[tuple[bool, tuple[str, ...], tuple[str, ...]], ...]:
    """The letters of a word in groups that sound together: whether doubled, how heard, how else."""
    bare = re.sub("[^a-z]", "", fold(english))
    found = []
    at = 0
    while at < len(bare):
        doubled = bool(_DOUBLED.match(bare, at)) and bare[at] not in "eo"
        at += doubled
        match = _GRAPHEME.match(bare, at)
        assert match is not None  # every letter is in the table
        key = match[0] if match.end() < len(bare) or f"{match[0]}$" not in _SOUNDS else f"{match[0]}$"
        heard, otherwise = _SOUNDS[key]
        found.append((doubled, tuple(heard.split() or [""]), tuple(otherwise.split())))
        at = match.end()
    return tuple(found)
