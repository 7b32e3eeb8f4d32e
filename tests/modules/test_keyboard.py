import pytest
from hypothesis import given
from hypothesis import strategies as st

from svod.text.keyboard import retyped
from tests.hostile import hostile
from tests.modules.letters import known, texts
from tests.modules.node import Node

ONE_LAYOUT = st.one_of(
    st.text("`qwertyuiop[]asdfghjkl;'zxcvbnm,.~QWERTYUIOP{}ASDFGHJKL:\"ZXCVBNM<> 😀1"),
    st.text("ёйцукенгшщзхъфывапролджэячсмитьбюЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ 😀1"),
)


def test_every_letter_is_of_the_same_keyboard(node: Node) -> None:
    found = node.each("keyboard.js", "retyped", [(letter,) for letter in known()])
    assert [letter for letter, own in zip(known(), found, strict=True) if own != retyped(letter)] == []


@hostile
@given(st.one_of(ONE_LAYOUT, texts))
def test_any_text_is_retyped_alike(node: Node, text: str) -> None:
    assert node.call("keyboard.js", "retyped", text) == retyped(text)


@pytest.mark.parametrize(
    "typed, meant",
    [(",jxrf", "бочка"), ("ыегт", "stun"), ("Rhfvgec", "Крампус"), ("15", None), ("стaн", None), ("ß", "ß")],
)
def test_awkward_texts(node: Node, typed: str, meant: str | None) -> None:
    assert node.call("keyboard.js", "retyped", typed) == retyped(typed) == meant
