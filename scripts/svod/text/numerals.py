"""Numbers in running text, in digits and in words, of both languages."""

from __future__ import annotations

import re
from collections import Counter

import msgspec

from svod.text.folding import fold

_DIGITS = re.compile(r"\d+")
_WORD = re.compile(r"[^\W\d_]+")
_THE_TWO = re.compile(r"\bthe two\b", re.IGNORECASE)

_SAID = {
    1: "one один одна одно одного одной одному одну одним одном одною",
    2: "two twos два две двух двум двумя двое двоих двоим",
    3: "three threes три трех трем тремя трое троих",
    4: "four fours четыре четырех четырем четырьмя четверо",
    5: "five fives пять пяти пятью пятеро",
    6: "six sixes шесть шести шестью шестеро",
    7: "seven семь семи семью",
    8: "eight восемь восьми восемью",
    9: "nine девять девяти девятью",
    10: "ten десять десяти десятью",
    11: "eleven одиннадцать одиннадцати",
    12: "twelve двенадцать двенадцати",
    13: "thirteen тринадцать тринадцати",
    14: "fourteen четырнадцать четырнадцати",
    15: "fifteen пятнадцать пятнадцати",
    16: "sixteen шестнадцать шестнадцати",
    20: "twenty двадцать двадцати",
}
_IMPLIED = {
    1: "once first single alone sole раз первый первого первому первым первом первая первой первую первое"
    " единственный единственная единственное единственного единственной единственную",
    2: "both pair twice double second half оба обе обоих обеих обоим обеим обоими обеими пара пары паре пару"
    " парой дважды вдвое вдвоем второй второго второму вторым втором вторая вторую второе",
    3: "third thrice triple трижды третий третьего третьему третьим третьем третья третьей третью третье",
    4: "fourth четвертый четвертого четвертому четвертым четвертом четвертая четвертой четвертую",
    5: "fifth пятый пятого пятому пятым пятом пятая пятой пятую",
    6: "sixth шестой шестого шестому шестым шестом шестая шестую",
}
_FACES = {
    "двойк": 2,
    "двоек": 2,
    "тройк": 3,
    "троек": 3,
    "четверк": 4,
    "четверок": 4,
    "пятерк": 5,
    "пятерок": 5,
    "шестерк": 6,
    "шестерок": 6,
}
"""How the words for the faces of a die begin."""
_PREFIXES = {
    "двух": 2,
    "трех": 3,
    "четырех": 4,
    "пяти": 5,
    "шести": 6,
    "двадцати": 20,
    "двойн": 2,
    "тройн": 3,
}
"""What words like «двухлетний» begin with."""


def _by_word(table: dict[int, str]) -> dict[str, int]:
    return {word: number for number, words in table.items() for word in words.split()}


_BEGINNINGS = (*_FACES, *_PREFIXES)
_BY_WORD, _BY_HINT = _by_word(_SAID), _by_word(_IMPLIED)


class Numerals(msgspec.Struct, frozen=True):
    """How often a text has each number: in ``digits``, in ``words``, ``implied`` (both, дважды, второй)."""

    digits: Counter[int]
    words: Counter[int]
    implied: Counter[int]


def numerals(text: str) -> Numerals:
    """The numbers of a text; a fraction or a range gives its ends."""
    words, implied = Counter[int](), Counter[int]()
    text = _THE_TWO.sub("both", text)  # «the two» is as good as a pronoun
    for found in _WORD.finditer(fold(text)):
        word = found[0]
        if word in _BY_WORD:
            words[_BY_WORD[word]] += 1
        elif word in _BY_HINT:
            implied[_BY_HINT[word]] += 1
        elif word.startswith(_BEGINNINGS):
            words.update(number for start, number in _FACES.items() if word.startswith(start))
            implied.update(number for start, number in _PREFIXES.items() if word.startswith(start))
    return Numerals(Counter(int(digits) for digits in _DIGITS.findall(text)), words, implied)


def too_few(of: Numerals, there: Numerals) -> list[int]:
    """The numbers of one text that stand less often in the other, whether in digits or in words.

    A 1 counts only in digits, since «one» and «один» are also pronouns; implied numbers only make up for it.
    """
    return [
        number
        for number in sorted(of.digits.keys() | of.words.keys())
        if of.digits[number] + (of.words[number] if number > 1 else 0)
        > there.digits[number] + there.words[number] + there.implied[number]
    ]
