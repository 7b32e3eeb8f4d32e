from tests.checks.small_base import SmallBase

RULE = "duplicate-code"


def test_each_clash_is_offered_another_free_code(base: SmallBase) -> None:
    base.ruling(stem="zz-a", code="R7")
    base.ruling(stem="zz-b", code="R7")
    base.ruling(stem="zz-c", code="R12")
    base.thing("card", "Card", code="R12")

    first, second = sorted((p for p in base.run() if p.rule == RULE), key=lambda problem: problem.hint)

    assert (first.path, first.line, first.column) == ("rulings/zz-b.yml", 3, 7)
    assert first.message == "R7 is the code of rulings/zz-a.yml"
    assert first.hint == "The next free one is R13."
    assert (second.path, second.hint) == ("heroes/zz-thing.yml", "The next free one is R14.")


def test_codes_that_differ_are_sound(base: SmallBase) -> None:
    base.ruling(stem="zz-a", code="R7")
    base.ruling(stem="zz-b", code="R8")
    assert base.found(RULE) == []


def test_the_code_of_a_former_record_is_not_given_out_again(base: SmallBase) -> None:
    base.ruling(stem="zz-a", code="R7")
    row = "{key: zz-old, to: [zz-a], on: 2026-01-01, code: R7, text: Renamed.}"
    base.write("rulings/tombstones.yml", f"id: tombstones\nkind: tombstones\nrows:\n  - {row}\n")

    (problem,) = (p for p in base.run() if p.rule == RULE)

    assert (problem.path, problem.line) == ("rulings/zz-a.yml", 3)
    assert problem.message == "R7 is the code of rulings/tombstones.yml"
    assert problem.hint == "The next free one is R8."
