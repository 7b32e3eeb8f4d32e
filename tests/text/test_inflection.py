import pytest

from svod.text.inflection import declined, inflected, inflections, lexemes, part_of_speech


@pytest.mark.parametrize(
    "word, has, lacks",
    [
        ("урон", "урона урону уроном уроне", "уронить"),
        ("снять", "снял снята сняв", "снимок"),
        ("чистый", "чистого чистая чист", "чистить"),
        ("Мёд", "мед меда", "мёд"),
    ],
)
def test_a_word_in_its_dictionary_form_has_all_its_forms(word: str, has: str, lacks: str) -> None:
    assert set(has.split()) <= inflections(word)
    assert lacks not in inflections(word)


def test_a_word_in_another_form_has_only_that() -> None:
    assert inflections("головами") == {"головами"}


def test_lexemes_reach_the_other_forms_from_any() -> None:
    assert {"голова", "голову", "головами"} <= lexemes("головами")


def test_what_depends_on_the_first_noun_stays() -> None:
    phase, roll = inflected("фаза броска")
    assert {"фаза", "фазы", "фазу"} <= phase
    assert roll == {"броска"}


@pytest.mark.parametrize(
    "name, forms",
    [
        ("Монах", ("Монаха", "Монаху", "Монахом", "Монахе")),
        ("Царь горы", ("Царя горы", "Царю горы", "Царём горы", "Царе горы")),
        ("Не сейчас!", ()),
    ],
)
def test_names_are_declined_with_what_agrees(name: str, forms: tuple[str, ...]) -> None:
    assert set(forms) <= set(declined(name))
    assert bool(forms) == bool(declined(name))


@pytest.mark.parametrize(
    "phrase, expected",
    [
        ("нанести", "verb"),
        ("побочный урон", "noun"),
        ("неблокируемый", "adjective"),
        ("вне очереди", "noun"),
        ("и", "other"),
    ],
)
def test_the_part_of_speech_of_a_phrase(phrase: str, expected: str) -> None:
    assert part_of_speech(phrase) == expected
