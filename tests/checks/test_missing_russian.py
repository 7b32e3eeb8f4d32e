from svod.records.problem import Level
from tests.checks.small_base import SmallBase

RULE = "missing-russian"


def test_each_text_without_russian_is_named(base: SmallBase) -> None:
    base.write(
        "rulings/zz-one.yml",
        "id: zz-one\nkind: rule\ncode: R1\ntitle: T\nparts:\n  - {key: main, decision: D}\n",
    )
    base.write("rulings/zz-one.ru.yml", "id: zz-one\nunits:\n  title: {ru: Т, from: T}\n")

    problem = base.only(RULE)

    assert (problem.path, problem.line, problem.column) == ("rulings/zz-one.yml", 6, 27)
    assert problem.hint == "Add 'part/main/decision' to 'units' in zz-one.ru.yml."
    assert problem.level is Level.WARNING


def test_without_a_russian_file_there_is_one_warning(base: SmallBase) -> None:
    base.ruling()
    problem = base.only(RULE)
    assert (problem.line, problem.column) == (1, 1)
    assert problem.hint == "Write zz-one.ru.yml beside it."


def test_things_and_abilities_need_a_name(base: SmallBase) -> None:
    base.thing(
        "hero", "Zoë", "abilities:\n  - {key: zap, name: Zap}\n  - {key: zip, name: Zip}", stem="zz-hero"
    )
    base.write("heroes/zz-hero.ru.yml", "id: zz-hero\nabilities:\n  zip: {preferred: Зип, attested: ours}\n")
    assert base.found(RULE) == [("heroes/zz-hero.yml", 4, 7), ("heroes/zz-hero.yml", 6, 22)]


def test_rows_of_tables_need_russian(base: SmallBase) -> None:
    base.write("rulings/channels.yml", "id: channels\nkind: channels\nrows:\n  - {key: zz, text: Zz}\n")
    base.write("rulings/channels.ru.yml", "id: channels\nunits: {}\n")
    assert base.found(RULE) == [("rulings/channels.yml", 4, 21)]


def test_an_unreadable_russian_file_is_not_called_missing(base: SmallBase) -> None:
    base.ruling()
    base.write("rulings/zz-one.ru.yml", "id: zz-one\nunits:\n  title: {ru: Т}\n")
    assert base.found(RULE) == []
    assert base.found("missing-field") == [("rulings/zz-one.ru.yml", 3, 10)]


def test_what_is_complete_is_not_warned_about(base: SmallBase) -> None:
    base.thing("status", "Keg")
    base.write("heroes/zz-thing.ru.yml", "id: zz-thing\nnames: {preferred: Бочка, attested: translators}\n")
    assert base.found(RULE) == []
