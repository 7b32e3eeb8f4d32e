import pytest

from svod.checks.term_uses import English, Russian, is_compared, kinds, names_in
from tests.checks.small_speech import spoken, terms


def used(text: str) -> list[str]:
    return [use.written for use in English(spoken("en", text)).uses]


@pytest.mark.parametrize(
    "text, uses",
    [
        ("He spends Powder Keg.", ["Powder Keg"]),
        ("A Transfer to the Monk", ["Transfer", "Monk"]),
        ("a transfer", []),
        ("He has thrown dice.", ["thrown"]),
        ("In ORP 1", []),
    ],
)
def test_the_names_and_terms_of_the_english_in_order(text: str, uses: list[str]) -> None:
    assert used(text) == uses


def test_a_use_tells_its_place() -> None:
    (use,) = English(spoken("en", "He spends Powder Keg.")).uses
    assert "He spends Powder Keg."[use.start : use.end] == use.written == "Powder Keg"
    assert use.terms == {"status:keg"}


def test_capital_letters_do_not_matter_for_what_may_be_named() -> None:
    assert {"keyword:transfer", "status:keg"} <= English(spoken("en", "a transfer of a powder keg")).named


def test_a_word_like_a_name_is_akin_to_it() -> None:
    assert English(spoken("en", "He was blinded.")).is_akin({"status:blind"})
    assert not English(spoken("en", "He was stunned.")).is_akin({"status:blind", "status:none"})


def test_the_names_and_writings_of_the_russian() -> None:
    russian = Russian(spoken("ru", "О переносе Пороховой бочки"))
    assert [use.written for use in russian.names] == ["Пороховой бочки"]
    assert russian.said >= {"status:keg", "keyword:transfer"}
    assert russian.at(2) == {"keyword:transfer"}
    assert russian.at(0) == frozenset()


@pytest.mark.parametrize(
    "text, term, english, expected",
    [
        ("Пороховой бочкой", "status:keg", "Powder Keg", True),
        ("бочка, притом пороховая", "status:keg", "Powder Keg", True),
        ("он ослеплён Слепотой", "status:blind", "Blinded", True),
        ("слепотный", "status:blind", "Blinded", True),
        ("кубик", "status:keg", "Powder Keg", False),
    ],
)
def test_the_russian_speaks_of_a_term_in_any_form(
    text: str, term: str, english: str, *, expected: bool
) -> None:
    assert Russian(spoken("ru", text)).speaks_of(term, english) is expected


def test_names_in_either_language() -> None:
    assert [use.terms for use in names_in(spoken("ru", "Слепота Монаха"))] == [
        {"status:blind"},
        {"hero:monk"},
    ]


def test_steps_with_a_code_are_not_compared() -> None:
    base = terms().base
    assert is_compared({"status:keg", "step:drp-1"}, base)
    assert not is_compared({"step:drp-1"}, base)
    assert not is_compared({"status:none"}, base)


def test_kinds() -> None:
    assert kinds({"status:keg", "status:blind", "keyword:throw"}) == {"status", "keyword"}
