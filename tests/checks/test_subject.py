from svod.checks.subject import Subject
from svod.records.library import Library
from svod.records.store import load
from tests.checks.small_base import SmallBase


def two_languages(base: SmallBase) -> Subject:
    base.ruling()
    base.write("rulings/zz-one.ru.yml", "id: zz-one\nunits:\n  title: {ru: Случай, from: A case}\n")
    return Subject(load(base.root), "zz-one")


def test_a_record_with_its_files(base: SmallBase) -> None:
    subject = two_languages(base)
    assert subject.record is subject.body
    assert (subject.path, subject.russian_path) == ("rulings/zz-one.yml", "rulings/zz-one.ru.yml")


def test_each_english_text_then_its_russian(base: SmallBase) -> None:
    first, second, third, *_ = two_languages(base).written
    assert (first.words, first.where, first.russian) == ("A case", ("title",), False)
    assert (second.words, second.where, second.russian) == ("Случай", ("units", "title", "ru"), True)
    assert second.text is first.text
    assert not third.russian


def test_a_table_is_no_record(library: Library) -> None:
    table = next(iter(library.tables))
    subject = Subject(library, table)
    assert subject.record is None
    assert subject.body is library.tables[table]
    assert subject.texts


def test_outer_pieces_come_before_inner(base: SmallBase) -> None:
    base.ruling("points:\n  - {key: a, text: T, since: 2026-01-01, past: [{text: U, until: 2026-01-01}]}")
    places = list(Subject(load(base.root), "zz-one").pieces)
    assert {("parts", 0), ("points", 0)} <= set(places)
    assert all(place[:-1] not in places[at:] for at, place in enumerate(places))


def test_a_file_with_faults_is_not_whole(base: SmallBase) -> None:
    base.ruling("statuses: 1")
    base.thing("status", "Zz")
    loaded = load(base.root)
    subject = Subject(loaded, "zz-one")
    assert not subject.whole("rulings/zz-one.yml")
    assert subject.whole("rulings/zz-one.ru.yml")
    assert Subject(loaded, "status:zz-thing").whole("heroes/zz-thing.yml")
