import pytest
from hypothesis import given
from hypothesis import strategies as st

from svod.text.edits import slips
from tests.hostile import hostile
from tests.modules.letters import texts
from tests.modules.node import Node

SHORT = st.text("абв😀\u0301", max_size=8)


@hostile
@given(SHORT, SHORT, st.integers(0, 3), st.integers(0, 3))
def test_short_words_are_as_far_apart(node: Node, typed: str, meant: str, most: int, ending: int) -> None:
    assert node.call("edits.js", "slips", typed, meant, most, ending) == slips(typed, meant, most, ending)


@hostile
@given(texts, texts, st.integers(0, 80))
def test_any_texts_are_as_far_apart(node: Node, typed: str, meant: str, most: int) -> None:
    assert node.call("edits.js", "slips", typed, meant, most) == slips(typed, meant, most)


@pytest.mark.parametrize(
    "asked, apart",
    [
        (("порохавая", "пороховая", 2, 0), 1),
        (("stnu", "stun", 1, 0), 1),
        (("нежтиь", "нежит", 1, 3), 1),
        (("keg", "stun", 2, 0), None),
        (("", "ab", 2, 0), 2),
        (("", "", 0, 0), 0),
        (("😀a", "a😀", 1, 0), 1),
        (("😀", "", 1, 0), 1),
    ],
)
def test_awkward_words(node: Node, asked: tuple[str, str, int, int], apart: int | None) -> None:
    assert node.call("edits.js", "slips", *asked) == slips(*asked) == apart
