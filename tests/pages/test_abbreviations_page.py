from tests.pages.desk import Desk
from tests.pages.html import parse


def tables(desk: Desk, lang: str) -> list[list[list[str]]]:
    """Both tables: rows of cells."""
    tree = parse(desk.body("abbreviations/", lang))
    return [
        [[cell.text for cell in row.all("td")] for row in table.one("tbody").all("tr")]
        for table in tree.all("table")
    ]


def test_steps_have_both_side_by_side(desk: Desk) -> None:
    (russian,) = tables(desk, "ru")
    (english,) = tables(desk, "en")
    assert russian[0] == ["ФБЗ", "DRP", "Фаза броска защиты Defensive Roll Phase"]
    assert english[0] == ["DRP", "ФБЗ", "Defensive Roll Phase"]
    assert [row[0] for row in english] == ["DRP", "DRP 1", "ORP", "ORP 4"]


def test_things_abilities_and_keywords_have_theirs(own_desk: Desk) -> None:
    own_desk.replace(
        "heroes/zz-fencer.yml", "also: [{text: Fence,", "also: [{text: FE, sort: abbreviation}, {text: Fence,"
    )
    own_desk.replace(
        "heroes/zz-fencer.ru.yml",
        "  parry-2:\n",
        "  parry-2:\n    also: [{text: П2, sort: abbreviation}]\n",
    )
    own_desk.replace(
        "rulings/keywords.yml", "text: Paying CP}", "text: Paying CP, forms: [PCP, paid CP, pcp]}"
    )
    own_desk.replace(
        "rulings/keywords.ru.yml",
        "id: keywords\n",
        "id: keywords\nkeywords:\n  zz-paying:\n    preferred: оплата\n    attested: ours\n"
        "    also:\n      - {text: ОБС, sort: abbreviation}\n      - {text: PC, sort: abbreviation}\n"
        "      - {text: опл, sort: nickname}\n",
    )
    with_russian, without = tables(own_desk, "ru")
    assert ["ОБС", "PCP, PC", "Оплата БС Paying CP"] in with_russian
    assert ["П2", "—", "Парирование II Parry II"] in with_russian
    assert without == [["FE", "—", "Фехтовальщица Fencer"]]
    with_english, only_russian = tables(own_desk, "en")
    assert ["FE", "—", "Fencer"] in with_english
    assert only_russian == [["П2", "—", "Parry II"]]


def test_a_thing_that_is_a_keyword_too_stands_once(own_desk: Desk) -> None:
    own_desk.replace("rulings/keywords.yml", "text: Paying CP}", "text: Defensive Roll Phase, forms: [DRP]}")
    own_desk.replace(
        "rulings/keywords.ru.yml",
        "id: keywords\n",
        "id: keywords\nkeywords:\n  zz-paying:\n    preferred: фаза\n    attested: ours\n"
        "    also: [{text: ФБЗ, sort: abbreviation}]\n",
    )
    (table,) = tables(own_desk, "ru")
    assert [row for row in table if row[0] == "ФБЗ"] == [
        ["ФБЗ", "DRP", "Фаза броска защиты Defensive Roll Phase"]
    ]


def test_names_lead_to_their_pages_and_the_other_language_is_marked(desk: Desk) -> None:
    tree = parse(desk.body("abbreviations/", "ru"))
    first = tree.one("tbody").all("tr")[0]
    assert first.one("a").attributes["href"] == "../steps/drp/"
    assert [cell.lang for cell in first.all("td")] == [None, "en", None]
