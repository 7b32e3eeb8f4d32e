"""A base of a few files, and what the checks find in it."""

import textwrap
from pathlib import Path

from svod.checks.run import run
from svod.records.problem import Problem
from svod.records.store import load


class SmallBase:
    """A base in a folder of its own; every file is named by its path from there."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for folder in ("rulings", "heroes"):
            (root / folder).mkdir()

    def write(self, path: str, text: str) -> None:
        """A file; common indentation is taken off."""
        target = self.root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(textwrap.dedent(text).lstrip("\n"), encoding="utf-8")

    def ruling(self, fields: str = "", parts: str = "", stem: str = "zz-one", code: str = "R1") -> None:
        """rulings/<stem>.yml: `parts` (a sound one if not given) from line 6, then `fields`."""
        sound = '- {key: main, situation: "May he?", answer: yes, short: "Yes", decision: "Yes, he may."}'
        head = f"id: {stem}\nkind: ruling\ncode: {code}\ntitle: A case\nparts:\n"
        body = "\n".join(textwrap.dedent(text).strip("\n") for text in (parts or sound, fields))
        self.write(f"rulings/{stem}.yml", f"{head}{body}\n")

    def thing(self, kind: str, name: str, more: str = "", stem: str = "zz-thing", code: str = "R2") -> None:
        """heroes/<stem>.yml: `more` from line 5."""
        head = f"id: {stem}\nkind: {kind}\ncode: {code}\nname: {name}\n"
        self.write(f"heroes/{stem}.yml", head + textwrap.dedent(more).strip("\n") + "\n")

    def steps(self) -> None:
        """The phases and steps that these tests speak of, in both languages."""
        for place, (stem, name, russian, more) in enumerate(
            (
                ("orp", "Offensive Roll Phase", "Фаза броска нападения", "abbreviation: ORP"),
                ("orp-4", "ORP step 4", "Фаза броска нападения, шаг 4", "within: orp"),
                ("drp", "Defensive Roll Phase", "Фаза броска защиты", "abbreviation: DRP"),
                ("drp-1", "DRP step 1", "Фаза броска защиты, шаг 1", "within: drp"),
                ("upkeep", "Upkeep Phase", "Фаза поддержки", ""),
            )
        ):
            self.thing("step", name, f"place: {place}\n{more}", stem=stem, code=f"R{90 + place}")
            names = f"{{preferred: {russian!r}, attested: translators}}"
            self.write(f"heroes/{stem}.ru.yml", f"id: {stem}\nnames: {names}\n")

    def run(self) -> tuple[Problem, ...]:
        """Every problem."""
        return run(self.root, load(self.root))

    def found(self, rule: str) -> list[tuple[str, int, int]]:
        """Where the problems of one rule are."""
        return [
            (problem.path, problem.line, problem.column) for problem in self.run() if problem.rule == rule
        ]

    def only(self, rule: str) -> Problem:
        """The one problem of a rule."""
        (problem,) = (problem for problem in self.run() if problem.rule == rule)
        return problem
