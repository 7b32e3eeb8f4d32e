import pytest

from tests.checks.small_base import SmallBase

RULE = "missing-text"
ONE = "rulings/zz-one.yml"


def test_a_sound_ruling_lacks_nothing(base: SmallBase) -> None:
    base.ruling()
    assert base.found(RULE) == []


@pytest.mark.parametrize("field", ["situation", "answer", "short", "decision"])
def test_a_part_of_a_ruling_needs(base: SmallBase, field: str) -> None:
    texts = {"situation": '"May he?"', "answer": "yes", "short": '"Yes"', "decision": '"Yes."'}
    del texts[field]
    base.ruling(parts="- key: main\n  " + "\n  ".join(f"{k}: {v}" for k, v in texts.items()))

    problem = base.only(RULE)

    assert (problem.path, problem.line, problem.column) == (ONE, 6, 3)
    assert problem.message == f"part 'main' has no {field!r}"


def test_an_empty_text_is_missing_once(base: SmallBase) -> None:
    base.ruling(parts="- {key: main, situation: S, answer: yes, short: 'Yes', decision: ''}")
    assert base.found(RULE) == [(ONE, 6, 66)]


@pytest.mark.parametrize(
    "kind, more",
    [("rule", ""), ("golden-rule", "number: 1"), ("term", ""), ("about", ""), ("erratum", "type: card")],
)
def test_a_part_of_another_document_needs_a_decision(base: SmallBase, kind: str, more: str) -> None:
    base.write(ONE, f"id: zz-one\nkind: {kind}\ncode: R1\ntitle: T\nparts:\n  - {{key: main}}\n{more}\n")
    assert base.found(RULE) == [(ONE, 6, 5)]


def test_a_part_of_a_question_needs_a_situation(base: SmallBase) -> None:
    base.write(ONE, "id: zz-one\nkind: question\ncode: R1\ntitle: T\nparts:\n  - {key: main}\n")
    assert base.only(RULE).message == "part 'main' has no 'situation'"


def test_a_document_needs_a_part(base: SmallBase) -> None:
    base.write(ONE, "id: zz-one\nkind: rule\ncode: R1\ntitle: T\nparts: []\n")
    assert base.found(RULE) == [(ONE, 5, 8)]


def test_a_list_may_have_items_instead_but_each_says_something(base: SmallBase) -> None:
    base.write(
        ONE,
        """
        id: zz-one
        kind: list
        code: R1
        title: T
        parts: []
        items:
          - {key: a, text: "One."}
          - {key: b}
        """,
    )
    assert base.found(RULE) == [(ONE, 8, 5)]


def test_what_is_there_but_wrong_is_not_called_missing(base: SmallBase) -> None:
    base.ruling(parts="- {key: main, situation: S, answer: yess, short: 'Yes', decision: 'Yes.'}")
    assert base.found(RULE) == []
    assert base.only("wrong-value").hint == "Did you mean 'yes'?"
