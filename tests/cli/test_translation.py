import datetime as dt
import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from svod.cli.main import main
from svod.records.russian import Read, Restamp
from svod.records.store import load
from tests.translation.desk import FEES, RUSSIAN_FEES, edit, fallen_behind

DECISION = "zz-duel-fees/part/main/decision"


@pytest.fixture(autouse=True)
def _in_the_base(base: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(base)


def translation(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["translation", *arguments])


def listed(*arguments: str) -> list[str]:
    outcome = translation("status", "--json", *arguments)
    assert outcome.exit_code == 0
    return [f"{unit['id']}/{unit['path']}" for unit in json.loads(outcome.output)["units"]]


def test_the_help_names_the_commands() -> None:
    outcome = translation("--help")
    assert outcome.exit_code == 0
    for command in ("status", "accept", "restamp", "find"):
        assert f"\n  {command} " in outcome.output


def test_the_stale_texts_are_listed_the_worst_first(base: Path) -> None:
    assert listed() == []
    fallen_behind(base)
    assert listed() == [DECISION, "zz-duel-fees/title", "zz-question/title"]


def test_ids_sections_and_states_limit_the_list(base: Path) -> None:
    fallen_behind(base)
    assert listed("R103", "zz-question/part/main/situation") == [DECISION, "zz-duel-fees/title"]
    assert listed(DECISION) == [DECISION]
    assert listed("--state", "missing", "--state", "changed") == ["zz-duel-fees/title", "zz-question/title"]
    assert listed("--state", "read") == ["zz-parry-cost/title"]
    assert "zz-duel-fees/part/main/short" in listed("--state", "not-read")
    assert listed("--section", "zz/rival", "--state", "read") == []
    assert listed("--section", "zz", "--state", "read") == ["zz-parry-cost/title"]


def test_the_table_and_the_changes_are_printed(base: Path) -> None:
    fallen_behind(base)
    outcome = translation("status", "--diff")
    assert outcome.exit_code == 0
    assert f"decision-changed  {DECISION}\n  A duel costs [-1-]{{+2+}} CP.\n" in outcome.output
    assert "\x1b" not in outcome.output
    assert "[-" not in translation("status").output


def test_a_reading_clears_the_state_and_is_written(base: Path) -> None:
    fallen_behind(base)
    outcome = translation("accept", DECISION, "--by", "  zz  reader ")
    assert outcome.exit_code == 0
    assert outcome.output == (
        f"{DECISION}: read by zz reader\n"
        "  A duel costs [-1-]{+2+} CP.\n"
        f"{RUSSIAN_FEES}: 1 of 5 units written\n"
    )
    unit = load(base).russian["zz-duel-fees"].units["part/main/decision"]
    assert unit.english == "A duel costs 2 CP."
    assert unit.read == Read(by="zz reader", on=dt.date.today().isoformat())  # noqa: DTZ011  # as the command does
    assert listed() == ["zz-duel-fees/title", "zz-question/title"]
    assert listed("--state", "read") == [DECISION, "zz-parry-cost/title"]


def test_a_second_reading_on_the_same_day_changes_nothing(base: Path) -> None:
    translation("accept", "R103", "--by", "zz")
    before = (base / RUSSIAN_FEES).read_bytes()
    outcome = translation("accept", "R103", "--by", "zz")
    assert (outcome.exit_code, outcome.output) == (0, f"{RUSSIAN_FEES}: nothing to change\n")
    assert (base / RUSSIAN_FEES).read_bytes() == before


def test_a_restamp_keeps_the_reason(base: Path) -> None:
    fallen_behind(base)
    outcome = translation("restamp", "zz-duel-fees", "--reason", "a slip")
    assert outcome.exit_code == 0
    assert outcome.output == (
        "zz-duel-fees/title: made current: a slip\n"
        "  Fees [-of-]{+for+} a duel\n"
        f"{DECISION}: made current: a slip\n"
        "  A duel costs [-1-]{+2+} CP.\n"
        f"{RUSSIAN_FEES}: 2 of 5 units written\n"
    )
    units = load(base).russian["zz-duel-fees"].units
    today = dt.date.today().isoformat()  # noqa: DTZ011  # as the command does
    assert units["title"].restamped == Restamp(reason="a slip", on=today)
    assert units["title"].read is None
    assert listed() == ["zz-question/title"]
    assert listed("--state", "read") == ["zz-parry-cost/title"]


def test_what_is_not_translated_is_told_with_what_was_read(base: Path) -> None:
    fallen_behind(base)
    outcome = translation("accept", "zz-question", "--by", "zz")
    assert outcome.output == (
        "zz-question/part/main/situation: read by zz\n"
        "zz-question/title: no Russian yet\n"
        "rulings/reference/zz-question.ru.yml: 1 of 1 units written\n"
    )


def test_a_table_is_read_by_its_kind_and_id(base: Path) -> None:
    outcome = translation("accept", "sections:sections/row/zz/hero", "--by", "zz")
    assert outcome.exit_code == 0
    assert load(base).russian["sections:sections"].units["row/zz/hero"].read


@pytest.mark.parametrize(
    "arguments, said",
    [
        (["accept", "zz-duel-fee", "--by", "zz"], "did you mean 'zz-duel-fees'?"),
        (["accept", "R103/part/main/decison", "--by", "zz"], "did you mean 'part/main/decision'?"),
        (["restamp", "R103/zz", "--reason", "zz"], "zz-duel-fees has no text 'zz'"),
        (["status", "R999"], "nothing has the id or code 'R999'"),
        (["status", "--section", "zz/heros"], "no section has the id 'zz/heros'; did you mean 'zz/hero'?"),
        (["status", "--state", "stale"], "'stale' is not one of"),
        (["accept", "R103", "--by", " "], "--by is empty"),
        (["accept", "R103"], "Missing option '--by'"),
        (["restamp", "R103", "--reason", ""], "--reason is empty"),
        (["restamp", "R103"], "Missing option '--reason'"),
        (["accept", "zz-question/title", "--by", "zz"], "'title' has no Russian yet; write it into"),
        (["find", "…"], "say which words to find"),
    ],
)
def test_what_cannot_be_done_is_refused(base: Path, arguments: list[str], said: str) -> None:
    fallen_behind(base)
    before = {path: path.read_bytes() for path in base.rglob("*.yml")}
    outcome = translation(*arguments)
    assert outcome.exit_code == 2
    assert said in outcome.output
    assert {path: path.read_bytes() for path in base.rglob("*.yml")} == before


def test_a_file_that_cannot_be_rewritten_is_refused(base: Path) -> None:
    edit(base, RUSSIAN_FEES, "units:", "# asked twice\nunits:")
    outcome = translation("accept", "R103", "--by", "zz")
    assert outcome.exit_code == 2
    assert f"{RUSSIAN_FEES}:2:1: the comment would be lost" in outcome.output


def test_a_term_is_found_with_both_texts() -> None:
    outcome = translation("find", "дуэль", "--lang", "ru")
    assert outcome.exit_code == 0
    assert "zz-duel-fees/title  R103\n  ru  Плата за [дуэль]\n  en  Fees of a duel\n" in outcome.output
    assert translation("find", "zznowhere").output == "0 places\n"


def test_a_term_is_found_for_programs() -> None:
    data = json.loads(translation("find", "платить", "--json").output)
    assert data["term"] == "платить"
    (place,) = [each for each in data["places"] if each["path"] == "part/who/decision"]
    assert (place["id"], place["code"]) == ("zz-parry-cost", "R101")
    start, end = place["ru"]["found"][0]
    assert place["ru"]["text"][start:end] == "платить"
    assert place["en"] == {"text": "Only the Fencer may pay for a Parry.", "found": []}


def test_outside_of_a_base_nothing_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "empty").mkdir()
    monkeypatch.chdir(tmp_path / "empty")
    assert translation("status").exit_code == 2


def test_the_state_follows_the_english_at_once(base: Path) -> None:
    assert listed("R103") == []
    edit(base, FEES, "A duel costs 1 CP.", "A duel costs 3 CP.")
    assert listed("R103") == [DECISION]
