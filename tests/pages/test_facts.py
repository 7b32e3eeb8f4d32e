from svod.pages.facts import ability_facts, facts
from svod.records.kinds import Hero
from svod.records.record import Thing
from tests.pages.desk import Desk


def table(desk: Desk, hit_id: str, lang: str = "en") -> dict[str, tuple[str, bool]]:
    thing = desk.library.records[hit_id]
    assert isinstance(thing, Thing)
    return {fact.label: (str(fact.value.striptags()), fact.known) for fact in facts(desk.prose(lang), thing)}


def test_a_status_tells_what_is_known(desk: Desk) -> None:
    assert table(desk, "status:zz-burn") == {
        "Type": ("status effect", True),
        "Hero": ("Fencer", True),
        "Polarity": ("negative", True),
        "Stack limit": ("3", True),
    }


def test_a_status_tells_what_is_not_known(desk: Desk) -> None:
    assert table(desk, "status:zz-twin") == {
        "Type": ("companion", True),
        "Hero": ("not stated in our sources", False),
        "Polarity": ("not stated in our sources", False),
        "Stack limit": ("not stated in our sources", False),
    }


def test_heroes_cards_components_and_steps(desk: Desk) -> None:
    assert table(desk, "hero:zz-fencer") == {
        "Box": ("Season Zero", True),
        "Number in the document": ("1", True),
        "Also called": ("Fence", True),
    }
    assert table(desk, "hero:zz-rival") == {"Box": ("not stated in our sources", False)}
    assert table(desk, "card:zz-twin") == {
        "Type": ("Instant Action", True),
        "Hero": ("Cards of no hero", True),
    }
    assert table(desk, "component:zz-die") == {"Type": ("Dice", True), "Hero": ("Fencer", True)}
    assert table(desk, "step:drp-1") == {
        "Abbreviation": ("DRP 1", True),
        "Part of": ("Defensive Roll Phase", True),
    }
    assert table(desk, "mode:zz-duel") == {}


def test_russian_names_tell_where_they_come_from(desk: Desk) -> None:
    found = table(desk, "hero:zz-fencer", "ru")
    assert found["Называют также"] == ("Фехт, Fence", True)
    assert found["Русское имя"] == ("как у переводчиков", True)


def test_an_ability_tells_its_type_and_what_it_upgrades(desk: Desk) -> None:
    hero = desk.library.records["hero:zz-fencer"]
    assert isinstance(hero, Hero)
    found = [
        [(fact.label, str(fact.value.striptags())) for fact in ability_facts(desk.prose("en"), hero, ability)]
        for ability in hero.abilities
    ]
    assert found[2] == [("Type", "defensive"), ("Upgrade of", "Parry")]
    assert found[3] == [("Type", "not stated in our sources")]
