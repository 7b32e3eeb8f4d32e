import subprocess
import sys

import pytest

from svod.text.morphology import lemmas, russian_word


@pytest.mark.parametrize(
    "word, some",
    [
        ("Бочка", {"бочка", "бочки", "бочек", "бочками"}),
        ("Пороховая", {"пороховая", "пороховой", "пороховых"}),
        ("Тени", {"тени", "теней", "тенями"}),
        ("Самурай", {"самурай", "самурая", "самураях"}),
        ("Чёрная", {"черная", "черной"}),
        ("Торнадо", {"торнадо"}),
    ],
)
def test_the_forms_of_a_name(word: str, some: set[str]) -> None:
    assert some <= set(russian_word(word).forms)


@pytest.mark.parametrize("word", ["головами", "вампиров", "Войти", "не", "Мимо"])
def test_what_is_not_in_the_nominative_stays(word: str) -> None:
    assert russian_word(word).forms == (word.casefold(),)


def test_what_the_dictionary_knows() -> None:
    assert russian_word("Слепота").known
    assert not russian_word("Мьёльнир").known


@pytest.mark.parametrize(
    "word, naming",
    [("Рука", True), ("Пороховая", True), ("Какие", False), ("Под", False), ("Не", False), ("Сделай", False)],
)
def test_what_a_name_begins_with(word: str, naming: bool) -> None:  # noqa: FBT001
    assert russian_word(word).naming is naming


def test_dictionary_forms() -> None:
    assert "бочка" in lemmas("бочками")
    assert {"стекло", "стечь"} <= lemmas("стекло")


def test_the_dictionary_is_loaded_when_it_is_asked() -> None:
    code = "import sys, svod.text.morphology; print('pymorphy3' in sys.modules)"
    assert (
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
        == "False\n"
    )
