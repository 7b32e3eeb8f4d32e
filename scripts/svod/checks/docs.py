"""The pages of rules, made from their docstrings: ``python -m svod.checks.docs`` writes them to docs/."""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import TYPE_CHECKING

from svod.checks.reading import READING_RULES
from svod.checks.rules import RULES
from svod.records.problem import Level

if TYPE_CHECKING:
    from svod.checks.rule import Rule

_ENGLISH = {
    "title": "Rules of the checks",
    "intro": (
        "`svod check` applies these rules and says file, line, column, what is wrong and what to do."
        " An error has to be mended. A warning that is meant is accepted in the record:"
        " `accept: {rule: reason}`."
    ),
    "reading": "Rules of reading",
    "reading_intro": "They are met first, file by file; all are errors.",
    "head": "| Rule | What it asks |",
    "records": "Rules of records",
    "error": "An error.",
    "warning": "A warning.",
    "fails": "Fails:",
    "passes": "Passes:",
}
_RUSSIAN = {
    "title": "Правила проверки",
    "intro": (
        "`svod check` проверяет эти правила и называет файл, строку, столбец, что не так и что сделать."
        " Ошибку нужно исправить. Обдуманное предупреждение принимают в самой записи:"
        " `accept: {правило: причина}`."
    ),
    "reading": "Правила чтения",
    "reading_intro": "Проверяются первыми, файл за файлом; всё это ошибки.",
    "head": "| Правило | Чего требует |",
    "records": "Правила записей",
    "error": "Ошибка.",
    "warning": "Предупреждение.",
    "fails": "Неверно:",
    "passes": "Верно:",
}


def pages() -> dict[str, str]:
    """Path in docs/ → Markdown of the page, in both languages."""
    name = "rules-of-checks.md"
    return {f"en/{name}": _page(_ENGLISH, russian=False), f"ru/{name}": _page(_RUSSIAN, russian=True)}


def _page(words: dict[str, str], *, russian: bool) -> str:
    rows = [f"| `{rule}` | {said[russian]} |" for rule, said in READING_RULES.items()]
    lines = [f"# {words['title']}", "", words["intro"], ""]
    lines += [
        f"## {words['reading']}",
        "",
        words["reading_intro"],
        "",
        words["head"],
        "| --- | --- |",
        *rows,
        "",
    ]
    lines += [f"## {words['records']}", ""]
    for rule in RULES:
        said = rule.documentation
        lines += _section(rule, words, said.russian if russian else said.english)
    return "\n".join(lines)


def _section(rule: Rule, words: dict[str, str], said: str) -> list[str]:
    level = words["error"] if rule.level is Level.ERROR else words["warning"]
    snippets = [
        line
        for name in ("fails", "passes")
        for line in (
            words[name],
            "",
            "```yaml",
            textwrap.dedent(getattr(rule.documentation, name)),
            "```",
            "",
        )
    ]
    return [f"### {rule.id}", "", said, "", level, "", *snippets]


def main() -> None:
    """Writes the pages into the folder ``docs`` of the current folder."""
    for path, page in pages().items():
        target = Path("docs") / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
