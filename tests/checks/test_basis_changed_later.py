import pytest

from tests.checks.small_base import SmallBase

RULE = "basis-changed-later"
OLD = "{channel: discord/general-rules, date: 2024-10-31, authority: officiant}"
NEW = "{channel: discord/general-rules, date: 2025-04-01, authority: officiant, role: confirmed}"


def resting(base: SmallBase, sources: str) -> None:
    base.ruling("points:\n  - {key: a, since: 2025-03-20, text: At once.}", stem="zz-basis", code="R2")
    base.ruling(f"sources: [{sources}]\nrests_on: [zz-basis]")


def test_the_basis_changed_after_the_newest_source(base: SmallBase) -> None:
    resting(base, OLD)
    problem = base.only(RULE)
    assert (problem.path, problem.line, problem.column) == ("rulings/zz-one.yml", 8, 12)
    assert problem.message == "zz-basis changed on 2025-03-20, after the newest source of 2024-10-31"


@pytest.mark.parametrize("sources", [f"{OLD}, {NEW}", NEW, ""])
def test_a_source_is_newer_or_there_is_none(base: SmallBase, sources: str) -> None:
    resting(base, sources)
    assert base.found(RULE) == []


def test_a_basis_that_never_changed(base: SmallBase) -> None:
    base.ruling(stem="zz-basis", code="R2")
    base.ruling(f"sources: [{OLD}]\nrests_on: [zz-basis]")
    assert base.found(RULE) == []
