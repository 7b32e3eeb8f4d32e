"""A base whose English and Russian fall apart as a test wants."""

from pathlib import Path

from svod.records.library import Library
from svod.records.store import load

FEES = "rulings/zz-hero/zz-duel-fees.yml"
RUSSIAN_FEES = "rulings/zz-hero/zz-duel-fees.ru.yml"


def edit(base: Path, path: str, old: str, new: str) -> None:
    """Exchange one text in a file of the base."""
    file = base / path
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1, (old, text)
    file.write_text(text.replace(old, new), encoding="utf-8")


def fallen_behind(base: Path) -> Library:
    """A changed decision, a changed title, a title without Russian, and looks alone changed elsewhere."""
    edit(base, FEES, "A duel costs 1 CP.", "A duel costs 2 CP.")
    edit(base, FEES, "Fees of a duel", "Fees for a duel")
    edit(base, FEES, "A duel begins.", "A  duel begins.")
    question = base / "rulings/reference/zz-question.ru.yml"
    text = question.read_text(encoding="utf-8")
    head, _, rest = text.partition("  title:\n")
    question.write_text(head + rest.split("\n", 2)[2], encoding="utf-8")
    library = load(base)
    assert library.problems == ()
    return library
