import pytest
from hypothesis import given
from hypothesis import strategies as st

from svod.text.tokens import is_step_code, tokens
from tests.hostile import hostile
from tests.modules.letters import known, texts
from tests.modules.node import Node

with_steps = st.lists(
    st.one_of(texts, st.sampled_from(["ФБЗ 1", "drp", "Drp-2", "фбн3", " ", "4", "'", "\u0301", "ОРП"])),
    max_size=8,
).map("".join)


def test_every_letter_divides_or_joins_words_alike(node: Node) -> None:
    found = node.each("tokens.js", "tokens", [(f"a{letter}b",) for letter in known()])
    assert [letter for letter, own in zip(known(), found, strict=True) if own != tokens(f"a{letter}b")] == []
    spans = node.each("tokens.js", "spans", [(f"a{letter}b",) for letter in known()])
    placed = [[token for span in each for token in span["tokens"]] for each in spans]
    assert [letter for letter, one, other in zip(known(), found, placed, strict=True) if one != other] == []


@hostile
@given(with_steps)
def test_any_text_has_the_same_tokens(node: Node, text: str) -> None:
    assert node.call("tokens.js", "tokens", text) == tokens(text)


@pytest.mark.parametrize(
    "text, expected",
    [
        ("Ещё раз: ФБЗ 1!", ["еще", "раз", "фбз", "1", "drp-1"]),
        ("a'drp 1'b", ["a", "drp", "1", "drp-1", "b"]),
        ("drp drp 2 фбн3", ["drp", "drp", "2", "drp-2", "фбн", "3", "orp-3"]),
        ("drp \u0301 1", ["drp", "1"]),
        ("ORP 12, xdrp 1, DRP 2a", ["orp", "12", "xdrp", "1", "drp", "2a"]),
        ("у\u0301дар \uff21\uff22\uff11 '' a_b", ["удар", "ab1", "a", "b"]),
        ("Wolverine’s 'claws'", ["wolverine's", "claws"]),
    ],
)
def test_awkward_texts(node: Node, text: str, expected: list[str]) -> None:
    assert node.call("tokens.js", "tokens", text) == tokens(text) == expected


@hostile
@given(with_steps)
def test_places_give_the_same_tokens_in_order(node: Node, text: str) -> None:
    spans = node.call("tokens.js", "spans", text)
    assert [token for span in spans for token in span["tokens"]] == tokens(text)
    places = [place for span in spans for place in (span["start"], span["end"])]
    assert places == sorted(places)


@hostile
@given(with_steps)
def test_what_stands_at_a_place_is_its_tokens(node: Node, text: str) -> None:
    for span in node.call("tokens.js", "spans", text):
        assert tokens(_units(text, span)) == span["tokens"]


@pytest.mark.parametrize(
    "text, places",
    [
        ("В ФБЗ  1!", ["В", "ФБЗ  1"]),
        ("😀 Уда\u0301р, Straße’s", ["Уда\u0301р", "Straße’s"]),
        ("½ и № 5", ["½", "и", "№", "5"]),
        ("Пока-пока drp-1", ["Пока", "пока", "drp-1"]),
        ("ㄱㅏ 각", ["ㄱㅏ", "각"]),
    ],
)
def test_places_count_units_of_the_text_as_given(node: Node, text: str, places: list[str]) -> None:
    assert [_units(text, span) for span in node.call("tokens.js", "spans", text)] == places


@pytest.mark.parametrize("token", ["drp-1", "drp", "1", "spider"])
def test_step_codes(node: Node, token: str) -> None:
    assert node.call("tokens.js", "isStepCode", token) == is_step_code(token)


def _units(text: str, span: dict[str, int]) -> str:
    return text.encode("utf-16-le")[2 * span["start"] : 2 * span["end"]].decode("utf-16-le")
