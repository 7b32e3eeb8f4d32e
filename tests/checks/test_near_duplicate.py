from tests.checks.small_base import SmallBase

RULE = "near-duplicate"
ASKED = "May cards be played just before the token is inflicted, or only after the roll is over?"


def asking(base: SmallBase, stem: str, situation: str, decision: str) -> None:
    parts = f"- {{key: main, situation: {situation!r}, answer: no, short: 'No', decision: {decision!r}}}"
    base.ruling(parts=parts, stem=stem, code=f"R{len(stem)}")


def test_the_later_of_two_that_say_the_same(base: SmallBase) -> None:
    asking(base, "zz-one", ASKED, "No, they may not be played.")
    asking(base, "zz-other", ASKED, "No, they may not be played then.")
    problem = base.only(RULE)
    assert (problem.path, problem.line, problem.column) == ("rulings/zz-other.yml", 4, 8)
    assert problem.message.endswith("% of it stands in zz-one too")


def test_two_that_differ(base: SmallBase) -> None:
    asking(base, "zz-one", ASKED, "No, they may not be played.")
    asking(base, "zz-other", "Does the hero draw a card once his turn is over?", "No, he draws none of them.")
    assert base.found(RULE) == []


def test_what_is_no_ruling_may_say_the_same(base: SmallBase) -> None:
    for stem in ("zz-one", "zz-other"):
        base.thing("component", "A thing", f"type: die\npoints:\n  - {{key: a, text: {ASKED!r}}}", stem=stem)
    assert base.found(RULE) == []
