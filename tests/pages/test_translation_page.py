from tests.pages.desk import Desk
from tests.pages.html import Node, parse

FEES = "rulings/zz-hero/zz-duel-fees.yml"


def cells(row: Node) -> list[str]:
    return [cell.text for cell in row.all() if cell.tag in {"th", "td"}]


def table(desk: Desk, lang: str = "ru") -> dict[str, list[str]]:
    """Name of a section → its numbers."""
    rows = parse(desk.body("translation/", lang)).one("tbody").all("tr")
    return {cells(row)[0]: cells(row)[1:] for row in rows}


def test_a_base_that_keeps_up_has_nothing_behind(desk: Desk) -> None:
    found = table(desk, "en")
    total = int(found["Everything"][0])
    assert found["Everything"] == [str(total), "—", "—", "—", str(total - 1), "1"]
    assert sum(int(numbers[0]) for name, numbers in found.items() if name != "Everything") == total
    assert "Nothing." in parse(desk.body("translation/", "en")).text


def test_what_fell_behind_is_counted_and_linked_the_worst_first(own_desk: Desk) -> None:
    own_desk.replace(FEES, "Fees of a duel", "Fees for a duel")
    own_desk.replace("rulings/zz-hero/zz-riposte-timing.yml", "Riposte is played in DRP 1.", "Never.")
    own_desk.write("rulings/sections.ru.yml", "")
    listed = parse(own_desk.body("translation/")).one("ul", class_="svod-links").all("li")
    assert [item.text for item in listed] == [
        "Когда разыгрывают Рипост R102: решение изменилось — 1",
        "Плата за дуэль R103: английский изменился — 1",
        "sections:sections: не переведено — 3",
    ]
    assert listed[0].one("a").attributes["href"] == "../rulings/zz-riposte-timing/"
    assert listed[2].all("a") == []
    assert table(own_desk)["Всё вместе"][1:4] == ["1", "1", "3"]


def test_english_readers_see_the_same_numbers(own_desk: Desk) -> None:
    own_desk.replace(FEES, "Fees of a duel", "Fees for a duel")
    russian, english = (list(table(own_desk, lang).values()) for lang in ("ru", "en"))
    assert russian == english
    assert len(english) > 2


def test_the_ways_to_help_name_commands(desk: Desk) -> None:
    commands = [code.text for code in parse(desk.body("translation/")).all("code")]
    assert "svod translation status --diff" in commands
    assert len(commands) == 4
