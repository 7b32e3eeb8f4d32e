import pytest

from tests.checks.small_base import ENGLISH_SAID, RUSSIAN_SAID, SmallBase

RULE = "invisible-character"
UNSEEN = ["\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}", "\N{THIN SPACE}", "\N{NON-BREAKING HYPHEN}"]


@pytest.mark.parametrize("sign", UNSEEN)
def test_in_english_and_in_russian(base: SmallBase, sign: str) -> None:
    base.say(f"It deals 3{sign}damage.", f"Он наносит 3{sign}урона.")
    assert sorted(base.found(RULE)) == sorted([ENGLISH_SAID, RUSSIAN_SAID])


def test_its_number_is_told(base: SmallBase) -> None:
    base.say("It deals 3\N{NO-BREAK SPACE}damage.")
    assert "U+00A0" in base.only(RULE).message


def test_plain_spaces_and_what_is_seen(base: SmallBase) -> None:
    base.say("It deals 1–2 damage – “at once”.", "Он наносит 1–2 урона — «сразу».")
    assert base.found(RULE) == []
