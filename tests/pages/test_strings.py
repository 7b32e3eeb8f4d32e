import pytest
from markupsafe import Markup

from svod.pages.strings import Strings
from svod.records.library import Library


def test_a_string_is_in_the_language_of_the_page(library: Library) -> None:
    assert Strings(library, "ru")("section.situation") == "Ситуация"
    assert Strings(library, "en")("section.situation") == "Situation"


@pytest.mark.parametrize(
    "number, russian, english",
    [
        (1, "1 запись", "1 record"),
        (3, "3 записи", "3 records"),
        (11, "11 записей", "11 records"),
        (21, "21 запись", "21 records"),
    ],
)
def test_a_number_takes_its_plural(library: Library, number: int, russian: str, english: str) -> None:
    assert Strings(library, "ru").count("count.records", number) == russian
    assert Strings(library, "en").count("count.records", number) == english


def test_a_missing_key_raises(library: Library) -> None:
    with pytest.raises(KeyError, match="no-such-key"):
        Strings(library, "ru")("no-such-key")


def test_values_are_escaped_in_html_unless_they_are_html(library: Library) -> None:
    strings = Strings(library, "en")
    assert strings.html("mark.superseded", by="<b>") == "Replaced by: &lt;b&gt;"
    assert strings.html("mark.superseded", by=Markup("<i>x</i>")) == "Replaced by: <i>x</i>"
