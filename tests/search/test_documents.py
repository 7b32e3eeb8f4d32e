import datetime as dt

from svod.records.held import Standing
from svod.records.library import Library
from svod.search.documents import Indexed, documents, held_of
from svod.search.names import Names
from tests.search.conftest import TODAY


def indexed(library: Library, lang: str = "en", day: dt.date = TODAY) -> dict[str, Indexed]:
    return {document.hit_id: document for document in documents(library, Names(library), lang, day)}


def texts(document: Indexed) -> str:
    return "\n".join(passage.text for passage in (*document.decision, *document.body))


def test_every_record_and_ability_is_one_document_in_the_order_of_ids(library: Library) -> None:
    found = [document.hit_id for document in documents(library, Names(library), "ru", TODAY)]
    assert set(found) == set(library.records) | {f"ability:{key}" for key in library.abilities}
    assert found == sorted(found)


def test_only_what_holds_is_indexed(library: Library) -> None:
    today = texts(indexed(library)["zz-parry-cost"])
    assert "once a turn" in today
    assert "each time" not in today
    earlier = texts(indexed(library, day=dt.date(2024, 11, 1))["zz-parry-cost"])
    assert "each time" in earlier
    assert "once a turn" not in earlier


def test_what_is_not_yet_ruled_is_left_out(library: Library) -> None:
    found = indexed(library, day=dt.date(2024, 10, 1))
    assert "zz-parry-cost" not in found
    assert "zz-duel-fees" in found


def test_a_withdrawn_ruling_keeps_its_title_alone(library: Library) -> None:
    document = indexed(library)["zz-duel-fees"]
    assert document.title == ("Fees of a duel",)
    assert texts(document) == ""


def test_a_ruling_carries_what_it_is_about_and_its_title_in_the_other_language(library: Library) -> None:
    document = indexed(library)["zz-parry-cost"]
    assert {"zz-parry-cost", "hero:zz-fencer", "status:zz-burn"} <= set(document.about)
    assert set(document.about) <= document.meant
    assert document.other[0] == indexed(library, "ru")["zz-parry-cost"].title[0]


def test_passages_know_their_piece_and_part(library: Library) -> None:
    document = indexed(library)["zz-parry-cost"]
    assert [tuple(passage.place) for passage in document.decision] == [
        ("part", "price", "price"),
        ("part", "who", "who"),
    ]
    assert ("point", "1b", "price") in [tuple(passage.place) for passage in document.body]
    assert ("example", "ex-1", "price") in [tuple(passage.place) for passage in document.body]


def test_an_answer_can_be_asked_for_by_its_question_word(library: Library) -> None:
    document = indexed(library, "ru")["zz-riposte-timing"]
    assert "когда" in " ".join(document.asked)
    assert "когда" not in texts(document)


def test_a_line_of_a_list_has_the_names_of_its_thing(library: Library) -> None:
    assert "Финт" in texts(indexed(library)["zz-list-swords"])
    assert "Burn is a sword" not in texts(indexed(library)["zz-list-swords"])


def test_the_names_of_a_thing_are_one_line_that_in_the_language_of_the_text_first(library: Library) -> None:
    for lang, name in (("en", "Feint"), ("ru", "Финт")):
        line = indexed(library, lang)["zz-list-swords"].body[0].text
        assert line.startswith(f"{name}\t")
        assert line.count("\n") == 1


def test_an_ability_stands_with_its_own_points(library: Library) -> None:
    document = indexed(library, "ru")["ability:zz-fencer.parry"]
    assert [passage.text for passage in document.body] == ["Фехтовальщица может парировать один раз за ход."]
    assert held_of(library, "ability:zz-fencer.parry", TODAY).standing is Standing.HOLDS
