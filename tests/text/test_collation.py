from itertools import pairwise

import pytest

from svod.text.collation import sort_key


@pytest.mark.parametrize(
    "ordered",
    [
        ["Е", "Ё", "Ж"],
        ["ежа", "ель", "ёж", "жар"],
        ["Барьер", "вихрь", "Ярость"],
        ["Barrier", "burn", "Cover"],
        ["Трон", "«Трон» кубов", "Трон мира"],
        ["Gunslinger", "Gunslinger's"],
    ],
)
def test_names_stand_as_in_a_dictionary(ordered: list[str]) -> None:
    assert sorted([*ordered[1:], ordered[0]], key=sort_key) == ordered


def test_capitals_and_quotes_do_not_count() -> None:
    assert sort_key("«Ожог»") == sort_key("ожог")
    assert all(
        sort_key(one) < sort_key(other) for one, other in pairwise("абвгдеёжзийклмнопрстуфхцчшщъыьэюя")
    )
