import pytest
from hypothesis import given

from svod.text.folding import fold
from tests.hostile import hostile
from tests.modules.letters import known, texts
from tests.modules.node import Node


def test_every_letter_folds_alike(node: Node) -> None:
    found = node.each("folding.js", "fold", [(f"a{letter}b",) for letter in known()])
    assert [letter for letter, own in zip(known(), found, strict=True) if own != fold(f"a{letter}b")] == []


@hostile
@given(texts)
def test_any_text_folds_alike(node: Node, text: str) -> None:
    assert node.call("folding.js", "fold", text) == fold(text)


@pytest.mark.parametrize(
    "text, folded",
    [
        ("Чёрная  Вдова’s", "черная вдова's"),
        ("Е\u0308ж — «йод»", 'еж - "йод"'),
        ("Straße STRAẞE", "strasse strasse"),
        ("ΣΊΣΥΦΟΣ ς", "σίσυφοσ σ"),
        ("İıI", "i\u0307ıi"),
        ("\x1c\u2028a\ufeff\x85", "a\ufeff"),
        ("ﬁ Ⅱ ½", "fi ii 1⁄2"),
    ],
)
def test_awkward_texts(node: Node, text: str, folded: str) -> None:
    assert node.call("folding.js", "fold", text) == fold(text) == folded
