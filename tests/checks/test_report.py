import json

from svod.checks.report import as_github, as_json, as_text
from svod.records.problem import Level, Problem

ERROR = Problem("rulings/zz, one.yml", 3, 7, "raw-html", "50% wrong:\nso", "Mend it.")
WARNING = Problem("rulings/zz-two.yml", 1, 1, "stale-russian", "old", level=Level.WARNING)


def test_text_is_for_people_and_editors() -> None:
    assert as_text([ERROR, WARNING], colour=False) == (
        "rulings/zz, one.yml:3:7: error: 50% wrong:\nso [raw-html]\n"
        "    Mend it.\n"
        "rulings/zz-two.yml:1:1: warning: old [stale-russian]\n"
    )


def test_colours_change_nothing_but_the_look() -> None:
    painted = as_text([WARNING], colour=True)
    assert "\x1b[33mwarning:\x1b[0m" in painted
    for code in ("1", "2", "33", "0"):
        painted = painted.replace(f"\x1b[{code}m", "")
    assert painted == as_text([WARNING], colour=False)


def test_json_is_for_tools() -> None:
    assert json.loads(as_json([ERROR, WARNING], {"texts": 2})) == {
        "problems": [
            {
                "path": "rulings/zz, one.yml",
                "line": 3,
                "column": 7,
                "level": "error",
                "rule": "raw-html",
                "message": "50% wrong:\nso",
                "hint": "Mend it.",
            },
            {
                "path": "rulings/zz-two.yml",
                "line": 1,
                "column": 1,
                "level": "warning",
                "rule": "stale-russian",
                "message": "old",
                "hint": "",
            },
        ],
        "errors": 1,
        "warnings": 1,
        "stats": {"texts": 2},
    }


def test_json_has_stats_only_when_asked() -> None:
    assert json.loads(as_json([])) == {"problems": [], "errors": 0, "warnings": 0}


def test_github_gets_escaped_commands() -> None:
    assert as_github([ERROR, WARNING]) == (
        "::error file=rulings/zz%2C one.yml,line=3,col=7,title=raw-html::50%25 wrong:%0Aso Mend it.\n"
        "::warning file=rulings/zz-two.yml,line=1,col=1,title=stale-russian::old\n"
    )


def test_nothing_is_said_of_nothing() -> None:
    assert as_text([], colour=True) == as_github([]) == ""
