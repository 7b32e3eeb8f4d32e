from tests.checks.small_base import SmallBase

RULE = "answered-question"
ONE = "rulings/zz-one.yml"
HEAD = "id: zz-one\nkind: question\ncode: R1\ntitle: T\nparts:\n"


def test_a_question_has_neither_answer_nor_decision(base: SmallBase) -> None:
    base.write(ONE, f"{HEAD}  - key: main\n    situation: S\n    answer: yes\n    decision: Yes.\n")
    assert base.found(RULE) == [(ONE, 8, 13), (ONE, 9, 15)]


def test_an_open_question_is_sound(base: SmallBase) -> None:
    base.write(ONE, f"{HEAD}  - key: main\n    situation: S\n")
    assert base.found(RULE) == []


def test_rulings_are_answered(base: SmallBase) -> None:
    base.ruling()
    assert base.found(RULE) == []
