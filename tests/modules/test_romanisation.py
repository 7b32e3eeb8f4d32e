import pytest
from hypothesis import given
from hypothesis import strategies as st

from svod.text.folding import fold
from svod.text.romanisation import cyrillic, sound
from tests.hostile import hostile
from tests.modules.letters import known, texts
from tests.modules.node import Node

ROMAN = st.text("aeiouyjshczktrx'", max_size=12)


@hostile
@given(st.one_of(ROMAN, texts.map(fold)))
def test_any_word_is_read_alike(node: Node, word: str) -> None:
    assert node.call("romanisation.js", "cyrillic", word) == cyrillic(word)


@hostile
@given(st.one_of(st.text("жзйищшыъьэеёюя\n😀", max_size=12), texts))
def test_any_word_sounds_alike(node: Node, word: str) -> None:
    assert node.call("romanisation.js", "sound", word) == sound(word)


def test_every_letter_is_read_and_sounds_alike(node: Node) -> None:
    for name, python in (("cyrillic", cyrillic), ("sound", sound)):
        found = node.each("romanisation.js", name, [(letter,) for letter in known()])
        assert [letter for letter, own in zip(known(), found, strict=True) if own != python(letter)] == []


@pytest.mark.parametrize(
    "roman, russian",
    [
        ("dymovaya", "дымовая"),
        ("zashchishchaysya", "защищайся"),
        ("chistyy", "чистый"),
        ("yyy", "ыый"),
        ("ugol'", "уголь"),
        ("'a'", "'а'"),
        ("iyiy", "ийий"),
        ("бочка 15", "бочка 15"),
    ],
)
def test_awkward_words(node: Node, roman: str, russian: str) -> None:
    assert node.call("romanisation.js", "cyrillic", roman) == cyrillic(roman) == russian
