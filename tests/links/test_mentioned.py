from pathlib import Path

import pytest

from svod.links.finder import Finder
from svod.links.mentioned import Ambiguous, mentioned
from svod.records.library import Library
from svod.records.store import load

ABOUT = "rulings/reference/zz-about"


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The records whose texts were read for names."""
    owners: list[str] = []
    whole = Finder.mentions

    def reading(self: Finder, owner: str, text: str) -> object:
        owners.append(owner)
        return whole(self, owner, text)

    monkeypatch.setattr(Finder, "mentions", reading)
    return owners


def rewrite(base: Path, path: str, old: str, new: str) -> Library:
    file = base / path
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")
    return load(base)


def test_what_texts_of_both_languages_mention(base: Path) -> None:
    library = rewrite(base, f"{ABOUT}.ru.yml", "Более", "У Фехтовальщицы «Финт», «Выпад» и Двойник. Более")
    library = rewrite(base, f"{ABOUT}.yml", "earlier", "earlier (Burn)")
    found = mentioned(library)["zz-about"]
    assert set(found.paths) == {
        "hero:zz-fencer",
        "card:zz-feint",
        "ability:zz-fencer.lunge",
        "status:zz-twin",
        "status:zz-burn",
    }
    assert set(found.paths.values()) <= {text.path for text in library.texts("zz-about")}
    assert found.ambiguous == ()


def test_what_stays_ambiguous_is_told_with_its_place(base: Path) -> None:
    rewrite(base, "heroes/components/zz-die.yml", "name: Die of the Fencer", "name: Burn")
    library = rewrite(base, f"{ABOUT}.yml", "earlier", "earlier (Burn)")
    (ambiguous,) = mentioned(library)["zz-about"].ambiguous
    assert ambiguous == Ambiguous("en", "part/main/decision", "Burn", ("component:zz-die", "status:zz-burn"))


def test_a_record_does_not_mention_itself(base: Path) -> None:
    found = mentioned(load(base))
    assert "status:zz-burn" not in found["status:zz-burn"].paths
    assert not [hit for hit in found["hero:zz-fencer"].paths if hit.startswith(("hero:zz-f", "ability:zz-f"))]


def test_only_changed_records_are_read_again(base: Path, read: list[str]) -> None:
    first = mentioned(load(base))
    assert len(set(read)) > 10
    read.clear()
    assert mentioned(load(base)) == first
    assert read == []
    assert mentioned(rewrite(base, f"{ABOUT}.ru.yml", "Более", "«Финт». Более")) != first
    assert set(read) == {"zz-about"}


def test_all_are_read_again_when_the_names_change(base: Path, read: list[str]) -> None:
    mentioned(load(base))
    everything = set(read)
    read.clear()
    mentioned(rewrite(base, "heroes/statuses/zz-burn.ru.yml", "preferred: Ожог", "preferred: Жар"))
    assert set(read) == everything


@pytest.mark.parametrize("content", [b"", b"x" * 100, b"\x90" * 40])
def test_what_is_damaged_is_made_anew(base: Path, content: bytes) -> None:
    first = mentioned(load(base))
    (base / ".svod/mentions").write_bytes(content)
    assert mentioned(load(base)) == first


def test_a_record_that_is_gone_is_forgotten(base: Path) -> None:
    mentioned(load(base))
    for path in (f"{ABOUT}.yml", f"{ABOUT}.ru.yml"):
        (base / path).unlink()
    assert "zz-about" not in mentioned(load(base))
