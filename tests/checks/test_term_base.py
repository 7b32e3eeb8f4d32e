import msgspec

from svod.checks.term_base import TermBase
from tests.checks.small_speech import terms


def test_a_word_of_a_russian_name_is_its_own_in_any_form() -> None:
    base = terms().base
    assert [base.is_own_word(word) for word in ("бочку", "пороховой", "кубик")] == [True, True, False]


def test_it_survives_being_kept() -> None:
    base = terms().base
    kept = msgspec.msgpack.decode(msgspec.msgpack.encode(base), type=TermBase)
    assert kept.terms == base.terms
    assert kept.is_own_word("бочку")
    assert [len(table.of("status:keg")) for table in kept.russian_tables] == [3, 0]
    assert [len(table.of("keyword:throw")) for table in kept.russian_tables] == [0, 2]
