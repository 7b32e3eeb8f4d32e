"""Problems as text for people, as JSON for tools, and as annotations for GitHub."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from svod.records.problem import Level, Problem

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

_BOLD, _DIM = "1", "2"
_COLOURS = {Level.ERROR: "31", Level.WARNING: "33"}
_ESCAPES = {"%": "%25", "\r": "%0D", "\n": "%0A"}
_PROPERTY_ESCAPES = {**_ESCAPES, ":": "%3A", ",": "%2C"}


def as_text(problems: Iterable[Problem], *, colour: bool) -> str:
    """``path:line:column: level: message [rule]`` with the hint in a line below; empty without problems."""
    return "".join(_told(problem, colour=colour) for problem in problems)


def as_json(problems: Sequence[Problem], stats: dict[str, Any] | None = None) -> str:
    """An object with ``problems``, the counts ``errors`` and ``warnings``, and ``stats`` if given."""
    import json  # noqa: PLC0415  # most reports are text

    counts = Counter(problem.level for problem in problems)
    listed = [
        {
            "path": problem.path,
            "line": problem.line,
            "column": problem.column,
            "level": problem.level,
            "rule": problem.rule,
            "message": problem.message,
            "hint": problem.hint,
        }
        for problem in problems
    ]
    report = {"problems": listed, "errors": counts[Level.ERROR], "warnings": counts[Level.WARNING]}
    return (
        json.dumps(report | ({} if stats is None else {"stats": stats}), ensure_ascii=False, indent=2) + "\n"
    )


def as_github(problems: Iterable[Problem]) -> str:
    """Workflow commands that GitHub shows beside the lines of a change."""
    return "".join(
        f"::{problem.level} file={_escaped(problem.path, _PROPERTY_ESCAPES)},line={problem.line},"
        f"col={problem.column},title={_escaped(problem.rule, _PROPERTY_ESCAPES)}::"
        f"{_escaped(f'{problem.message} {problem.hint}'.strip(), _ESCAPES)}\n"
        for problem in problems
    )


def _told(problem: Problem, *, colour: bool) -> str:
    def paint(text: str, code: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if colour else text

    place = paint(f"{problem.path}:{problem.line}:{problem.column}:", _BOLD)
    level = paint(f"{problem.level}:", _COLOURS[problem.level])
    hint = f"    {problem.hint}\n" if problem.hint else ""
    return f"{place} {level} {problem.message} {paint(f'[{problem.rule}]', _DIM)}\n{hint}"


def _escaped(text: str, escapes: dict[str, str]) -> str:
    return "".join(escapes.get(character, character) for character in text)
