import pytest

from svod.text.nearest import nearest

KNOWN = {"Gunslinger": "gunslinger", "Стрелок": "gunslinger", "Moon Elf": "moon-elf", "moon-elf": "moon-elf"}


@pytest.mark.parametrize(
    "asked, found",
    [
        ("gunslinger", "gunslinger"),
        ("gunslingr", "gunslinger"),
        ("СТРЕЛОК", "gunslinger"),
        ("стрилок", "gunslinger"),
        ("moonelf", "moon-elf"),
        ("barbarian", None),
        ("", None),
    ],
)
def test_the_closest_name_of_either_language_is_found(asked: str, found: str | None) -> None:
    assert nearest(asked, KNOWN) == found


def test_nothing_is_near_where_nothing_is_known() -> None:
    assert nearest("gunslinger", {}) is None
