import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from svod.cli.show import command


@pytest.fixture(autouse=True)
def _in_the_base(base: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(base)


def show(*arguments: str) -> Result:
    return CliRunner().invoke(command, arguments)


@pytest.mark.parametrize("asked", ["zz-parry-cost", "R101", "р101", " R101 ", "zz-parry-payment"])
def test_one_record_has_many_names(asked: str) -> None:
    found = show(asked)
    assert found.exit_code == 0
    assert "R101 · Парирование второй Атаки: сколько оно стоит" in found.output
    assert "unofficial" in found.output
    assert "\x1b" not in found.output


def test_a_former_id_says_so() -> None:
    assert show("zz-parry-price").output.startswith("former zz-parry-price")
    assert json.loads(show("zz-parry-price", "--json").output)["former"] == "zz-parry-price"
    assert json.loads(show("R101", "--json").output)["former"] is None


def test_what_held_on_a_day() -> None:
    then = json.loads(show("R101", "--lang", "en", "--as-of", "2025-02-28", "--json").output)
    later = json.loads(show("R101", "--lang", "en", "--as-of", "2025-03-01", "--json").output)
    assert (then["as_of"], then["parts"][0]["short"]) == ("2025-02-28", "2 CP")
    assert (later["as_of"], later["parts"][0]["short"]) == ("2025-03-01", "1 CP")
    assert json.loads(show("R101", "--json").output)["as_of"] is None


@pytest.mark.parametrize(
    "asked, said",
    [
        ("zz-twin", "status:zz-twin, card:zz-twin"),
        ("zz-fencing", "zz-parry-cost, zz-riposte-timing"),
        ("zz-pary-cost", "did you mean 'zz-parry-cost'?"),
        ("Ожоги", "did you mean 'status:zz-burn'?"),
        ("R999", "nothing has the id or code 'R999'"),
    ],
)
def test_what_names_no_one_record_is_told(asked: str, said: str) -> None:
    found = show(asked)
    assert found.exit_code == 2
    assert said in found.output


def test_a_bad_date_is_told_the_form() -> None:
    found = show("R101", "--as-of", "1.10.2024")
    assert found.exit_code == 2
    assert "2025-07-08" in found.output
