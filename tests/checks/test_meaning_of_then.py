from tests.checks.small_base import SmallBase

RULE = "meaning-of-then"
LIST = "rulings/then-list.yml"
ENTRY = "rulings/zz-entry.yml"
PARTS = "parts: [{key: main, answer: statement, decision: D}]\n"


def listed(base: SmallBase, *items: str, stem: str = "then-list") -> None:
    """The list, its items from line 7 on."""
    lines = "".join(f"  - {{key: i{number}, {item}}}\n" for number, item in enumerate(items))
    base.write(f"rulings/{stem}.yml", f"id: {stem}\nkind: list\ncode: R6\ntitle: T\n{PARTS}items:\n{lines}")


def entry(base: SmallBase, parent: str = "then-list") -> None:
    base.write(
        ENTRY,
        f"id: zz-entry\nkind: entry\ncode: R7\ntitle: T\nplace: 1\n{PARTS}parent: {parent}\n"
        "abilities: [zz-thing.parry, zz-thing.lunge]\n",
    )


def test_every_line_says_what_then_means(base: SmallBase) -> None:
    listed(base, "thing: 'ability:zz-thing.parry', then: break", "thing: 'ability:zz-thing.lunge'")
    assert base.found(RULE) == [(LIST, 8, 5)]


def test_every_line_names_an_ability(base: SmallBase) -> None:
    listed(base, "thing: 'hero:zz-thing', then: break", "text: T, then: misprint")
    assert base.found(RULE) == [(LIST, 7, 5), (LIST, 8, 5)]


def test_a_meaning_in_another_list_is_that_of_an_ability_too(base: SmallBase) -> None:
    listed(base, "text: T, then: break", "text: T", stem="zz-list")
    assert base.found(RULE) == [("rulings/zz-list.yml", 7, 5)]


def test_what_an_entry_names_has_a_line(base: SmallBase) -> None:
    listed(base, "thing: 'ability:zz-thing.parry', then: break")
    entry(base)
    assert base.found(RULE) == [(ENTRY, 8, 29)]
    assert base.only(RULE).message == "zz-thing.lunge has no line in then-list"


def test_without_the_list_no_ability_of_an_entry_has_a_line(base: SmallBase) -> None:
    entry(base)
    assert [line for _, line, _ in base.found(RULE)] == [8, 8]


def test_entries_of_other_lists_need_none(base: SmallBase) -> None:
    entry(base, parent="zz-list")
    assert base.found(RULE) == []
