"""``svod check``: the problems of the records."""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from svod.cli.base import Unusable, base_root
from svod.records.store import FOLDERS, load

if TYPE_CHECKING:
    from collections.abc import Sequence

    from svod.records.library import Library
    from svod.records.problem import Problem


@click.command()
@click.argument("paths", nargs=-1, metavar="[PATH]...", type=click.Path(exists=True, path_type=Path))
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "json", "github"]),
    default=lambda: "github" if os.environ.get("GITHUB_ACTIONS") else "text",
    help="How to report: text (the default; on GitHub's runners github), json, github.",
)
@click.option("--strict", is_flag=True, help="Let warnings count as errors.")
@click.option(
    "--stats", "with_stats", is_flag=True, help="Count what the base holds and what it does not know."
)
def command(paths: tuple[Path, ...], form: str, strict: bool, with_stats: bool) -> None:
    """Check the records; say file, line, column, what is wrong and what to do.

    The base is the one that holds the first PATH, or the current folder. The whole base is checked; PATHs
    (files or folders) limit what is reported. Exit code: 0 no errors, 1 errors, 2 nothing usable to check.

    \b
    Examples:
      svod check
      svod check --strict rulings/gunslinger
      svod check --format json --stats
    """
    from svod.checks.report import as_github, as_json, as_text

    root = base_root(paths[0] if paths else None)
    library, problems = _problems(root, [_in_base(path, root) for path in paths])
    counts = _counts(library) if with_stats else None
    if form == "json":
        click.echo(as_json(problems, counts), nl=False)
    else:
        colour = sys.stdout.isatty() and not os.environ.get("NO_COLOR")
        click.echo(
            as_github(problems) if form == "github" else as_text(problems, colour=colour),
            nl=False,
            color=colour,
        )
        for line in _lines(counts or {}):
            click.echo(line)
        if problems or sys.stdout.isatty():
            click.echo(_summary(problems), err=not sys.stdout.isatty())
    if any(strict or problem.level == "error" for problem in problems):
        sys.exit(1)


def _problems(root: Path, limits: list[Path]) -> tuple[Library, list[Problem]]:
    """The library, and what is wrong in it within the limits (anywhere, if there are none)."""
    gc.disable()  # little of what is read is thrown away before the end: collecting would only take time
    try:
        from svod.checks.run import NO_FILE, run

        library = load(root)
        return library, [
            problem
            for problem in run(root, library)
            if not limits
            or problem.path == NO_FILE
            or any(Path(problem.path).is_relative_to(limit) for limit in limits)
        ]
    finally:
        gc.enable()


def _counts(library: Library) -> dict[str, Any]:
    from svod.checks.stats import stats

    return stats(library)


def _in_base(path: Path, root: Path) -> Path:
    """A PATH as seen from the base's folder. Raises Unusable if no record can be there."""
    there = path.resolve()
    folders = [root / folder for folder in FOLDERS]
    if there != root and not any(there.is_relative_to(folder) for folder in folders):
        raise Unusable(f"{path} is not in the base {root}: its records are in {' and '.join(FOLDERS)}")
    return there.relative_to(root)


def _lines(counts: dict[str, Any], indent: str = "") -> list[str]:
    """Counts, one a line, inner ones indented."""
    lines = []
    for name, count in counts.items():
        inner = _lines(count, f"{indent}  ") if isinstance(count, dict) else []
        lines += [f"{indent}{name}:" if inner else f"{indent}{name}: {count}", *inner]
    return lines


def _summary(problems: Sequence[Problem]) -> str:
    """The last line: 2 errors, 1 warning in 2 files."""
    errors = sum(problem.level == "error" for problem in problems)
    files = len({problem.path for problem in problems})
    if not problems:
        return "No problems."
    return f"{_many(errors, 'error')}, {_many(len(problems) - errors, 'warning')} in {_many(files, 'file')}"


def _many(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
