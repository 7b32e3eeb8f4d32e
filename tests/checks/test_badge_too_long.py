from tests.checks.small_base import SmallBase

RULE = "badge-too-long"


def badged(base: SmallBase, short: str) -> None:
    base.ruling(parts=f'- {{key: main, situation: S, answer: yes, short: "{short}", decision: "Yes."}}')


def test_the_25th_character_is_too_much(base: SmallBase) -> None:
    badged(base, "x" * 25)
    problem = base.only(RULE)
    assert (problem.path, problem.line, problem.column) == ("rulings/zz-one.yml", 6, 49)
    assert problem.message == "the badge has 25 characters; 24 is the most"


def test_24_are_not(base: SmallBase) -> None:
    badged(base, "x" * 24)
    assert base.found(RULE) == []


def test_the_russian_counts_too(base: SmallBase) -> None:
    badged(base, "Yes")
    base.write(
        "rulings/zz-one.ru.yml",
        f"id: zz-one\nunits:\n  part/main/short:\n    ru: {'ы' * 25}\n    from: Yes\n",
    )
    assert base.found(RULE) == [("rulings/zz-one.ru.yml", 4, 9)]
