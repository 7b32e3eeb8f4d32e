import pytest
from hypothesis import given
from hypothesis import strategies as st

from svod.checks.step_codes import step_codes


@pytest.mark.parametrize(
    "text, ids",
    [
        ("In DRP 1.", ["drp-1"]),
        ("DRP step 1", ["drp-1"]),
        ("step 1 of the DRP", ["drp-1"]),
        ("ORP-4", ["orp-4"]),
        ("ORP\u00a04", ["orp-4"]),
        ("from DRP 1–6", ["drp-1", "drp-6"]),
        ("DRP steps 2, 3 and 7", ["drp-2", "drp-3", "drp-7"]),
        ("at DRP 4 and 2 damage", ["drp-4"]),
        ("the 7th step of the Defensive Roll Phase", ["drp-7"]),
        ("DRP 10", ["drp-10"]),
        ("two DRPs, a TRP", ["trp"]),
        ("ФБЗ 7", ["drp-7"]),
        ("на шаге 7 ФБЗ", ["drp-7"]),
        ("шаги 2 и 3 ФБН", ["orp-2", "orp-3"]),
        ("7-й шаг фазы броска защиты", ["drp-7"]),
        ("ФБП, шаг", ["trp"]),
        ("фазе броска нападения", ["orp"]),
        ("drp-1 and orp 4", []),
        ("Step 4 of the Attack", []),
    ],
)
def test_mentions_are_found(text: str, ids: list[str]) -> None:
    assert [code.id for code in step_codes(text)] == ids


def test_a_phase_alone_is_a_mention_without_number() -> None:
    (code,) = step_codes("before the ФБП ends")
    assert (code.phase, code.number, code.written, code.id) == ("trp", None, "ФБП", "trp")


@given(st.text(alphabet="DORTPФБЗНП step шаг0123456789,–-/ andи\u00a0", max_size=200))
def test_any_text_is_read_to_its_end(text: str) -> None:
    for code in step_codes(text):
        assert code.written in text
        assert code.number is None or str(code.number) in code.written
