import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from svod.checks.breach import Breach
from svod.checks.examination import Examination
from svod.checks.rule import Finding, Rule, Scope
from svod.checks.rules import RULES
from svod.checks.spoken import Spoken
from svod.checks.subject import Subject
from svod.records.problem import Level
from svod.records.store import load
from tests.checks.small_base import SmallBase

INSIDE = tuple(rule for rule in RULES if rule.scope is not Scope.OUTCOME)
KEPT = Path(".svod") / "checks"


def examined(base: SmallBase, rules: tuple[Rule, ...] = INSIDE, *, keeps: bool = True) -> list[Breach]:
    library = load(base.root)
    subjects = {owner: Subject(library, owner) for owner in (*library.records, *library.tables)}
    return Examination(library, subjects, rules, keeps=keeps).breaches()


def rule(scope: Scope, check: Callable[..., Iterator[Any]]) -> Rule:
    module = ModuleType("zz")
    vars(module).update(LEVEL=Level.WARNING, check=check)
    return Rule("zz-rule", scope, lambda: module)


@pytest.fixture
def three(base: SmallBase) -> SmallBase:
    """A base of two rulings, one with a Russian file, and a status."""
    base.thing("status", "Powder Keg", stem="keg")
    base.write("heroes/keg.ru.yml", "id: keg\nnames: {preferred: Пороховая бочка, attested: ours}\n")
    base.ruling("points:\n  - {key: a, text: 'Powder Keg stays.'}", stem="zz-one", code="R1")
    base.ruling("points:\n  - {key: a, text: 'A <b>Keg</b>.'}", stem="zz-two", code="R3")
    russian(base, "Остаётся Бочка.")
    return base


def russian(base: SmallBase, text: str) -> None:
    unit = f"point/a: {{ru: '{text}', from: Powder Keg stays.}}"
    base.write("rulings/zz-one.ru.yml", f"id: zz-one\nunits:\n  {unit}\n")


def replace(base: SmallBase, path: str, old: str, new: str) -> None:
    text = (base.root / path).read_text(encoding="utf-8")
    assert old in text
    base.write(path, textwrap.dedent(text.replace(old, new)))


@pytest.fixture
def read() -> list[str]:
    """The texts that the rule of ``reading`` was given."""
    return []


@pytest.fixture
def reading(read: list[str]) -> tuple[Rule, ...]:
    def check(spoken: Spoken) -> Iterator[tuple[str, str]]:
        read.append(spoken.words)
        yield "zz", ""

    return (rule(Scope.TEXT, check),)


def test_what_has_not_changed_is_not_read_again(
    three: SmallBase, read: list[str], reading: tuple[Rule, ...]
) -> None:
    first = examined(three, reading)
    assert "Powder Keg stays." in read
    read.clear()

    assert examined(three, reading) == first
    assert read == []


def test_of_an_edited_record_the_new_texts_alone_are_read(
    three: SmallBase, read: list[str], reading: tuple[Rule, ...]
) -> None:
    examined(three, reading)
    read.clear()

    replace(three, "rulings/zz-one.yml", "Yes, he may.", "Yes, always.")
    examined(three, reading)
    assert read == ["Yes, always."]

    read.clear()
    russian(three, "Пороховая бочка остаётся.")
    examined(three, reading)
    assert read == ["Powder Keg stays.", "Пороховая бочка остаётся."]


def test_a_new_name_makes_all_texts_be_read_again(
    three: SmallBase, read: list[str], reading: tuple[Rule, ...]
) -> None:
    examined(three, reading)
    before = sorted(read)
    read.clear()

    replace(three, "heroes/keg.ru.yml", "Пороховая бочка", "Бочонок")
    examined(three, reading)
    assert sorted(read) == before


def test_a_changed_russian_leaves_what_was_found_in_the_english(three: SmallBase) -> None:
    looked: list[str] = []

    def check(subject: Subject) -> Iterator[Finding]:
        looked.append(subject.owner)
        yield Finding((), "zz")

    rules = (rule(Scope.ENGLISH, check),)
    first = examined(three, rules)
    looked.clear()

    russian(three, "Бочка.")
    assert examined(three, rules) == first
    assert looked == []

    replace(three, "rulings/zz-two.yml", "A case", "Another case")
    assert examined(three, rules) == first
    assert looked == ["zz-two"]


def test_kept_results_equal_fresh_ones_after_each_edit(three: SmallBase) -> None:
    def edits() -> Iterator[None]:
        yield
        russian(three, "Ничего не остаётся.")
        yield
        replace(three, "rulings/zz-two.yml", "code: R3", "code: R1")
        yield
        replace(three, "heroes/keg.ru.yml", "Пороховая бочка", "Бочонок")
        yield
        (three.root / "rulings/zz-one.ru.yml").unlink()
        yield
        (three.root / "rulings/zz-two.yml").unlink()
        yield

    for _ in edits():
        fresh = examined(three, keeps=False)
        assert fresh
        assert examined(three) == fresh
        assert examined(three) == fresh


@pytest.mark.parametrize("damage", ["cut", "empty", "other"])
def test_a_broken_kept_file_is_ignored(three: SmallBase, damage: str) -> None:
    fresh = examined(three)
    file = three.root / KEPT
    whole = file.read_bytes()
    file.write_bytes({"cut": whole[:-5], "empty": b"", "other": b"zz" * 50}[damage])

    assert examined(three) == fresh
    assert file.read_bytes() == whole


def test_nothing_is_kept_unless_asked(three: SmallBase) -> None:
    examined(three, keeps=False)
    assert not (three.root / KEPT).exists()


def test_a_record_in_which_a_rule_failed_is_examined_again(three: SmallBase) -> None:
    looked: list[str] = []

    def check(subject: Subject) -> Iterator[Finding]:
        looked.append(subject.owner)
        if subject.owner == "zz-two":
            raise ZeroDivisionError
        yield from ()

    rules = (rule(Scope.RECORD, check),)
    first = examined(three, rules)
    assert [breach.fault for breach in first] == [True]
    looked.clear()

    assert examined(three, rules) == first
    assert looked == ["zz-two"]
