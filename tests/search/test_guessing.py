from svod.search.guessing import Guesser
from svod.search.tables import heard

GUESSER = Guesser(
    ("blind", "doubloon", "invis", "бочк", "порохов", "шашк", "яд"), heard(["wither", "thunder"])
)


def test_a_slip_or_two_by_the_length_of_the_word() -> None:
    assert GUESSER.slipped("порохав") == {"порохов": 80}
    assert GUESSER.slipped("blnid") == {"blind": 80}
    assert GUESSER.slipped("dobloons") == {"doubloon": 80}
    assert GUESSER.slipped("dobluun") == {}
    assert GUESSER.slipped("dobluons") == {"doubloon": 60}
    assert GUESSER.slipped("blnidd") == {"blind": 80}
    assert GUESSER.slipped("blxyzd") == {}


def test_short_words_and_wrong_beginnings_are_not_guessed() -> None:
    assert GUESSER.slipped("як") == {}
    assert GUESSER.slipped("grind") == {}


def test_russian_in_latin_letters() -> None:
    assert GUESSER.romanised("bochka") == {"бочк": 90}
    assert GUESSER.romanised("shashka") == {"шашк": 90}
    assert GUESSER.romanised("kubernetes") == {}


def test_what_stemming_leaves_next_to_nothing_of_is_not_guessed() -> None:
    guesser = Guesser(("до", "ци"), {})
    assert guesser.romanised("doom") == {}
    assert guesser.romanised("tsi") == {"ци": 90}


def test_english_in_cyrillic_letters() -> None:
    assert list(GUESSER.heard("визера")) == ["wither"]
    assert list(GUESSER.heard("тандер")) == ["thunder"]
    assert GUESSER.heard("холодильник") == {}


def test_a_slip_near_the_end_of_a_short_word_is_seen_in_the_whole_word() -> None:
    guesser = Guesser(("agil", "bounti"), heard(["agility", "bounty"]))
    assert guesser.slipped("agiilty") == {"agil": 80}
    assert guesser.slipped("bounyt") == {"bounti": 80}
