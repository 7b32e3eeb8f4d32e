import pytest

from svod.text.plurals import plural_form


@pytest.mark.parametrize(
    "number, russian, english",
    [
        (0, "many", "other"),
        (1, "one", "one"),
        (2, "few", "other"),
        (4, "few", "other"),
        (5, "many", "other"),
        (11, "many", "other"),
        (12, "many", "other"),
        (14, "many", "other"),
        (21, "one", "other"),
        (22, "few", "other"),
        (25, "many", "other"),
        (100, "many", "other"),
        (101, "one", "other"),
        (111, "many", "other"),
        (112, "many", "other"),
        (122, "few", "other"),
        (1011, "many", "other"),
    ],
)
def test_the_form_follows_the_number(number: int, russian: str, english: str) -> None:
    assert (plural_form(number, "ru"), plural_form(number, "en")) == (russian, english)
