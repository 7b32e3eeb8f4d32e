from svod.search.documents import Indexed, Passage, Place
from svod.search.whoosh_index import WhooshIndex, build

FIRST = Place("part", "main", "main")
SECOND = Place("point", "1", None)


def document(hit_id: str, *decision: Passage, body: tuple[Passage, ...] = (), title: str = "") -> Indexed:
    return Indexed(hit_id, (title,), (), (), (title,), decision, body, (f"id={hit_id}",))


INDEX = WhooshIndex(
    build(
        [
            document("zz-a", Passage(FIRST, "Keg, keg, KEG"), title="Бочка пороха"),
            document(
                "zz-b", body=(Passage(FIRST, "one keg"), Passage(SECOND, "kegs and " + "x " * 5000 + "keg"))
            ),
        ]
    )
)


def test_postings_count_stems_document_by_document() -> None:
    assert INDEX.count == 2
    assert INDEX.postings("decision", "keg") == {0: 3.0}
    assert INDEX.postings("body", "keg") == {1: 3.0}
    assert INDEX.postings("body", "nothing") == {}
    assert [INDEX.hit_id(number) for number in (0, 1)] == ["zz-a", "zz-b"]


def test_a_passage_knows_its_words_however_long_it_is() -> None:
    assert INDEX.places(1, "body") == [FIRST, SECOND]
    assert INDEX.passages(1, "body", "keg") == {0: 1, 1: 2}
    assert INDEX.passages(0, "body", "keg") == {}
    assert INDEX.passages(0, "decision", "nothing") == {}


def test_names_are_kept_whole_and_words_as_they_are_written() -> None:
    assert INDEX.postings("whole", "бочк порох") == {0: 1.0}
    assert list(INDEX.terms("forms", "keg")) == ["keg", "kegs"]
    assert list(INDEX.terms("facets", "id=")) == ["id=zz-a", "id=zz-b"]


def test_lengths_and_what_is_known() -> None:
    assert INDEX.length("decision", 0) == 3
    assert INDEX.average("decision") == 1.5
    assert INDEX.knows("порох")
    assert not INDEX.knows("keks")


def test_an_index_of_nothing_answers() -> None:
    empty = WhooshIndex(build([]))
    assert empty.count == 0
    assert empty.postings("body", "keg") == {}
    assert list(empty.terms("forms", "")) == []
