from svod.text.elsewhere import ELSEWHERE
from svod.text.function_words import FUNCTION_WORDS
from svod.text.stems import stem


def test_a_game_is_known_in_both_alphabets_and_in_any_form() -> None:
    assert {stem(word) for word in ("манчкине", "Munchkin".casefold(), "скачать", "кикстартере")} <= ELSEWHERE


def test_words_that_these_rules_may_need_are_left_out() -> None:
    for word in ("buy", "возврат", "store", "cost", "стоит", *FUNCTION_WORDS):
        assert stem(word) not in ELSEWHERE, word
