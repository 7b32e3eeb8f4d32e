import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from svod.text.word_diff import Stretch, word_diff

words = st.lists(st.sampled_from(["1", "CP", " ", "  ", ",", ".", "Розыск", "don't", "re-roll", "\n"])).map(
    "".join
)


def shown(older: str, newer: str) -> str:
    marks = {"same": "{}", "removed": "[-{}-]", "added": "{{+{}+}}"}
    return "".join(marks[each.kind].format(each.text) for each in word_diff(older, newer))


@pytest.mark.parametrize(
    "older, newer, expected",
    [
        ("A duel costs 1 CP.", "A duel costs 2 CP.", "A duel costs [-1-]{+2+} CP."),
        ("A duel costs 1 CP.", "A duel costs CP.", "A duel costs [-1 -]CP."),
        ("costs 1 CP", "costs no more CP", "costs [-1-]{+no more+} CP"),
        ("old words here", "new terms here", "[-old words-]{+new terms+} here"),
        ("the re-roll", "the roll", "the [-re-roll-]{+roll+}"),
        ("", "new", "{+new+}"),
        ("same", "same", "same"),
        ("", "", ""),
    ],
)
def test_words_are_exchanged_whole(older: str, newer: str, expected: str) -> None:
    assert shown(older, newer) == expected


@given(words | st.text(), words | st.text())
def test_nothing_is_lost_and_neighbours_differ(older: str, newer: str) -> None:
    found = list(word_diff(older, newer))
    assert "".join(each.text for each in found if each.kind != "added") == older
    assert "".join(each.text for each in found if each.kind != "removed") == newer
    assert all(each.text for each in found)
    assert all(one.kind != other.kind for one, other in itertools.pairwise(found))


@given(words)
def test_equal_texts_are_one_stretch(text: str) -> None:
    assert list(word_diff(text, text)) == ([Stretch("same", text)] if text else [])
