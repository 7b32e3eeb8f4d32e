from pathlib import Path

import pytest

from svod.records.library import Library
from svod.records.store import load
from svod.translation.refusal import RefusalError
from svod.translation.target import Target, target
from tests.translation.desk import FEES, edit


@pytest.mark.parametrize(
    "asked, expected",
    [
        ("zz-parry-cost", Target("zz-parry-cost")),
        (" R101 ", Target("zz-parry-cost")),
        ("zz-parry-price", Target("zz-parry-cost")),
        ("R101/point/4.5", Target("zz-parry-cost", "point/4.5")),
        (
            "zz-parry-cost/part/price@2025-03-01/case/else",
            Target("zz-parry-cost", "part/price@2025-03-01/case/else"),
        ),
        ("hero:zz-fencer/point/parry-1", Target("hero:zz-fencer", "point/parry-1")),
        ("zz-burn", Target("status:zz-burn")),
        ("sections:sections/row/zz/hero", Target("sections:sections", "row/zz/hero")),
        ("zz-parry-cost/", Target("zz-parry-cost")),
    ],
)
def test_a_record_has_many_names(library: Library, asked: str, expected: Target) -> None:
    assert target(library, asked) == expected


@pytest.mark.parametrize(
    "asked, said",
    [
        ("zz-pary-cost", "nothing has the id or code 'zz-pary-cost'; did you mean 'zz-parry-cost'?"),
        (
            "keyword:keywords",
            "nothing has the id or code 'keyword:keywords'; did you mean 'keywords:keywords'?",
        ),
        ("R9", "nothing has the id or code 'R9'"),
        ("zz-twin", "'zz-twin' may be any of: status:zz-twin, card:zz-twin; name one of them"),
        ("R101/point/4.6", "zz-parry-cost has no text 'point/4.6'; did you mean 'point/4.5'?"),
        ("R101/zz", "zz-parry-cost has no text 'zz'"),
        (
            "ability:zz-fencer.parry",
            "the texts of ability:zz-fencer.parry are the hero's: name hero:zz-fencer",
        ),
        ("", "nothing has the id or code ''"),
    ],
)
def test_what_names_nothing_is_told_with_what_was_meant(library: Library, asked: str, said: str) -> None:
    with pytest.raises(RefusalError) as refused:
        target(library, asked)
    assert str(refused.value) == said


def test_a_record_in_a_broken_file_is_not_called_unknown(base: Path) -> None:
    edit(base, FEES, "code: R103", "code: R0")
    with pytest.raises(RefusalError, match="the file of zz-duel-fees has faults"):
        target(load(base), "zz-duel-fees")


@pytest.mark.parametrize("asked", ["zz-parry-cost", "sections:sections/row/zz/hero"])
def test_a_target_is_written_as_it_is_asked_for(library: Library, asked: str) -> None:
    assert str(target(library, asked)) == asked
