from tests.checks.small_base import SmallBase

RULE = "unknown-unit"
RU = "rulings/zz-one.ru.yml"


def test_a_unit_without_a_text_is_an_error(base: SmallBase) -> None:
    base.ruling()
    base.write(
        RU,
        "id: zz-one\nunits:\n  part/mian/decision:\n    ru: Да\n    from: X\n  afar: {ru: Да, from: X}\n",
    )

    nearest, far = (problem for problem in base.run() if problem.rule == RULE)

    assert (nearest.path, nearest.line, nearest.column) == (RU, 3, 3)
    assert nearest.hint == "Did you mean 'part/main/decision'?"
    assert (far.line, far.hint) == (6, "Delete it.")


def test_names_belong_to_things(base: SmallBase) -> None:
    base.ruling()
    base.write(RU, "id: zz-one\nnames: {preferred: Дело, attested: ours}\n")
    assert base.found(RULE) == [(RU, 2, 1)]


def test_names_of_abilities_belong_to_the_hero(base: SmallBase) -> None:
    base.thing("hero", "Zoë", "abilities:\n  - {key: zap, name: Zap}")
    base.write(
        "heroes/zz-thing.ru.yml", "id: zz-thing\nabilities:\n  zapp: {preferred: Зап, attested: ours}\n"
    )
    problem = base.only(RULE)
    assert (problem.path, problem.line, problem.column) == ("heroes/zz-thing.ru.yml", 3, 3)
    assert problem.hint == "Did you mean 'zap'?"


def test_units_of_versions_are_known(base: SmallBase) -> None:
    base.thing(
        "card",
        "Card",
        """
        points:
          - {key: a, text: "Old.", until: 2025-07-08}
          - {key: a, text: "New.", since: 2025-07-08}
        """,
    )
    base.write(
        "heroes/zz-thing.ru.yml",
        """
        id: zz-thing
        units:
          point/a: {ru: Старое., from: Old.}
          point/a@2025-07-08: {ru: Новое., from: New.}
          point/a@2025-07-09: {ru: Новое., from: New.}
        """,
    )
    assert base.found(RULE) == [("heroes/zz-thing.ru.yml", 5, 3)]
