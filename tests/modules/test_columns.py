from hypothesis import given
from hypothesis import strategies as st

from svod.search.columns import digits, exchanged, front_coded, steps
from svod.search.weights import measures
from tests.hostile import hostile
from tests.modules.letters import texts
from tests.modules.node import Node

WORDS = st.lists(st.text("абвгяёaz'09é", min_size=1, max_size=30)).map(sorted)


@hostile
@given(st.lists(st.integers(0, 2**40)))
def test_numbers_come_back(node: Node, numbers: list[int]) -> None:
    assert node.call("columns.js", "numbersOf", digits(numbers)) == numbers


@hostile
@given(WORDS)
def test_words_come_back(node: Node, words: list[str]) -> None:
    assert node.call("columns.js", "wordsOf", front_coded(words)) == words


@hostile
@given(texts)
def test_letters_are_exchanged_alike(node: Node, text: str) -> None:
    assert node.call("columns.js", "exchanged", text) == exchanged(text)


def test_the_measures_of_a_large_base_come_back(node: Node) -> None:
    known = measures(3_000)
    assert len(set(known.masses)) < len(known.masses)
    assert node.call("columns.js", "sumsOf", steps(sorted(known.masses))) == sorted(known.masses)
    assert node.call("columns.js", "sumsOf", steps(known.shares)) == list(known.shares)
