from svod.pages.subjects import subjects
from svod.records.kinds import Ruling
from tests.pages.desk import Desk


def test_what_a_ruling_is_about_is_linked_field_by_field(desk: Desk) -> None:
    record = desk.library.records["zz-parry-cost"]
    assert isinstance(record, Ruling)
    found = {
        each.field: [str(link.striptags()) for link in each.links]
        for each in subjects(desk.prose("ru"), record)
    }
    assert found == {
        "main": ["Фехтовальщица"],
        "heroes": ["Соперник"],
        "statuses": ["Ожог"],
        "cards": ["Финт"],
        "abilities": ["Парирование II"],
        "components": ["Кубик Фехтовальщицы"],
        "steps": ["Шаг 4 фазы броска нападения"],
        "modes": ["Дуэль"],
        "keywords": ["Парирование", "Оплата БС"],
    }


def test_a_subject_with_a_term_leads_to_it(desk: Desk) -> None:
    record = desk.library.records["zz-parry-cost"]
    assert isinstance(record, Ruling)
    keywords = subjects(desk.prose("en"), record)[-1]
    assert keywords.links == ('<a href="../../terms/zz-term-parry/">Parrying</a>', "Paying CP")
