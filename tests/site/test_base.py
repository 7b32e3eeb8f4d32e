from datetime import date
from pathlib import Path

from svod.site.base import Base, errors


def test_the_day_is_the_last_on_which_anything_changed(base: Path) -> None:
    assert Base(base, "ru").day == date(2026, 1, 15)


def test_a_day_to_come_does_not_count_yet(base: Path) -> None:
    fees = base / "rulings/zz-hero/zz-duel-fees.yml"
    text = fees.read_text(encoding="utf-8").replace("date: 2025-05-01", "date: 2999-05-01")
    fees.write_text(text, encoding="utf-8")
    assert Base(base, "ru").day == date(2026, 1, 15)


def test_a_sound_base_has_no_errors(base: Path) -> None:
    assert errors(Base(base, "ru")) == ""


def test_errors_are_told_with_their_places(base: Path) -> None:
    (base / "rulings/zz-bad.yml").write_text("id: zz-bad\nkind: ruling\ncode: R999\ntitl: x\n")
    told = errors(Base(base, "ru"))
    assert told.startswith("rulings/zz-bad.yml:1:1: error: ")
    assert "\nrulings/zz-bad.yml:4:1: error: " in told
