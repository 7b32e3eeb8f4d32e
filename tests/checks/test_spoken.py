import pytest

from tests.checks.small_speech import spoken


@pytest.mark.parametrize(
    "words, readable",
    [
        ("Plain words.", "Plain words."),
        ("*He* spends [[status:keg|the Keg]].", "He spends the Keg."),
        ("See [[status:keg]] and `code`.", "See … and …."),
    ],
)
def test_readers_see_the_words_without_markup(words: str, readable: str) -> None:
    assert spoken("en", words).readable == readable


def test_the_names_are_those_of_the_readable_words() -> None:
    text = spoken("ru", "*Тратят* [[status:keg|Пороховую бочку]] и Слепоту, не `Монаха`.")
    assert [(text.readable[name.start : name.end], name.hit_ids) for name in text.names] == [
        ("Пороховую бочку", ("status:keg",)),
        ("Слепоту", ("status:blind",)),
    ]


def test_its_language() -> None:
    assert spoken("ru", "").russian
    assert not spoken("en", "").russian
