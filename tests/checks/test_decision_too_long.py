from tests.checks.small_base import SmallBase

RULE = "decision-too-long"
ONE = "rulings/zz-one.yml"


def decided(base: SmallBase, decision: str) -> None:
    base.ruling(parts=f'- key: main\n  situation: S\n  answer: yes\n  short: "Yes"\n  decision: "{decision}"')


def test_the_46th_word_is_too_much(base: SmallBase) -> None:
    decided(base, " ".join(["word"] * 46))
    problem = base.only(RULE)
    assert (problem.path, problem.line, problem.column) == (ONE, 10, 13)
    assert problem.message == "the decision has 46 words; 45 is the most"


def test_45_words_marks_and_markup_are_not(base: SmallBase) -> None:
    decided(base, "— ".join(["*word* "] * 43) + "… [[zz-one|two words]]")
    assert base.found(RULE) == []


def test_a_link_counts_as_what_it_shows(base: SmallBase) -> None:
    decided(base, " ".join(["word"] * 44) + " [[zz-one]]")
    assert base.only(RULE).message == "the decision has 46 words; 45 is the most"


def test_the_russian_counts_too(base: SmallBase) -> None:
    decided(base, "Yes.")
    russian = " ".join(["слово"] * 46)
    base.write(
        "rulings/zz-one.ru.yml", f"id: zz-one\nunits:\n  part/main/decision: {{ru: {russian}, from: Yes.}}\n"
    )
    assert base.found(RULE) == [("rulings/zz-one.ru.yml", 3, 28)]


def test_other_texts_may_be_long(base: SmallBase) -> None:
    base.ruling(f"points:\n  - {{key: a, text: {' '.join(['word'] * 60)}}}")
    assert base.found(RULE) == []
