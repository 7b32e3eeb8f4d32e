import pytest
from hypothesis import given
from hypothesis import strategies as st

from svod.links.step_codes import is_counted, step_codes
from tests.hostile import hostile


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
        ("in ORP 1 or 2", ["orp-1", "orp-2"]),
        ("DRP 1, 2 and 4.", ["drp-1", "drp-2", "drp-4"]),
        ("DRP 1, 2 CP", ["drp-1"]),
        ("DRP 1 and 2 Kegs", ["drp-1"]),
        ("ФБЗ 4 и 6 одинаковы", ["drp-4", "drp-6"]),
        ("в ФБЗ 4 и 6 неблокируемого урона", ["drp-4"]),
        ("в ФБЗ 4 или 2 карты", ["drp-4"]),
        ("с ФБЗ 1 по ФБЗ 5", ["drp-1", "drp-5"]),
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
        ("DRP 1234, DRP " + "9" * 5_000, ["drp", "drp"]),
        ("Step 4 of the Attack", []),
    ],
)
def test_mentions_are_found(text: str, ids: list[str]) -> None:
    assert [code.id for code in step_codes(text)] == ids


def test_a_phase_alone_is_a_mention_without_number() -> None:
    (code,) = step_codes("before the ФБП ends")
    assert (code.phase, code.number, code.written, code.id) == ("trp", None, "ФБП", "trp")


@pytest.mark.parametrize(
    "text, places",
    [
        ("в ФБЗ 4 и 6", ["ФБЗ 4", "6"]),
        ("DRP step 1–3", ["DRP step 1", "3"]),
        ("step 1 of the DRP", ["step 1 of the DRP"]),
        ("steps 1 and 2 of the DRP", ["1", "2 of the DRP"]),
        ("7-й шаг ФБЗ", ["7-й шаг ФБЗ"]),
        ("ORP", ["ORP"]),
    ],
)
def test_each_step_has_its_own_place(text: str, places: list[str]) -> None:
    assert [text[code.start : code.end] for code in step_codes(text)] == places


def test_names_in_full_are_told_from_codes() -> None:
    full, code = step_codes("the Offensive Roll Phase (ORP)")
    assert (full.in_full, code.in_full) == (True, False)


@pytest.mark.parametrize(
    "text, counted",
    [
        ("2 cards", True),
        ("2 неблокируемого", True),
        ("2 Бочки", True),
        ("2 is", False),
        ("2.", False),
        ("2", False),
    ],
)
def test_numbers_that_count(text: str, counted: bool) -> None:  # noqa: FBT001
    assert is_counted(text, 1) is counted


@hostile
@given(st.text(alphabet="DORTPФБЗНП step шаг0123456789,–-/ andи\u00a0", max_size=200))
def test_any_text_is_read_to_its_end(text: str) -> None:
    for code in step_codes(text):
        assert code.written in text
        assert code.number is None or str(code.number) in text[code.start : code.end]
