import pytest

from svod.records.library import Library
from svod.search.documents import documents
from svod.search.lexicon import lexicon
from svod.search.names import Names
from svod.search.terms import Terms
from tests.search.conftest import TODAY


@pytest.fixture(scope="module")
def terms(library: Library) -> Terms:
    return Terms(library, lexicon(library, Names(library)))


def test_a_thing_is_found_in_a_text_only_where_it_is_meant(terms: Terms) -> None:
    assert terms.of("The burn", {"status:zz-burn"}) == ["the", "burn", "=status:zz-burn"]
    assert terms.of("The burn", set()) == ["the", "burn"]


def test_a_document_has_terms_by_field_and_by_passage(library: Library, terms: Terms) -> None:
    found = {each.hit_id: each for each in documents(library, Names(library), "en", TODAY)}["zz-parry-cost"]
    fields = terms.fields(found)
    assert "=hero:zz-fencer" in fields["about"]
    assert "on=2024" in fields["facts"]
    assert "parri" in fields["title"]
    sorts = [place.sort for place, _ in terms.passages(found)]
    assert sorts.index("title") < sorts.index("part") < sorts.index("point")
