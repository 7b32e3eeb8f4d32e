import math

import pytest

from svod.search.documents import Indexed, Passage, Place
from svod.search.query import Word
from svod.search.scoring import Scorer
from svod.search.whoosh_index import WhooshIndex, build

NEITHER: dict[int, float] = {}


def word(text: str, weight: float = 1.0) -> Word:
    return Word(text, ((text, weight),))


def scorer(*documents: Indexed) -> Scorer:
    return Scorer(WhooshIndex(build(documents)))


def document(
    number: int, *, name: str = "", title: str = "", decision: str = "", body: tuple[str, ...] = ()
) -> Indexed:
    return Indexed(
        f"zz-{number}",
        (name,),
        (name,),
        (),
        (title,),
        (Passage(Place("part", "main", "main"), decision),),
        tuple(Passage(Place("point", str(place), None), text) for place, text in enumerate(body)),
        (),
    )


def test_a_document_with_more_of_the_words_comes_first() -> None:
    found = scorer(
        document(0, decision="keg keg keg keg"), document(1, decision="keg hero"), document(2, decision="x")
    ).scores([word("keg"), word("hero")], NEITHER)
    assert [score.number for score in found] == [1, 0]
    assert found[0].covered == 1.0
    assert 0 < found[1].covered < 1


def test_names_weigh_most_then_title_decision_and_body() -> None:
    found = scorer(
        document(0, body=("keg",)),
        document(1, decision="keg"),
        document(2, title="keg"),
        document(3, name="keg"),
        *(document(number, decision="x") for number in range(4, 12)),
    ).scores([word("keg")], NEITHER)
    assert [score.number for score in found] == [3, 2, 1, 0]


def test_equal_documents_stand_in_the_order_of_their_numbers() -> None:
    found = scorer(*(document(number, title="keg") for number in range(5))).scores([word("keg")], NEITHER)
    assert [score.number for score in found] == [0, 1, 2, 3, 4]


def test_a_preferred_document_gains() -> None:
    found = scorer(document(0, title="keg"), document(1, title="keg")).scores([word("keg")], {1: 2.0})
    assert [score.number for score in found] == [1, 0]
    assert found[0].value == pytest.approx(2 * found[1].value)


def test_a_word_tells_the_more_the_rarer_it_is() -> None:
    judge = scorer(*(document(number) for number in range(9)))
    assert judge.mass(0) == pytest.approx(math.log(1 + 9.5 / 0.5))
    assert judge.mass(0) > judge.mass(1) > judge.mass(9) > 0


def test_an_unknown_word_lowers_the_share_of_all() -> None:
    judge = scorer(document(0, title="keg"), document(1))
    assert judge.scores([word("keg")], NEITHER)[0].covered == 1.0
    assert judge.scores([word("keg"), word("zzz")], NEITHER)[0].covered < 0.5


def test_a_guessed_form_counts_less() -> None:
    judge = scorer(document(0, title="keg"), document(1, title="kegler"))
    found = judge.scores([Word("keg", (("keg", 1.0), ("kegler", 0.4)))], NEITHER)
    assert [score.number for score in found] == [0, 1]
    assert found[1].value == pytest.approx(0.4 * found[0].value)


def test_the_best_passage_is_the_one_with_more_of_the_words() -> None:
    judge = scorer(document(0, decision="hero wins", body=("keg", "hero and keg")), document(1))
    places = judge.best_places([word("keg"), word("hero")], 0)
    assert [place.key for _, place in places] == ["1", "main", "0"]


def test_a_decision_goes_before_what_explains_it() -> None:
    judge = scorer(document(0, decision="keg", body=("keg",)), document(1))
    assert [place.key for _, place in judge.best_places([word("keg")], 0)] == ["main", "0"]


def test_nothing_has_no_passages() -> None:
    assert scorer(document(0, title="keg")).best_places([word("keg")], 0) == []
    assert scorer(document(0)).scores([], NEITHER) == []
