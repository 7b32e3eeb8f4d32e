from svod.search.facts import CHANGED, changed_in, channel, on, printed
from svod.search.hints import changed, channels, is_channel, mirrored, numbers, on_days
from svod.search.spans import Span
from svod.text.periods import Period

HERO = Span(0, 1, ("hero:zz-fencer",), 100)
JUNE = Period("june 2026", "2026-06", 0, 9)


def test_changes_of_a_period_come_before_what_was_ruled_then() -> None:
    assert on_days(JUNE, ["решение"]) == ((on("2026-06"), 100),)
    first, second = on_days(JUNE, ["что", "изменили"])
    assert (first, second[0]) == ((changed_in("2026-06"), 100), on("2026-06"))
    assert second[1] < 100


def test_a_channel_by_itself_or_with_a_hero() -> None:
    assert channels(["facebook"], []) == {0: {channel("facebook"): 100}}
    found = channels(["fencer", "discord"], [HERO])[1]
    assert found[channel("discord/zz-fencer")] > found[channel("discord")]
    assert is_channel("дискорд")
    assert not is_channel("стол")


def test_a_number_after_a_hero_is_that_of_an_entry() -> None:
    assert numbers(["fencer", "4", "2"], [HERO]) == {1: {printed("zz-fencer", "4"): 100}}
    assert numbers(["fencer", "wins"], [HERO]) == {}
    assert numbers(["fencer"], [HERO]) == {}


def test_a_hero_against_itself_is_a_mirror_match() -> None:
    again = HERO._replace(start=2, end=3)
    assert mirrored([HERO, again]) == {1: {"=keywords:mirror-match": 100}}
    assert mirrored([HERO, again._replace(concepts=("hero:zz-rival",))]) == {}


def test_words_that_ask_for_changes() -> None:
    assert changed(["back", "strike", "reworded"]) == {2: {CHANGED: 60}}
    assert changed(["старую", "карту", "поправили"]) == {0: {CHANGED: 60}, 2: {CHANGED: 60}}
