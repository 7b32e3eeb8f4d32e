from svod.links.context import Context, context_of, owners
from svod.records.fragments import Ability, Part
from svod.records.kinds import Card, Component, Hero, Mode, Ruling, Status


def test_a_ruling_is_about_what_its_fields_name() -> None:
    ruling = Ruling(
        id="case",
        code="R1",
        title="T",
        parts=(Part(key="main", at=("orp-4",)),),
        main=("monk",),
        statuses=("blind",),
        abilities=("huntress.shot",),
        keywords=("transfer",),
        supersedes=("other",),
    )
    named = {"case", "hero:monk", "status:blind", "ability:huntress.shot", "step:orp-4", "other"}
    assert context_of(ruling) == Context(
        frozenset({"case"}), frozenset(named), frozenset({"monk", "huntress"}), frozenset({"transfer"})
    )


def test_the_abilities_of_a_hero_stand_on_its_page() -> None:
    context = context_of(
        Hero(id="monk", code="R1", name="Monk", abilities=(Ability(key="duel", name="Duel"),))
    )
    assert context.own == context.named == {"hero:monk", "ability:monk.duel"}
    assert context.heroes == {"monk"}


def test_a_thing_belongs_to_its_heroes() -> None:
    assert owners(Status(id="blind", code="R1", name="Blind", heroes=("monk", "elf"))) == ("monk", "elf")
    assert owners(Component(id="die", code="R1", name="Die", type="die", heroes=("elf",))) == ("elf",)
    assert owners(Card(id="wing", code="R1", name="Wing", hero="elf")) == owners(
        Hero(id="elf", code="R1", name="Elf")
    )
    assert (
        owners(Card(id="wing", code="R1", name="Wing")) == owners(Mode(id="one", code="R1", name="One")) == ()
    )
