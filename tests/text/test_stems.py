import pytest
from hypothesis import given
from hypothesis import strategies as st

from svod.text.stems import stem, stems


@pytest.mark.parametrize(
    "forms",
    [
        ["слепота", "слепоты", "слепоту"],
        ["варвар", "варвара", "варваром"],
        ["rolled", "rolling", "rolls"],
        ["wolverine", "wolverine's"],
    ],
)
def test_the_forms_of_a_word_share_a_stem(forms: list[str]) -> None:
    assert len({stem(form) for form in forms}) == 1


def test_each_script_has_its_own_rules() -> None:
    # the Russian rules would make "her" of "hero", the English ones leave Russian as it is
    assert stem("hero") == "hero"
    assert stem("герои") != "герои"


@pytest.mark.parametrize("token", ["15", "2v2", "drp-1", "r37", "кнopka", "صلى", "а" * 41])
def test_what_is_no_word_of_one_script_stays(token: str) -> None:
    assert stem(token) == token


def test_small_words_are_kept() -> None:
    assert stems("не до если before after") == ["не", "до", "есл", "befor", "after"]


def test_yo_is_folded_before_stemming() -> None:
    assert stems("ещё") == stems("еще")


@given(st.text())
def test_no_text_breaks_it(text: str) -> None:
    assert all(stems(text))
