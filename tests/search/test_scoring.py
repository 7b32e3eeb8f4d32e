import pytest

from svod.search.documents import Indexed, Passage, Place
from svod.search.scoring import Score, Scorer, with_neighbours
from svod.search.understood import Word
from svod.search.weights import measures
from svod.search.whoosh_index import WhooshIndex, build
from tests.search.conftest import PLAIN

NEITHER: dict[int, int] = {}


def word(text: str, percent: int = 100, weight: int = 100) -> Word:
    return Word(text, ((text, percent),), weight)


def scorer(*documents: Indexed) -> Scorer:
    return Scorer(WhooshIndex(build(documents, PLAIN)), measures(len(documents)))


def document(
    number: int, *, name: str = "", title: str = "", decision: str = "", body: tuple[str, ...] = ()
) -> Indexed:
    return Indexed(
        f"zz-{number}",
        names=(name,),
        title=(title,),
        decision=(Passage(Place("part", "main", "main"), decision),),
        body=tuple(Passage(Place("point", str(place), None), text) for place, text in enumerate(body)),
    )


def test_a_document_with_more_of_the_words_comes_first() -> None:
    found = scorer(
        document(0, decision="keg keg keg keg"), document(1, decision="keg hero"), document(2, decision="x")
    ).scores([word("keg"), word("hero")], NEITHER)
    assert [score.number for score in found] == [1, 0]
    assert found[0].mass == found[0].total
    assert 0 < found[1].mass < found[1].total


def test_title_and_names_weigh_most_then_decision_and_body() -> None:
    found = scorer(
        document(0, body=("keg",)),
        document(1, decision="keg"),
        document(2, title="keg"),
        document(3, name="keg"),
        *(document(number, decision="x") for number in range(4, 12)),
    ).scores([word("keg")], NEITHER)
    assert [score.number for score in found] == [2, 3, 1, 0]


def test_equal_documents_stand_in_the_order_of_their_numbers() -> None:
    found = scorer(*(document(number, title="keg") for number in range(5))).scores([word("keg")], NEITHER)
    assert [score.number for score in found] == [0, 1, 2, 3, 4]


def test_a_gain_is_in_percent() -> None:
    found = scorer(document(0, title="keg"), document(1, title="keg")).scores([word("keg")], {1: 200})
    assert [score.number for score in found] == [1, 0]
    assert found[0].value == 2 * found[1].value


def test_a_word_tells_the_more_the_rarer_it_is() -> None:
    judge = scorer(*(document(number) for number in range(9)))
    assert judge.mass(1) > judge.mass(5) > judge.mass(9) > 0
    assert judge.mass(0) == judge.mass(1)


def test_an_unknown_word_lowers_the_share_of_all() -> None:
    judge = scorer(document(0, title="keg"), document(1))
    (known,) = judge.scores([word("keg")], NEITHER)
    (beside,) = judge.scores([word("keg"), word("zzz")], NEITHER)
    assert known.mass == known.total
    assert beside.mass < beside.total


def test_a_guessed_form_counts_less() -> None:
    judge = scorer(document(0, title="keg"), document(1, title="kegler"))
    found = judge.scores([Word("keg", (("keg", 100), ("kegler", 40)))], NEITHER)
    assert [score.number for score in found] == [0, 1]
    assert found[1].value < found[0].value // 2


def test_a_guessed_word_is_known_only_by_its_percent() -> None:
    (found,) = scorer(document(0, title="keg"), document(1)).scores([word("keg", 60)], NEITHER)
    assert found.mass == found.total * word("keg", 60).sure // 100


def test_a_word_can_weigh_less_than_another() -> None:
    judge = scorer(document(0, title="keg"), document(1, title="hero"))
    found = judge.scores([word("keg", weight=15), word("hero")], NEITHER)
    assert [score.number for score in found] == [1, 0]


def test_all_numbers_are_whole() -> None:
    found = scorer(document(0, title="keg", body=("keg hero",))).scores([word("keg", 90, 150)], {0: 85})
    assert [type(number) for number in found[0]] == [int, int, int, int]


def test_the_best_passage_is_the_one_with_more_of_the_words() -> None:
    judge = scorer(document(0, decision="hero wins", body=("keg", "hero and keg")), document(1))
    places = judge.best_places([word("keg"), word("hero")], 0)
    assert [place.key for _, place in places] == ["1", "main", "0"]


def test_a_decision_goes_before_what_explains_it() -> None:
    judge = scorer(document(0, decision="keg", body=("keg",)), document(1))
    assert [place.key for _, place in judge.best_places([word("keg")], 0)] == ["main", "0"]


def test_nothing_has_no_passages() -> None:
    assert scorer(document(0)).best_places([word("keg")], 0) == []
    assert scorer(document(0)).scores([], NEITHER) == []


@pytest.mark.parametrize(
    "words, there", [("keg hero", True), ("keg wins", False), ("zzz", False), ("", True)]
)
def test_words_stand_together_in_one_passage(words: str, there: bool) -> None:  # noqa: FBT001
    judge = scorer(document(0, decision="hero wins", body=("keg", "hero and keg")))
    assert judge.together([(each,) for each in words.split()], 0) is there


def test_neighbours_have_a_share_of_the_best_score() -> None:
    found = with_neighbours([Score(3, 1000), Score(1, 300)], [(1, 40), (7, 20), (3, 10)])
    assert [(score.number, score.value) for score in found] == [(3, 1000), (1, 400), (7, 200)]
    assert with_neighbours([], [(1, 40)]) == []
