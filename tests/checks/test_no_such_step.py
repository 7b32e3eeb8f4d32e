import pytest

from tests.checks.small_base import SmallBase

RULE = "no-such-step"


@pytest.mark.parametrize("text", ["DRP 7", "DRP step 0", "ORP 5", "TRP 1", "DRP 1–7", "step 5 of the ORP"])
def test_an_english_step_that_does_not_exist(base: SmallBase, text: str) -> None:
    base.ruling(f"points:\n  - key: a\n    text: Rolled in {text}.")
    assert base.found(RULE) == [("rulings/zz-one.yml", 9, 11)]


@pytest.mark.parametrize("text", ["ФБЗ 7", "ФБН 5", "шаг 7 ФБЗ", "ФБП 2"])
def test_a_russian_step_that_does_not_exist(base: SmallBase, text: str) -> None:
    base.ruling()
    base.write(
        "rulings/zz-one.ru.yml", f"id: zz-one\nunits:\n  title:\n    ru: Бросок — {text}\n    from: A case\n"
    )
    assert base.found(RULE) == [("rulings/zz-one.ru.yml", 4, 9)]


def test_the_message_says_which_exist(base: SmallBase) -> None:
    base.ruling("points:\n  - {key: a, text: Rolled in DRP 7 or TRP 1.}")
    drp, trp = (problem for problem in base.run() if problem.rule == RULE)
    assert (drp.message, drp.hint) == ("'DRP 7': there is no step 7", "The steps of DRP (ФБЗ) are 1–6.")
    assert (trp.message, trp.hint) == ("'TRP 1': there is no step 1", "Name the phase alone.")


def test_steps_that_exist_are_sound(base: SmallBase) -> None:
    base.ruling("points:\n  - {key: a, text: 'ORP 1, ORP 4, DRP 1, DRP 6, the TRP.'}")
    assert base.found(RULE) == []


def test_a_note_of_a_slip_quotes_it_in_both_languages(base: SmallBase) -> None:
    base.ruling(
        "notes:\n  - {key: n, kind: slip, text: It says ORP 6.}\n  - {key: o, kind: open, text: ORP 6?}"
    )
    base.write("rulings/zz-one.ru.yml", "id: zz-one\nunits:\n  note/n: {ru: В документе ФБН 6., from: X}\n")
    assert base.found(RULE) == [("rulings/zz-one.yml", 9, 32)]
