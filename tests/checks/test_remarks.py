from collections.abc import Callable, Iterator
from types import ModuleType

from svod.checks.compared import Compared
from svod.checks.remarks import Remark, breaches, remarks
from svod.checks.rule import Rule, Scope
from svod.checks.spoken import Spoken
from svod.checks.subject import Subject
from svod.checks.terms import Terms
from svod.records.store import load
from tests.checks.small_base import SmallBase

Check = Callable[..., Iterator[tuple[str, str]]]


def rule(scope: Scope, check: Check) -> Rule:
    module = ModuleType("zz")
    vars(module).update(check=check)
    return Rule(f"zz-{scope.name.lower()}", scope, lambda: module)


def subject(base: SmallBase) -> Subject:
    base.ruling()
    base.write("rulings/zz-one.ru.yml", "id: zz-one\nunits:\n  title: {ru: Случай, from: A case}\n")
    return Subject(load(base.root), "zz-one")


def of_text(spoken: Spoken) -> Iterator[tuple[str, str]]:
    if "ase" in spoken.words or spoken.russian:
        yield spoken.words, "hint"


def of_pair(_: Compared) -> Iterator[tuple[str, str]]:
    yield "pair", ""


RULES = (rule(Scope.TEXT, of_text), rule(Scope.PAIR, of_pair))


def test_each_text_of_both_languages_is_looked_at_and_each_pair(base: SmallBase) -> None:
    made = subject(base)
    found = remarks(made, RULES, Terms(made.library, b""), {})
    assert found.keys() == {text.path for text in made.texts}
    assert found["title"].remarks == (
        Remark("zz-text", russian=False, message="A case", hint="hint"),
        Remark("zz-text", russian=True, message="Случай", hint="hint"),
        Remark("zz-pair", russian=True, message="pair", hint=""),
    )
    assert all(not said.remarks for path, said in found.items() if path != "title")


def test_each_remark_has_its_place(base: SmallBase) -> None:
    made = subject(base)
    found = list(breaches(made, remarks(made, RULES, Terms(made.library, b""), {})))
    assert [(each.finding.where, each.finding.russian) for each in found] == [
        (("title",), False),
        (("units", "title", "ru"), True),
        (("units", "title", "ru"), True),
    ]
    assert {each.owner for each in found} == {"zz-one"}


def test_what_is_known_of_a_text_is_taken(base: SmallBase) -> None:
    def never(_: Spoken) -> Iterator[tuple[str, str]]:
        raise AssertionError

    made = subject(base)
    terms = Terms(made.library, b"")
    known = remarks(made, RULES, terms, {})
    assert remarks(made, (rule(Scope.TEXT, never),), terms, known) == known


def test_a_fault_of_a_rule_is_a_remark(base: SmallBase) -> None:
    def faulty(_: Compared) -> Iterator[tuple[str, str]]:
        raise KeyError("zz")

    made = subject(base)
    found = remarks(made, (rule(Scope.PAIR, faulty), *RULES), Terms(made.library, b""), {})["title"].remarks
    assert [(each.rule, each.fault) for each in found] == [
        ("zz-pair", True),
        ("zz-text", False),
        ("zz-text", False),
        ("zz-pair", False),
    ]
    assert found[0].message == "fault in the rule: KeyError: 'zz'"
