import pytest

from tests.checks.small_base import SmallBase

RULE = "unknown-reference"
ONE = "rulings/zz-one.yml"


@pytest.fixture
def kegs(base: SmallBase) -> SmallBase:
    """A base with a status, a hero with an ability, and a channel."""
    base.thing("status", "Powder Keg", stem="zz-keg", code="R2")
    base.write(
        "heroes/zz-keg.ru.yml", "id: zz-keg\nnames: {preferred: Пороховая бочка, attested: translators}\n"
    )
    base.thing("hero", "Zoë", "abilities:\n  - {key: zap, name: Zap}", stem="zz-hero", code="R3")
    base.write(
        "rulings/channels.yml", "id: channels\nkind: channels\nrows:\n  - {key: email, text: E-mail}\n"
    )
    return base


def test_what_exists_is_found(kegs: SmallBase) -> None:
    kegs.ruling(
        """
        statuses: [zz-keg]
        heroes: [zz-hero]
        abilities: [zz-hero.zap]
        rests_on: ["status:zz-keg", zz-one, "ability:zz-hero.zap"]
        sources: [{channel: email, authority: officiant}]
        points: [{key: a, text: "[[status:zz-keg|kegs]], [[ability:zz-hero.zap]], [[zz-one]], `[[no link]]`"}]
        """
    )
    assert kegs.found(RULE) == []


@pytest.mark.parametrize(
    "field, column, hint",
    [
        ("statuses: [zz-kegg]", 12, "Did you mean 'zz-keg'?"),
        ("statuses: [powder-keg]", 12, "Did you mean 'zz-keg'?"),
        ("abilities: [zz-hero.zip]", 13, "Did you mean 'zz-hero.zap'?"),
        ("main: [zz-hera]", 8, "Did you mean 'zz-hero'?"),
        ("rests_on: [zz-won]", 12, "Did you mean 'zz-one'?"),
        ("rests_on: [zz-keg]", 12, "Did you mean 'status:zz-keg'?"),
        ("rests_on: [zz-hero.zap]", 12, "Did you mean 'ability:zz-hero.zap'?"),
        ("sources: [{channel: e-mail, authority: officiant}]", 21, "Did you mean 'email'?"),
        ("cards: [far-away]", 9, "Write it, or correct the id."),
    ],
)
def test_an_id_that_leads_nowhere(kegs: SmallBase, field: str, column: int, hint: str) -> None:
    kegs.ruling(field)
    problem = kegs.only(RULE)
    assert (problem.path, problem.line, problem.column) == (ONE, 7, column)
    assert problem.hint == hint


@pytest.mark.parametrize(
    "written, message, hint",
    [
        ("[[zz-won]]", "there is no record 'zz-won'", "Did you mean 'zz-one'?"),
        ("[[zz-keg|kegs]]", "there is no record 'zz-keg'", "Did you mean 'status:zz-keg'?"),
        ("[[Powder Keg]]", "[[Powder Keg]] is not a link", "Did you mean 'status:zz-keg'?"),
        ("[[Пороховая бочка]]", "[[Пороховая бочка]] is not a link", "Did you mean 'status:zz-keg'?"),
        ("[[пороховые бочки]]", "[[пороховые бочки]] is not a link", "Did you mean 'status:zz-keg'?"),
        ("[[R2|it]]", "[[R2|it]] is not a link", "Did you mean 'status:zz-keg'?"),
        ("[[zz-one|]]", "[[zz-one|]] is not a link", "Did you mean 'zz-one'?"),
        ("[[Somebody else]]", "[[Somebody else]] is not a link", "Write [[id]] or [[id|text]]."),
    ],
)
def test_a_link_that_leads_nowhere(kegs: SmallBase, written: str, message: str, hint: str) -> None:
    kegs.ruling(f'points:\n  - key: a\n    text: "See {written}."')
    problem = kegs.only(RULE)
    assert (problem.path, problem.line, problem.column) == (ONE, 9, 11)
    assert (problem.message, problem.hint) == (message, hint)


def test_links_in_russian_are_looked_at(kegs: SmallBase) -> None:
    kegs.ruling()
    kegs.write(
        "rulings/zz-one.ru.yml", "id: zz-one\nunits:\n  title:\n    ru: Дело [[zz-won]]\n    from: A case\n"
    )
    assert kegs.found(RULE) == [("rulings/zz-one.ru.yml", 4, 9)]


def test_a_former_id_says_where_it_went(kegs: SmallBase) -> None:
    kegs.write(
        "rulings/tombstones.yml",
        """
        id: tombstones
        kind: tombstones
        rows:
          - {key: zz-gone, to: [zz-one, "status:zz-keg"], on: 2025-07-08, text: T}
          - {key: "status:zz-barrel", to: ["status:zz-keg"], on: 2025-07-08, text: T}
          - {key: zz-lost, to: [zz-nowhere], on: 2025-07-08, text: T}
        """,
    )
    kegs.ruling("statuses: [zz-barrel]\nrests_on: [zz-gone]")

    nowhere, barrel, gone = (problem for problem in kegs.run() if problem.rule == RULE)

    assert (nowhere.path, nowhere.line, nowhere.message) == (
        "rulings/tombstones.yml",
        6,
        "there is no record 'zz-nowhere'",
    )
    assert (barrel.message, barrel.hint) == ("'zz-barrel' is no more", "It went to 'zz-keg'.")
    assert gone.hint == "It went to 'zz-one' and 'status:zz-keg'."


def test_tombstones_may_lead_on_but_not_in_a_circle(kegs: SmallBase) -> None:
    kegs.ruling()
    kegs.write(
        "rulings/tombstones.yml",
        """
        id: tombstones
        kind: tombstones
        rows:
          - {key: zz-oldest, to: [zz-old], on: 2025-07-08, text: T}
          - {key: zz-old, to: [zz-one], on: 2025-07-08, text: T}
          - {key: zz-round, to: [zz-again], on: 2025-07-08, text: T}
          - {key: zz-again, to: [zz-round], on: 2025-07-08, text: T}
        """,
    )
    assert kegs.found(RULE) == [("rulings/tombstones.yml", 6, 26), ("rulings/tombstones.yml", 7, 26)]


def test_what_leads_to_an_unreadable_file_is_left_alone(kegs: SmallBase) -> None:
    kegs.write("rulings/zz-two.yml", "id: zz-two\nkind: ruling\n")
    kegs.write("rulings/zz-three.yml", "id: [\n")
    kegs.write("heroes/zz-other.yml", "id: zz-other\nkind: hero\n")
    kegs.write("rulings/channels.yml", "id: channels\nkind: channels\n")
    kegs.ruling(
        """
        abilities: [zz-other.zap]
        rests_on: [zz-two, zz-three]
        sources: [{channel: email, authority: officiant}]
        points: [{key: a, text: "[[zz-two]] and [[hero:zz-other]]"}]
        """
    )
    assert kegs.found(RULE) == []


def test_a_parent_is_a_list(kegs: SmallBase) -> None:
    kegs.ruling()
    kegs.write(
        "rulings/zz-entry.yml",
        """
        id: zz-entry
        kind: entry
        code: R5
        title: T
        parent: zz-one
        place: 1
        parts: [{key: main, decision: D}]
        """,
    )
    assert kegs.found(RULE) == [("rulings/zz-entry.yml", 5, 9)]
