import pytest

from svod.search.former import FormerText
from svod.search.former_ranking import FormerRanking
from svod.search.understood import Understood, Word

KEG = FormerText("zz-keg", "part", "main", "main", "2024-05-01", "2025-07-08", "A keg costs 2 CP.", (), ())
KEGS = FormerText("zz-kegs", "point", "b", None, "unknown", "unknown", "Kegs roll.", ("status:zz-keg",), ())
SAME = FormerText("zz-kegs", "point", "a", None, "unknown", "unknown", "Kegs roll.", (), ())
TITLED = FormerText("zz-roll", "point", "a", None, "unknown", "unknown", "Nothing.", (), ("hero:zz-pirate",))


def half(mass: int, total: int) -> bool:
    return 2 * mass >= total


def found(
    *words: Word, outright: tuple[str, ...] = (), quoted: tuple[tuple[str, ...], ...] = ()
) -> list[str]:
    titles = {"zz-roll": "The keg"}
    ranking = FormerRanking([TITLED, KEGS, SAME, KEG], lambda hit_id: titles.get(hit_id, ""))
    understood = Understood(words, outright=outright, together=(quoted,) if quoted else ())
    ranked = ranking.ranked(understood, [100] * len(words), half)
    return [f"{each.text.id} {each.text.key} {each.score}" for each in ranked]


def word(text: str, percent: int = 100) -> Word:
    return Word(text, ((text, percent),))


def test_the_more_of_the_words_the_better_and_ties_by_id_and_key() -> None:
    assert found(word("keg"), word("roll")) == ["zz-kegs a 20000", "zz-kegs b 20000", "zz-keg main 10000"]


def test_a_word_around_the_text_counts_for_less() -> None:
    assert found(word("keg"), Word("pirate", (("=hero:zz-pirate", 100),))) == [
        "zz-keg main 10000",
        "zz-kegs a 10000",
        "zz-kegs b 10000",
    ]
    assert found(word("keg"), word("noth")) == [
        "zz-roll a 15000",
        "zz-keg main 10000",
        "zz-kegs a 10000",
        "zz-kegs b 10000",
    ]


def test_a_concept_is_found_by_any_of_its_names() -> None:
    assert found(Word("бочка", (("бочк", 100), ("=status:zz-keg", 90)))) == ["zz-kegs b 9000"]


def test_a_word_that_only_a_former_text_has_is_found_as_it_was_typed() -> None:
    assert found(Word("costs", (("coast", 80),))) == ["zz-keg main 10000"]


@pytest.mark.parametrize("term", ["on=2025", "on=2025-07-08", "changed=2025-07", "on=2024-05"])
def test_the_days_from_which_and_up_to_which_it_held(term: str) -> None:
    assert found(Word("then", ((term, 100),))) == ["zz-keg main 10000"]


def test_a_record_named_outright_needs_no_words_and_quotes_ask_for_all() -> None:
    assert found(word("r101"), outright=("zz-roll",)) == ["zz-roll a 0"]
    assert found(word("keg"), outright=("zz-keg",))[0] == "zz-keg main 10000"
    assert found(word("keg"), quoted=(("keg",), ("roll", "rolls"))) == ["zz-kegs a 10000", "zz-kegs b 10000"]


def test_to_be_called_by_its_name_is_enough_but_not_to_be_about_the_same() -> None:
    assert "zz-roll a 5000" in found(word("keg"))
    assert found(Word("roll", (("=zz-roll", 100),))) == [
        "zz-kegs a 10000",
        "zz-kegs b 10000",
        "zz-roll a 5000",
    ]
    assert found(Word("pirate", (("=hero:zz-pirate", 100),))) == []


def test_without_words_all_answer() -> None:
    assert found() == ["zz-keg main 0", "zz-kegs a 0", "zz-kegs b 0", "zz-roll a 0"]
