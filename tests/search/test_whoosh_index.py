from svod.search.documents import Indexed, Passage, Place
from svod.search.whoosh_index import WhooshIndex, build
from tests.search.conftest import PLAIN

FIRST = Place("part", "main", "main")
SECOND = Place("point", "1", None)


def document(hit_id: str, *decision: Passage, body: tuple[Passage, ...] = (), title: str = "") -> Indexed:
    return Indexed(hit_id, (), (title,), decision, body, facets=(f"id={hit_id}", "kind=ruling"))


INDEX = WhooshIndex(
    build(
        [
            document("zz-a", Passage(FIRST, "Keg, keg, KEG"), title="Бочка пороха"),
            document(
                "zz-b", body=(Passage(FIRST, "one keg"), Passage(SECOND, "kegs and " + "x " * 5000 + "keg"))
            ),
        ],
        PLAIN,
    )
)


def test_every_document_has_one_whole_weight_for_a_stem() -> None:
    assert INDEX.count == 2
    weights = INDEX.weights("keg")
    assert list(weights) == [0, 1]
    assert weights[0] > weights[1] > 0
    assert {type(weight) for weight in weights.values()} == {int}
    assert INDEX.weights("nothing") == {}
    assert [INDEX.hit_id(number) for number in (0, 1)] == ["zz-a", "zz-b"]


def test_a_passage_knows_its_words_however_long_it_is() -> None:
    places = INDEX.places(1)
    assert places[-2:] == [FIRST, SECOND]
    assert INDEX.passages(1, "keg") == {len(places) - 2: 1, len(places) - 1: 2}
    assert INDEX.passages(0, "x") == {}
    assert INDEX.passages(0, "nothing") == {}


def test_facets_are_kept_as_they_are_written() -> None:
    assert INDEX.tagged("id=zz-b") == {1}
    assert INDEX.tagged("kind=ruling") == {0, 1}
    assert INDEX.tagged("kind=card") == frozenset()
    assert list(INDEX.facets("id=")) == ["id=zz-a", "id=zz-b"]


def test_the_vocabulary_is_of_stems_in_order() -> None:
    assert INDEX.vocabulary == ("and", "keg", "one", "x", "бочк", "порох")
    assert INDEX.knows("порох")
    assert not INDEX.knows("keks")


def test_an_index_of_nothing_answers() -> None:
    empty = WhooshIndex(build([], PLAIN))
    assert empty.count == 0
    assert empty.weights("keg") == {}
    assert empty.vocabulary == ()
