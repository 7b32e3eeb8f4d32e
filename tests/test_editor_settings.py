"""VS Code gives every record the schema of its kind."""

import json
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
SCHEMAS: dict[str, str | list[str]] = json.loads(
    (ROOT / ".vscode/settings.json").read_text(encoding="utf-8")
)["yaml.schemas"]
RECORDS = sorted(
    str(path.relative_to(ROOT))
    for folder in ("rulings", "heroes")
    for path in ROOT.glob(f"{folder}/**/*.yml")
)


def expression(pattern: str) -> re.Pattern[str]:
    """What the YAML extension makes of a pattern: a star also crosses folders, !(a|b) is neither a nor b."""
    parts = re.split(r"(\*\*/|!\([^)]*\)/?|\*)", pattern)
    made = [
        "(?:.*/)?" if part == "**/"
        else ".*" if part == "*"
        else _none_of(part) if part.startswith("!(")
        else re.escape(part)
        for part in parts
    ]  # fmt: skip
    return re.compile("".join(made))


def _none_of(part: str) -> str:
    names = "|".join(re.escape(name).replace(r"\*", ".*") for name in part.strip("!()/").split("|"))
    return rf"(?!(?:{names})/)[^/]+/" if part.endswith("/") else rf"(?!(?:{names})\.yml$).*"


def schemas_of(path: str) -> list[str]:
    return [
        Path(schema).name.removesuffix(".schema.json")
        for schema, patterns in SCHEMAS.items()
        if any(expression(p).fullmatch(path) for p in ([patterns] if isinstance(patterns, str) else patterns))
    ]


def kind_of(path: str) -> str:
    if path.endswith(".ru.yml"):
        return "russian"
    kind = re.search(r"^kind: *(\S+)", (ROOT / path).read_text(encoding="utf-8"), flags=re.MULTILINE)
    return kind[1] if kind else "no kind"


def test_every_record_has_the_schema_of_its_kind() -> None:
    given = {path: schemas_of(path) for path in RECORDS}
    assert given == {path: [kind_of(path)] for path in RECORDS}
    assert given


def test_every_schema_is_used() -> None:
    there = {f"./schema/{path.name}" for path in ROOT.glob("schema/*.schema.json")}
    assert there == set(SCHEMAS)
