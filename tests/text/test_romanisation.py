import pytest

from svod.text.romanisation import cyrillic, sound


@pytest.mark.parametrize(
    "roman, russian",
    [
        ("dymovaya", "дымовая"),
        ("dimovaia", "дымовая"),
        ("shashka", "шашка"),
        ("chistyy", "чистый"),
        ("tsi", "ци"),
        ("ci", "ци"),
        ("zashchishchaysya", "защищайся"),
        ("zheton", "жетон"),
        ("ugol'", "уголь"),
        ("yad", "яд"),
    ],
)
def test_any_system_of_romanisation_sounds_the_same(roman: str, russian: str) -> None:
    assert sound(cyrillic(roman)) == sound(russian)


def test_different_words_sound_differently() -> None:
    assert len({sound(word) for word in ("бочка", "точка", "дочка", "кочка")}) == 4


def test_what_is_no_latin_letter_stays() -> None:
    assert cyrillic("бочка 15") == "бочка 15"
