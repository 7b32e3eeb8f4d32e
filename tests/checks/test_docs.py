from pathlib import Path

import pytest

from svod.checks.docs import main, pages
from svod.checks.reading import READING_RULES
from svod.checks.rules import RULES

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("path", sorted(pages()))
def test_the_pages_are_fresh(path: str) -> None:
    written = (DOCS / path).read_text(encoding="utf-8") if (DOCS / path).exists() else ""
    assert written == pages()[path], "run: python -m svod.checks.docs"


@pytest.mark.parametrize("page", pages().values(), ids=["en", "ru"])
def test_each_rule_has_its_place(page: str) -> None:
    for rule in RULES:
        assert f"\n### {rule.id}\n" in page
    for reading in READING_RULES:
        assert f"| `{reading}` |" in page


def test_the_russian_page_says_the_rules_in_russian() -> None:
    page = pages()["ru/rules-of-checks.md"]
    assert all(rule.documentation.russian in page for rule in RULES)
    assert not any(rule.documentation.english.split("\n")[0] in page for rule in RULES)


def test_they_are_written_into_docs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    main()
    assert {str(path.relative_to(tmp_path / "docs")) for path in tmp_path.rglob("*.md")} == set(pages())
