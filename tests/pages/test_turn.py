from svod.pages.turn import inner_steps, neighbours, short_name, turn
from svod.records.kinds import Step
from tests.pages.desk import Desk


def step(desk: Desk, id_: str) -> Step:
    record = desk.library.records[f"step:{id_}"]
    assert isinstance(record, Step)
    return record


def test_the_turn_goes_through_phases_and_their_steps(desk: Desk) -> None:
    found = [(depth, each.id) for depth, each in turn(desk.context())]
    assert found == [(0, "orp"), (1, "orp-4"), (0, "drp"), (1, "drp-1")]


def test_steps_of_a_phase(desk: Desk) -> None:
    assert [each.id for each in inner_steps(desk.context(), step(desk, "drp"))] == ["drp-1"]
    assert inner_steps(desk.context(), step(desk, "drp-1")) == ()


def test_neighbours_stand_in_the_same_phase(desk: Desk) -> None:
    assert neighbours(desk.context(), step(desk, "orp")) == (None, "step:drp")
    assert neighbours(desk.context(), step(desk, "drp")) == ("step:orp", None)
    assert neighbours(desk.context(), step(desk, "orp-4")) == (None, None)


def test_the_short_name_is_the_abbreviation_of_the_page_s_language(desk: Desk) -> None:
    assert short_name(desk.prose("ru"), step(desk, "drp-1")) == "ФБЗ\u00a01"
    assert short_name(desk.prose("en"), step(desk, "drp-1")) == "DRP 1"


def test_without_an_abbreviation_it_is_the_name(own_desk: Desk) -> None:
    own_desk.replace("rulings/reference/steps/drp.yml", "abbreviation: DRP\n", "")
    own_desk.replace("rulings/reference/steps/drp.ru.yml", "abbreviation", "nickname")
    assert short_name(own_desk.prose("ru"), step(own_desk, "drp")) == "Фаза броска защиты"
    assert short_name(own_desk.prose("en"), step(own_desk, "drp")) == "Defensive Roll Phase"
