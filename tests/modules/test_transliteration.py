import functools
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from svod.text.tokens import tokens
from svod.text.transliteration import skeleton, skeletons, stems_of, transliterates
from tests.hostile import hostile
from tests.modules.letters import known, texts
from tests.modules.node import Node

ROOT = Path(__file__).parents[2]
HEARD = "демедж апкипами роллы стан баунти токена хилить скиллы ультимейт прок деле ччерр".split()
SHORTEST = 3
ENGLISH = st.text("aeioughtcsndlkwy'-", max_size=7)
HEARD_LETTERS = st.text("аеиоутдсшнлкчцйёэъжх\0😀", max_size=9)


@functools.cache
def _english_words() -> list[str]:
    files = sorted((ROOT / "heroes").glob("*.yml"))
    found = {token for file in files for token in tokens(file.read_text(encoding="utf-8"))}
    return sorted(word for word in found if word.isascii() and word.isalpha() and len(word) >= SHORTEST)


def test_every_english_word_of_the_heroes_has_the_same_skeletons(node: Node) -> None:
    words = _english_words()
    assert len(words) > 500
    found = node.each("transliteration.js", "skeletons", [(word,) for word in words])
    assert [word for word, own in zip(words, found, strict=True) if set(own) != skeletons(word)] == []


def test_the_same_english_words_are_heard(node: Node) -> None:
    pairs = [(russian, english) for russian in HEARD for english in _english_words()]
    found = node.each("transliteration.js", "transliterates", pairs)
    own = [transliterates(*pair, known=False) for pair in pairs]
    assert any(own)
    assert found == own


@hostile
@given(HEARD_LETTERS, ENGLISH)
def test_any_words_are_heard_alike(node: Node, russian: str, english: str) -> None:
    assert node.call("transliteration.js", "skeletons", english) == sorted(skeletons(english))
    found = node.call("transliteration.js", "transliterates", russian, english)
    assert found == transliterates(russian, english, known=False)


@hostile
@given(st.one_of(HEARD_LETTERS, texts))
def test_any_word_has_the_same_skeleton_and_stems(node: Node, russian: str) -> None:
    assert node.call("transliteration.js", "skeleton", russian) == skeleton(russian)
    assert node.call("transliteration.js", "stemsOf", russian) == list(stems_of(russian))


def test_every_letter_has_the_same_skeleton(node: Node) -> None:
    found = node.each("transliteration.js", "skeleton", [(letter,) for letter in known()])
    assert [letter for letter, own in zip(known(), found, strict=True) if own != skeleton(letter)] == []


@pytest.mark.parametrize(
    "russian, english, heard",
    [
        ("демеджа", "damage", True),
        ("деле", "deal", True),
        ("ролллы", "roll", False),
        ("ст", "st", False),
        ("", "", False),
        ("Апкип", "Up-keep!", True),
    ],
)
def test_awkward_words(node: Node, russian: str, english: str, heard: bool) -> None:  # noqa: FBT001
    found = node.call("transliteration.js", "transliterates", russian, english)
    assert found == transliterates(russian, english, known=False) == heard
