from svod.checks.reading import READING_RULES
from svod.checks.rules import RULES
from tests.checks.small_base import SmallBase


def test_every_rule_of_the_reader_is_in_the_table(base: SmallBase) -> None:
    base.write("rulings/zz-yaml.yml", "id: [")
    base.write("rulings/zz-name.yaml", "id: zz-name\nkind: mode\n")
    base.ruling("zz: 1\nissued: 5\nprinted: [{}]\nnotes: [{key: n, kind: zz, text: T}]", stem="zz-fields")
    base.write("rulings/zz-stem.yml", "id: zz-other\nkind: mode\ncode: R2\nname: N\n")
    base.write("rulings/zz-alone.ru.yml", "id: zz-alone\n")
    for folder in ("a", "b"):
        base.write(f"heroes/{folder}/zz-twin.yml", "id: zz-twin\nkind: mode\ncode: R3\nname: N\n")

    found = {problem.rule for problem in base.run()}

    assert found - {rule.id for rule in RULES} == set(READING_RULES)
