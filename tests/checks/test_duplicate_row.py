from tests.checks.small_base import SmallBase

RULE = "duplicate-row"
HEAD = "kind: interface\nrows:\n"


def test_a_key_is_taken_by_any_table_of_the_kind(base: SmallBase) -> None:
    base.write(
        "rulings/zz-a.yml", f"id: zz-a\n{HEAD}  - {{key: home, text: Home}}\n  - {{key: home, text: House}}\n"
    )
    base.write("rulings/zz-b.yml", f"id: zz-b\n{HEAD}  - {{key: home, text: Homes}}\n")
    assert base.found(RULE) == [("rulings/zz-a.yml", 5, 11), ("rulings/zz-b.yml", 4, 11)]


def test_the_tables_of_another_kind_are_another_matter(base: SmallBase) -> None:
    base.write("rulings/zz-a.yml", f"id: zz-a\n{HEAD}  - {{key: home, text: Home}}\n")
    base.write("rulings/zz-b.yml", "id: zz-b\nkind: channels\nrows:\n  - {key: home, text: Home}\n")
    assert base.found(RULE) == []
