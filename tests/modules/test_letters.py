from hypothesis import given

from svod.text.folding import fold
from tests.hostile import hostile
from tests.modules.letters import known, texts
from tests.modules.node import Node


def test_every_letter_is_what_python_holds_it_for(node: Node) -> None:
    calls = [(letter,) for letter in known()]
    asked = {
        "casefold": str.casefold,
        "isAlphabetic": str.isalpha,
        "isAlphanumeric": str.isalnum,
        "isDecimal": str.isdecimal,
    }
    for name, python in asked.items():
        found = node.each("letters.js", name, calls)
        assert [letter for letter, own in zip(known(), found, strict=True) if own != python(letter)] == [], (
            name
        )


def test_every_digit_has_its_value(node: Node) -> None:
    digits = [letter for letter in known() if letter.isdecimal() and fold(letter) == letter]
    assert node.each("letters.js", "decimal", [(digit + "7",) for digit in digits]) == [
        int(digit + "7") for digit in digits
    ]


def test_nothing_is_no_letter(node: Node) -> None:
    for name in ("isAlphabetic", "isAlphanumeric", "isDecimal"):
        assert node.call("letters.js", name, "") is False


@hostile
@given(texts)
def test_of_any_text(node: Node, text: str) -> None:
    assert node.call("letters.js", "casefold", text) == text.casefold()
    assert node.call("letters.js", "lengthOf", text) == len(text)
    assert node.call("letters.js", "isAlphanumeric", text) == text.isalnum()
