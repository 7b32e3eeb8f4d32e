import pytest

from svod.records.library import Library
from svod.search.index_store import index
from svod.search.nearest_terms import MOST, NearestTerms
from svod.search.understood import Word
from tests.search.conftest import TODAY


@pytest.fixture(scope="module")
def nearest(library: Library) -> NearestTerms:
    return NearestTerms(index(library, None, "en", TODAY))


def near(nearest: NearestTerms, *asked: str) -> list[str]:
    return nearest.of([Word(word, ((word, 100),)) for word in asked])


@pytest.mark.parametrize(
    "typed",
    ["lunges", "vypad", "випад"],
    ids=["by its beginning", "in the other alphabet", "by a slip"],
)
def test_a_word_nobody_knows_is_near_to_names_like_it(nearest: NearestTerms, typed: str) -> None:
    assert near(nearest, typed) == ["ability:zz-fencer.lunge"]


def test_what_is_like_nothing_has_no_neighbours(nearest: NearestTerms) -> None:
    assert near(nearest, "kubernet") == []
    assert near(nearest, "lunj") == []
    assert near(nearest, "lu") == []
    assert near(nearest, "77") == []
    assert near(nearest) == []


def test_a_known_word_is_near_to_the_names_that_have_it_the_shortest_first(nearest: NearestTerms) -> None:
    assert near(nearest, "parri")[:3] == ["ability:zz-fencer.parry", "keywords:zz-parry", "zz-term-parry"]
    assert len(near(nearest, "parri")) == MOST


def test_a_name_with_more_of_the_words_is_nearer(nearest: NearestTerms) -> None:
    assert near(nearest, "burn", "feint")[0] == "zz-burn-reworded"
    assert near(nearest, "burn")[0] == "status:zz-burn"


def test_a_name_of_which_most_was_not_asked_for_is_no_neighbour(nearest: NearestTerms) -> None:
    assert near(nearest, "defens") == []
    assert near(nearest, "defens", "roll") == ["step:drp"]


def test_a_doubtful_reading_and_a_word_that_holds_the_sentence_together_bring_nothing(
    nearest: NearestTerms,
) -> None:
    assert nearest.of([Word("bur", (("burn", 40),))]) == []
    assert near(nearest, "of", "the") == []


def test_only_so_many_words_are_looked_at(nearest: NearestTerms) -> None:
    noise = [f"qq{number}" for number in range(30)]
    assert near(nearest, *noise, "burn") == []
    unknown = ["qqwa", "qqwe", "qqwo", "qqwu"]
    assert near(nearest, *unknown, "lunges") == []
    assert near(nearest, *unknown[:3], "lunges") == ["ability:zz-fencer.lunge"]
