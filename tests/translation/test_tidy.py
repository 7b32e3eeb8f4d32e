from pathlib import Path

from svod.records.store import load
from svod.translation.tidy import tidy
from tests.translation.desk import RUSSIAN_FEES, edit


def test_every_file_is_brought_into_form_and_says_the_same(base: Path) -> None:
    edit(base, RUSSIAN_FEES, "ru: Плата за дуэль", 'ru: "Плата за дуэль"')
    before = load(base).russian
    assert list(tidy(base)) == []
    assert "ru: Плата за дуэль\n" in (base / RUSSIAN_FEES).read_text(encoding="utf-8")
    assert load(base).russian == before
    written = {path: path.read_bytes() for path in base.rglob("*.ru.yml")}
    assert list(tidy(base)) == []
    assert {path: path.read_bytes() for path in base.rglob("*.ru.yml")} == written


def test_what_cannot_be_rewritten_is_told(base: Path) -> None:
    edit(base, RUSSIAN_FEES, "units:", "# asked twice\nunits:")
    (told,) = tidy(base)
    assert told.startswith(f"{RUSSIAN_FEES}:2:1: the comment would be lost")
