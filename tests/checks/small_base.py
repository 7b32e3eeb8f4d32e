"""A base of a few files, and what the checks find in it."""

import json
import textwrap
from pathlib import Path

from svod.checks.run import run
from svod.records.problem import Problem
from svod.records.store import load

ENGLISH_SAID = ("rulings/zz-one.yml", 9, 11)
"""Where the English of `SmallBase.say` stands."""
RUSSIAN_SAID = ("rulings/zz-one.ru.yml", 4, 9)
"""Where the Russian of `SmallBase.say` stands."""


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

    def say(self, english: str, russian: str = "") -> None:
        """A ruling with one point, and its Russian."""
        english, russian = (json.dumps(text, ensure_ascii=False) for text in (english, russian))
        self.ruling(f"points:\n  - key: a\n    text: {english}")
        if russian != '""':
            unit = f"  point/a:\n    ru: {russian}\n    from: {english}\n"
            self.write("rulings/zz-one.ru.yml", f"id: zz-one\nunits:\n{unit}")

    def status(self, stem: str, name: str, russian: str, more: str = "") -> None:
        """A status with names in both languages; `more` goes on with the Russian ones."""
        self.thing("status", name, "heroes: [zz-hero]", stem=stem, code=f"R{1000 + len(stem)}")
        names = f"preferred: {russian}, gender: neuter, animate: false, attested: translators"
        self.write(f"heroes/{stem}.ru.yml", f"id: {stem}\nnames: {{{names}{more}}}\n")

    def words(self) -> None:
        """The words of the glossary that these tests speak of, in both languages."""
        rows = {"undefendable": ("undefendable", "неблокируемый"), "damage": ("damage", "урон")}
        english = "".join(f"  - {{key: {key}, text: {said}}}\n" for key, (said, _) in rows.items())
        self.write("rulings/keywords.yml", f"id: keywords\nkind: keywords\nrows:\n{english}")
        names = "attested: translators"
        russian = "".join(
            f"  {key}: {{preferred: {said}, {names}"
            + (", forbidden: [неотражаемый]" if key == "undefendable" else "")
            + "}\n"
            for key, (_, said) in rows.items()
        )
        self.write("rulings/keywords.ru.yml", f"id: keywords\nkeywords:\n{russian}")

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
