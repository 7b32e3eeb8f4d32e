import pytest

from tests.checks.small_base import SmallBase

RULE = "ambiguous-mention"


@pytest.fixture
def twins(base: SmallBase) -> SmallBase:
    """A base in which a status and a component have one name."""
    for kind, code, more in (("component", "R2", "type: tile"), ("status", "R3", "")):
        base.thing(kind, "Twin Blade", more, stem=f"zz-{kind}", code=code)
        names = "{preferred: Парный клинок, attested: ours}"
        base.write(f"heroes/zz-{kind}.ru.yml", f"id: zz-{kind}\nnames: {names}\n")
    return base


def test_a_name_of_two_things_is_told_where_it_stands(twins: SmallBase) -> None:
    twins.ruling("points:\n  - {key: a, text: 'The Twin Blade is played.'}")
    problem = twins.only(RULE)
    assert (problem.path, problem.line, problem.column) == ("rulings/zz-one.yml", 8, 20)
    assert problem.message == "'Twin Blade' may be component:zz-component or status:zz-status"
    assert "[[component:zz-component|Twin Blade]]" in problem.hint
    assert problem.level == "warning"


def test_in_russian_it_is_told_in_the_russian_file(twins: SmallBase) -> None:
    twins.ruling()
    unit = "title: {ru: 'Разыгран Парный клинок', from: A case}"
    twins.write("rulings/zz-one.ru.yml", f"id: zz-one\nunits:\n  {unit}\n")
    assert twins.found(RULE) == [("rulings/zz-one.ru.yml", 3, 15)]


@pytest.mark.parametrize("fields", ["components: [zz-component]", "statuses: [zz-status]"])
def test_the_fields_of_the_record_decide(twins: SmallBase, fields: str) -> None:
    twins.ruling(f"{fields}\npoints:\n  - {{key: a, text: 'The Twin Blade is played.'}}")
    assert twins.found(RULE) == []


def test_fields_that_name_both_do_not(twins: SmallBase) -> None:
    both = "components: [zz-component]\nstatuses: [zz-status]"
    twins.ruling(f"{both}\npoints:\n  - {{key: a, text: 'The Twin Blade is played.'}}")
    assert twins.found(RULE) == [("rulings/zz-one.yml", 10, 20)]


def test_a_link_says_which_is_meant(twins: SmallBase) -> None:
    twins.ruling("points:\n  - {key: a, text: 'The [[component:zz-component|Twin Blade]] is played.'}")
    assert twins.found(RULE) == []


def test_told_once_a_text(twins: SmallBase) -> None:
    twins.ruling("points:\n  - {key: a, text: 'A Twin Blade meets a Twin Blade.'}")
    assert len(twins.found(RULE)) == 1
