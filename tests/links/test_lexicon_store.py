import subprocess
import sys
from pathlib import Path

import pytest

from svod.links import lexicon_store
from svod.links.lexicon_store import key_of, lexicon_of
from svod.links.naming import lexicon
from svod.records import kept
from svod.records.library import Library
from svod.records.store import load
from svod.text.morphology import russian_word


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The words about which the dictionary was asked."""
    words: list[str] = []

    def ask(word: str) -> object:
        words.append(word)
        return russian_word(word)

    monkeypatch.setattr(lexicon_store, "russian_word", ask)
    return words


def rename(base: Path, old: str, new: str) -> Library:
    file = base / "heroes/statuses/zz-burn.ru.yml"
    file.write_text(file.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    return load(base)


def test_the_dictionary_is_asked_once(base: Path, asked: list[str]) -> None:
    library = load(base)
    made = lexicon_of(library, key_of(library))
    assert made == lexicon(library)
    assert "Фехтовальщица" in asked
    asked.clear()
    assert lexicon_of(load(base), key_of(load(base))) == made
    assert asked == []


def test_a_new_name_asks_about_its_new_words(base: Path, asked: list[str]) -> None:
    before = key_of(load(base))
    lexicon_of(load(base), before)
    asked.clear()
    library = rename(base, "preferred: Ожог", "preferred: Ожог пламенем")
    assert key_of(library) != before
    assert lexicon_of(library, key_of(library)) == lexicon(library)
    assert set(asked) == {"пламенем"}


@pytest.mark.parametrize(
    "old, new, same",
    [
        ("ru: Ожог наносит 1 урона.", "ru: Ожог даёт 1 урона.", True),
        ("gender: masculine", "gender: masculine\n  accepted: [Жар]", False),
    ],
)
def test_only_what_names_are_made_of_changes_the_key(base: Path, old: str, new: str, same: bool) -> None:  # noqa: FBT001
    before = key_of(load(base))
    assert (key_of(rename(base, old, new)) == before) is same


@pytest.mark.parametrize("content", [b"", b"x" * 100, b"\x90" * 40])
def test_what_is_damaged_is_made_anew(base: Path, content: bytes, asked: list[str]) -> None:
    library = load(base)
    made = lexicon_of(library, key_of(library))
    asked.clear()
    (base / ".svod/lexicon").write_bytes(content)
    assert lexicon_of(library, key_of(library)) == made
    assert asked


def test_what_other_code_kept_is_made_anew(base: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    library = load(base)
    before = key_of(library)
    monkeypatch.setattr(kept, "code", lambda *_: b"other")
    assert key_of(library) != before


def test_without_a_folder_nothing_is_kept(things: Library) -> None:
    assert lexicon_of(things, key_of(things)) == lexicon(things)
    assert things.root is None


def test_the_dictionary_is_not_loaded_while_the_names_are_the_same(base: Path) -> None:
    lexicon_of(load(base), key_of(load(base)))
    asked = (
        "import sys; from pathlib import Path; from svod.records.store import load;"
        "from svod.links.lexicon_store import key_of, lexicon_of;"
        f"library = load(Path({str(base)!r})); lexicon_of(library, key_of(library));"
        "print('pymorphy3' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
