from msgspec.structs import replace

from svod.checks.surroundings import asked_of, names_of
from svod.records.fragments import Ability
from svod.records.kinds import Hero, Ruling, Status, Step
from svod.records.library import Library
from svod.records.russian import Russian, Unit
from svod.records.tables import KeywordRow, Keywords
from tests.links.small_library import names

KEG = Status(id="keg", code="R1", name="Powder Keg")
MONK = Hero(id="monk", code="R2", name="Monk", abilities=(Ability(key="duel", name="Duel"),))
DRP = Step(id="drp-1", code="R3", name="Phase", place=1, within="drp")


def test_a_name_in_either_language_decides_what_is_found_elsewhere() -> None:
    russian = Russian(id="keg", names=names("Пороховая бочка"))
    assert names_of(KEG, russian) != names_of(replace(KEG, name="Keg"), russian)
    assert names_of(KEG, russian) != names_of(KEG, Russian(id="keg", names=names("Бочка")))
    assert names_of(KEG, russian) != names_of(replace(KEG, heroes=("monk",)), russian)
    assert names_of(MONK, None) != names_of(replace(MONK, abilities=()), None)


def test_a_text_does_not() -> None:
    russian = Russian(id="keg", units={"title": Unit(ru="Бочка", english="Keg")})
    assert names_of(KEG, Russian(id="keg")) == names_of(KEG, russian)
    assert names_of(KEG, None) == names_of(replace(KEG, code="R9"), None)


def test_the_glossary_does(library: Library) -> None:
    table = Keywords(id="keywords", rows=(KeywordRow(key="throw", text="Throw"),))
    assert names_of(table, None) != names_of(replace(table, rows=()), None)
    ruling = next(record for record in library.records.values() if isinstance(record, Ruling))
    assert names_of(ruling, None) is None


def test_others_ask_for_ids_keys_and_places() -> None:
    assert asked_of(KEG) == asked_of(replace(KEG, name="Keg"))
    assert asked_of(KEG) != asked_of(replace(KEG, id="keg-2"))
    assert asked_of(MONK) != asked_of(replace(MONK, abilities=()))
    assert asked_of(DRP) != asked_of(replace(DRP, within="orp"))


def test_tables_are_asked_for_as_they_are_but_for_the_strings_of_pages(library: Library) -> None:
    asked = {table.kind: asked_of(table) is not None for table in library.tables.values()}
    assert asked.pop("interface") is False
    assert set(asked.values()) == {True}
